import type { WorldQuality } from '@diorama/domain';

import type { BuiltWorld, JudgeRequest } from '../engine.js';
import { JobGate } from '../job-gate.js';
import { sharePicture } from '../pictures/share-picture.js';
import type { Scene } from '../scene/scene.js';

/** A smaller panorama is a draft's, which is wanted quickly: it is looked at beside itself, as a world of pictures is. */
const LARGE_PANORAMA = 2_048;

/** Looks at a world that was built from a scene; the same world gives the same figures. */
export function judgeBuilt(scene: Scene, built: BuiltWorld, { runner, signal }: JudgeRequest): Promise<WorldQuality> {
  if (built.panorama.width < LARGE_PANORAMA) return judgeBuiltPictures(built, { runner, signal });
  return new JobGate(runner, signal).run('judge-world', {
    scene,
    panorama: sharePicture(built.panorama),
    splats: copyOf(built, 'splats.spz_urls.100k'),
    collider: copyOf(built, 'mesh.collider_mesh_url'),
  });
}

/** Looks at a world that was built from pictures; the same world gives the same figures. */
export function judgeBuiltPictures(built: BuiltWorld, { runner, signal }: JudgeRequest): Promise<WorldQuality> {
  return new JobGate(runner, signal).run('judge-pictures', {
    panorama: sharePicture(built.panorama),
    splats: copyOf(built, 'splats.spz_urls.100k'),
    depth: copyOf(built, 'imagery.depth_exr_url'),
  });
}

/** A copy, for what a job gets may move away while the file itself is still being sent. */
function copyOf({ files }: BuiltWorld, name: BuiltWorld['files'][number]['name']): Uint8Array {
  const file = files.find((candidate) => candidate.name === name);
  if (!file) throw new RangeError(`the world has no ${name}`);
  return file.bytes.slice();
}
