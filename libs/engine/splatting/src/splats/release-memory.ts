/**
 * Gives the memory of arrays back at once, where the collector would keep it until it looks; they are empty afterwards.
 * Shared memory stays, since others may read it.
 */
export function releaseMemory(...arrays: readonly (Float32Array | Uint32Array)[]): void {
  for (const { buffer } of arrays) if (buffer instanceof ArrayBuffer && !buffer.detached) buffer.transfer(0);
}
