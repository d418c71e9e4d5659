# Generated from _async/__init__.py by tools/python-client.mjs. Do not edit.
"""The synchronous client."""
