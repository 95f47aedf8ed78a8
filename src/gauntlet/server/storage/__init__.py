"""What is kept: database, schema, event store, backups; and the bus between processes."""
