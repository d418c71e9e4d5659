"""The version of this package: that of the service it was written for."""

__version__ = "0.1.0"
