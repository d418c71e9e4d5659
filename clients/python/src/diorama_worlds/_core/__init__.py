"""What both clients share: settings, retries, errors of responses, events and conversions."""
