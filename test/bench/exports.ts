import { startBody, untilDone } from './api.ts';
import type { Operation } from './api.ts';
import type { Benchmark } from './benchmark.ts';
import type { Generation } from './generations.ts';
import type { Workbench } from './workbench.ts';

const ORDER = { model: 'svc-1.1', prompt: 'a fishing village by a lake in the morning', seed: 1 } as const;

interface Started extends Operation {
  readonly metadata: { readonly world_id: string };
}

/** Both meshes of a world of the default model, from the request to `done`; beside the engine alone. */
export const meshExport: Benchmark = {
  name: 'mesh-export',
  unit: 's',
  async run(bench) {
    const { operation, engine } = await exportedMeshes(bench);
    return { ours: operation, yardstick: engine, better: 'less', aim: { of: 'ours', bound: 20 } };
  },
};

/** The meshes exported both ways; once, however many benchmarks look at them. */
export const exportedMeshes = (bench: Workbench): Promise<Generation> =>
  bench.once('exported meshes', async () => {
    const [api, library] = [await bench.api(), await bench.library()];
    const { operation_id: made } = await api.call<Operation>(
      'POST',
      '/svc/v1/worlds:generate',
      startBody(ORDER.model, ORDER.prompt, { seed: ORDER.seed }),
    );
    await untilDone(api, made);
    const { metadata } = await api.call<Started>('GET', `/svc/v1/operations/${made}`);
    return bench.watch('export', async () => {
      const startedAt = performance.now();
      const path = `/svc/v1/worlds/${metadata.world_id}:export`;
      const { operation_id: exported } = await api.call<Operation>('POST', path, { asset_type: 'mesh', format: 'glb' });
      await untilDone(api, exported);
      const operation = (performance.now() - startedAt) / 1_000;
      const { seconds: engine } = (await library.ask({ ...ORDER, of: 'meshes' })) as { seconds: number };
      return { operation, engine };
    });
  });
