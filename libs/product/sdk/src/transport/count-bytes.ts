/** The same stream; `onCount` receives the number of bytes so far after each chunk. */
export function countBytes(stream: ReadableStream<Uint8Array>, onCount: (bytes: number) => void): ReadableStream<Uint8Array> {
  let bytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      controller.enqueue(chunk);
      onCount(bytes);
    },
  });
  return stream.pipeThrough(counter);
}
