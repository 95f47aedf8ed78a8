"""The HTTP API: routes, dependencies, middleware, static files."""
