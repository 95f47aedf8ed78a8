"""The kernel as WebAssembly: its doors, compiled by Numba's own front end and LLVM's own back end.

    doors      which functions the page calls, with what
    compiler   Numba -> LLVM IR -> one WebAssembly object
    module     the object -> a module with exports
    sources    what all of it is made from

`python -m tools.wasm FILE` writes the module. No other compiler is needed: llvmlite has every target of LLVM.
"""
