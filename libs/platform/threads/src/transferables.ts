/**
 * The buffers in a message that can be moved instead of copied: those of typed arrays that span their whole buffer. Shared
 * memory needs no moving; an array that is part of a larger buffer is copied, since something else may use the rest.
 */
export function collectTransferables(message: unknown): ArrayBuffer[] {
  const found = new Set<ArrayBuffer>();
  collect(message, found);
  return [...found];
}

function collect(value: unknown, found: Set<ArrayBuffer>): void {
  if (typeof value !== 'object' || value === null) return;
  if (ArrayBuffer.isView(value)) {
    if (value.buffer instanceof ArrayBuffer && value.byteLength === value.buffer.byteLength) found.add(value.buffer);
    return;
  }
  for (const part of Object.values(value)) collect(part, found);
}
