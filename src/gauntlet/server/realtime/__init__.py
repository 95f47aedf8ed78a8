"""Tables while they are played: WebSocket, table hosts, ownership between processes."""
