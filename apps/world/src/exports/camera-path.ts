import { countFrames, findCameraPathFault } from '@diorama/camera-paths';
import type { CameraPath } from '@diorama/camera-paths';
import { DomainError } from '@diorama/domain';
import type { ExportPair, PricedWork } from '@diorama/domain';

/** What an export makes. */
export interface ExportWork {
  readonly pair: ExportPair;
  /** Null for other assets. */
  readonly cameraPath: CameraPath | null;
}

/** The work of an export as prices know it; `frames` is 1 for other assets than a camera path. */
export const toPricedExport = ({ pair, cameraPath }: ExportWork) =>
  ({
    kind: 'export-world',
    assets: pair.assetType,
    frames: cameraPath === null ? 1 : countFrames(cameraPath),
  }) as const satisfies PricedWork;

/**
 * The path that an export shows; null for other assets. The gateway has validated its numbers.
 *
 * @throws DomainError ARGUMENT_INVALID for a path that is missing or cannot be rendered
 */
export function parseCameraPath({ assetType }: ExportPair, json = ''): CameraPath | null {
  if (assetType !== 'camera_path') return null;
  try {
    const path = JSON.parse(json) as CameraPath;
    const isTimed = path.poses.some(({ time }) => time !== undefined);
    const fault = findCameraPathFault(isTimed && !path.loop ? { ...path, duration: null } : path);
    if (fault === null) return path;
    throw new DomainError('ARGUMENT_INVALID', { argument: 'camera_path', problem: fault });
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw new DomainError('ARGUMENT_INVALID', { argument: 'camera_path_json', problem: 'must be a camera path' });
  }
}
