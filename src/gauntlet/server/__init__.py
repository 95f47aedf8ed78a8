"""Accounts, lobby, HTTP, WebSocket, storage, bots at a table: the authority over tables that people share."""
