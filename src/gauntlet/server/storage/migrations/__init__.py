"""Migrations from older databases to schema.py: one revision in each file, never changed after its release."""
