import { listBundles, openBundle } from '@diorama/onnx';
import type { ModelPool, FileHashCache } from '@diorama/onnx';
import type { Logger } from '@diorama/telemetry';

interface PreloadContext {
  readonly models: string;
  readonly pool: ModelPool;
  readonly verified: FileHashCache;
  readonly logger: Logger;
  readonly signal: AbortSignal;
}

/**
 * Logs bundles that cannot be used, and loads those with the names, given as `name` or `name@version`.
 *
 * @throws Error when one is not there; BundleError, ModelFailedError
 */
export async function preloadModels(names: readonly string[], { models, pool, verified, logger, signal }: PreloadContext): Promise<void> {
  const { bundles, faults } = await listBundles(models);
  for (const fault of faults) logger.warn({ err: fault }, 'a model bundle cannot be used');
  for (const wanted of names) {
    const found = bundles.find(({ manifest: { name, version } }) => wanted === name || wanted === `${name}@${version}`);
    if (found === undefined) throw new Error(`the bundle ${wanted} is not in ${models}`);
    await pool.load(await openBundle(found.folder, verified), signal);
    logger.info({ bundle: wanted }, 'loaded');
  }
}
