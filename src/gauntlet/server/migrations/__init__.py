"""How an older database becomes what schema.py says: one step a file, never changed once it is out."""
