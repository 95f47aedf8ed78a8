"""What tests, benches and tools share: servers, clients, positions, games, and the reference of the rules."""
