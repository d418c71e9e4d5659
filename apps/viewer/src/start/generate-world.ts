import { toPermission } from '@diorama/web';
import type { Visibility } from '@diorama/web';
import { OperationFailedError } from '@diorama-worlds/sdk';
import type { Diorama, Progress, World } from '@diorama-worlds/sdk';

/** What a visitor asks for. */
export interface GenerationOrder {
  readonly prompt: string;
  readonly model: string;
  /** Who can open the world. */
  readonly visibility: Visibility;
  /** Null for one that the service draws. */
  readonly seed: number | null;
}

/** Hears of a generation while it runs. */
export interface GenerationListener {
  /** The service has accepted the order. */
  onStart(operationId: string): void;
  /** The id of the world is known, so its page can be opened. */
  onWorld(worldId: string): void;
  onProgress(progress: Progress): void;
}

/**
 * Generates a world and follows its generation to the end.
 *
 * @throws DioramaError when the service refuses the order; OperationFailedError when the generation fails or is stopped
 */
export async function generateWorld(client: Diorama, order: GenerationOrder, listener: GenerationListener): Promise<World> {
  const { operation_id: id } = await client.worlds.generate({
    model: order.model,
    world_prompt: { type: 'text', text_prompt: order.prompt },
    permission: toPermission(order.visibility),
    ...(order.seed === null ? {} : { seed: order.seed }),
  });
  listener.onStart(id);
  let isNamed = false;
  const nameWorld = async (): Promise<void> => {
    const { metadata } = await client.operations.get(id);
    if (metadata?.world_id == null) return;
    isNamed = true;
    listener.onWorld(metadata.world_id);
  };
  await nameWorld();
  for await (const event of client.operations.events(id)) {
    if (event.type === 'done') break;
    listener.onProgress(event.progress);
    if (!isNamed) await nameWorld();
  }
  const operation = await client.operations.get(id);
  if (operation.error != null || operation.response == null || !('world_svc_url' in operation.response))
    throw new OperationFailedError(operation);
  return operation.response;
}
