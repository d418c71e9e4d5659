import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';

import { DioramaError } from '@diorama-worlds/sdk';
import type { CameraPath } from '@diorama-worlds/sdk';

import { saveFile } from '../../files/save-files.js';
import { defineCliCommand } from '../../program/command.js';
import { parseInteger, parseNumber } from '../../values/numbers.js';
import { UsageError } from '../../values/usage-error.js';
import { EXPORT_RUN_ARGUMENTS, runExport } from './run-export.js';

const RESOLUTIONS = ['360p', '720p', '1080p', 'vertical', 'square'] as const;
type Resolution = (typeof RESOLUTIONS)[number];

/** Renders a camera path through a world as a film, or as single frames. */
export const RENDER_COMMAND = defineCliCommand(
  {
    name: 'worlds render',
    description: 'Render a camera path as an MP4 film, or as frames with camera matrices. Each frame costs credits',
    args: {
      world: { type: 'positional', required: true, description: 'World ID' },
      path: {
        type: 'string',
        required: true,
        valueHint: 'FILE',
        description: 'JSON file with a camera path, as copied from the viewer, or with a list of poses',
      },
      out: { type: 'string', valueHint: 'FILE', description: 'Save the film (.mp4) or the frames (.zip) to this file' },
      format: {
        type: 'enum',
        options: ['mp4', 'frames'],
        description: 'Output format: mp4 or frames (default: frames if --out ends in .zip, otherwise mp4)',
      },
      duration: { type: 'string', valueHint: 'SECONDS', description: 'Duration (default: from the path)' },
      fps: { type: 'string', valueHint: 'N', description: 'Frames per second (default: from the path)' },
      resolution: {
        type: 'enum',
        options: [...RESOLUTIONS],
        description: `Frame size: ${RESOLUTIONS.join(', ')} (default: from the path)`,
      },
      depth: { type: 'boolean', description: 'Add the depth of each frame to the ZIP' },
      ...EXPORT_RUN_ARGUMENTS,
    },
  },
  async ({ world: id, path: file, out, wait, ...args }, cli) => {
    const format = chooseFormat(args.format, out);
    const path = applyOptions(readCameraPath(await readText(file), file), args);
    const api = await cli.api();
    const what = { asset_type: 'camera_path', format, camera_path: path } as const;
    const ended = await runExport(api, cli, { world: id, what, wait, isDryRun: args['dry-run'] });
    if (ended === null) return;
    const { operation, url } = ended;
    if (out !== undefined) {
      if (url === null) throw new DioramaError('The path was rendered, but the operation has no file for it');
      await saveFile(api, cli, { file: { name: 'camera_path', fileName: out, url }, path: out });
    }
    cli.print(operation, () => out ?? url ?? operation.operation_id);
  },
);

interface PathOptions {
  readonly duration?: string | undefined;
  readonly fps?: string | undefined;
  readonly resolution?: string | undefined;
  readonly depth?: boolean | undefined;
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw new UsageError(`--path cannot be read: ${cause instanceof Error ? cause.message : file}`);
  }
}

/**
 * The path of a file: a list of poses, or an object with such a list. Its numbers are checked by the service.
 *
 * @throws UsageError for other content
 */
export function readCameraPath(text: string, file: string): CameraPath {
  const content = parseJson(text, file);
  const path: unknown = Array.isArray(content) ? { poses: content } : content;
  if (typeof path !== 'object' || path === null || !('poses' in path) || !Array.isArray(path.poses))
    throw new UsageError(`${file} must have a list of poses, such as [{"x": 0, "y": 0, "z": 0, "yaw": 90}, ...]`);
  return path as CameraPath;
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`${file} must be JSON`);
  }
}

/** A duration of the command takes the place of a speed as well. */
export function applyOptions(path: CameraPath, options: PathOptions): CameraPath {
  const { speed: _speed, ...rest } = path;
  return {
    ...(options.duration === undefined ? path : { ...rest, duration: parseNumber('duration', options.duration) }),
    ...(options.fps !== undefined && { frames_per_second: parseInteger('fps', options.fps) }),
    ...(options.resolution !== undefined && { resolution: options.resolution as Resolution }),
    ...(options.depth === true && { depth: true }),
  };
}

export function chooseFormat(format: string | undefined, out: string | undefined): 'mp4' | 'frames' {
  if (format === 'mp4' || format === 'frames') return format;
  return out !== undefined && extname(out).toLowerCase() === '.zip' ? 'frames' : 'mp4';
}
