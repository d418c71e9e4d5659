import type { AssetRef, ExportRun } from '@diorama/contract';
import { DEFAULT_NAVMESH_AGENT, DomainError, nameNavmeshAssets } from '@diorama/domain';

import type { ActivityRunScope } from '../run/run-scope.js';
import { createAssetUploader } from '../transfer/asset-sender.js';
import type { ObjectTransfer } from '../transfer/object-transfer.js';
import type { MeshConverter } from './convert-mesh.js';

interface NavmeshDeps {
  readonly transfer: ObjectTransfer;
  readonly convertMesh: MeshConverter;
}

/**
 * The navigation mesh of a world's collider, as GLB and as tiles for Detour.
 *
 * @throws DomainError AGENT_TOO_LARGE when no ground has room for the agent
 */
export async function exportNavmesh({ transfer, convertMesh }: NavmeshDeps, run: ExportRun, scope: ActivityRunScope): Promise<AssetRef[]> {
  const { agent = DEFAULT_NAVMESH_AGENT, source, worldId } = run;
  const bytes = new Uint8Array(await transfer.readBytes(source.key, scope.signal));
  const [glb, detour] = await convertMesh({ bytes, form: 'navmesh', agent }, scope.signal);
  if (glb === undefined || detour === undefined) throw new DomainError('AGENT_TOO_LARGE');
  const names = nameNavmeshAssets(agent);
  const sender = createAssetUploader({ transfer, folder: worldId, signal: scope.signal });
  try {
    sender.add({ name: names.glb, extension: 'glb', contentType: 'model/gltf-binary', bytes: glb.bytes });
    sender.add({ name: names.detour, extension: 'bin', contentType: 'application/octet-stream', bytes: detour.bytes });
    return await sender.finish();
  } finally {
    await sender.settled(); // what is sent after a deletion of the world would stay for ever
  }
}
