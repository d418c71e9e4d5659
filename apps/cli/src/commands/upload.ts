import { extname } from 'node:path';

import { defineCliCommand } from '../program/command.js';
import { UsageError } from '../values/usage-error.js';
import { uploadFile } from '../files/upload-file.js';

const VIDEOS = new Set(['.mp4', '.mov', '.mkv', '.webm']);

/** A file becomes a media asset. */
export const UPLOAD_COMMAND = defineCliCommand(
  {
    name: 'upload',
    description: 'Upload an image or a video as a media asset',
    args: {
      file: { type: 'positional', required: true, description: 'Image or video file' },
      kind: {
        type: 'enum',
        options: ['image', 'video'],
        description: 'Kind of the file: image or video (default: from the file extension)',
      },
    },
  },
  async ({ file, kind }, cli) => {
    if (kind !== undefined && kind !== 'image' && kind !== 'video') throw new UsageError('--kind must be image or video');
    const told = kind ?? (VIDEOS.has(extname(file).toLowerCase()) ? 'video' : 'image');
    const asset = await uploadFile(await cli.api(), cli, { path: file, kind: told });
    cli.print(asset, () => asset.id);
  },
);
