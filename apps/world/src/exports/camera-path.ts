import { findCameraPathFault } from '@diorama/camera-paths';
import type { CameraPath } from '@diorama/camera-paths';
import { DomainError } from '@diorama/domain';
import type { ExportPair } from '@diorama/domain';

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
