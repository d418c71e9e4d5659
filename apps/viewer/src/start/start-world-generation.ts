import { DioramaError } from '@diorama/sdk';
import type { Diorama } from '@diorama/sdk';

/**
 * Starts a generation and returns the id of its world as soon as the run has begun.
 *
 * @param onProgress called with the state of the operation, for people
 * @throws DioramaError when the service refuses the request, or the operation ends before its run begins
 */
export async function startWorldGeneration(client: Diorama, prompt: string, onProgress: (text: string) => void): Promise<string> {
  const request = { world_prompt: { type: 'text', text_prompt: prompt }, permission: { allow_id_access: true } } as const;
  const { operation_id: id } = await client.worlds.generate(request);
  onProgress('Waiting for a worker');
  for await (const event of client.operations.events(id)) {
    if (event.type === 'progress') onProgress(event.progress.description);
    const { metadata, error } = await client.operations.get(id);
    if (metadata?.world_id !== undefined && !error) return metadata.world_id;
    if (event.type === 'done') throw new DioramaError(error?.message ?? 'The world could not be generated.');
  }
  throw new DioramaError('The operation cannot be followed.');
}
