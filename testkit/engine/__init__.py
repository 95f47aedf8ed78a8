"""What the compiled kernel does here, for the module in the browser to be compared with."""
