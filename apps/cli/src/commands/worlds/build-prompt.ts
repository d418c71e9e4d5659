import { readFile } from 'node:fs/promises';

import { imageFromAsset, imageFromUrl } from '@diorama-worlds/sdk';
import type { Diorama, MediaReference, Scene, WorldPrompt } from '@diorama-worlds/sdk';

import type { Cli } from '../../program/cli.js';
import { UsageError } from '../../values/usage-error.js';
import { uploadFile } from '../../files/upload-file.js';

/** What the command line says of the world to make. */
export interface PromptArguments {
  readonly text: string | undefined;
  readonly images: readonly string[];
  readonly azimuths: readonly string[];
  readonly video: string | undefined;
  readonly isPano: boolean | undefined;
  /** A file that holds a scene. */
  readonly scene: string | undefined;
}

const FULL_TURN_IMAGES = 4;

/** The prompt of a request; local files are uploaded for it. @throws UsageError for what does not go together */
export async function buildPrompt(api: Diorama, cli: Cli, wish: PromptArguments): Promise<WorldPrompt> {
  checkWish(wish);
  if (wish.scene !== undefined) return { type: 'scene', scene: await readScene(wish.scene) };
  const { text, images, video, isPano } = wish;
  const words = text === undefined ? {} : { text_prompt: text };
  const reference = (place: string, kind: 'image' | 'video'): Promise<MediaReference> => createMediaReference(api, cli, { place, kind });
  if (video !== undefined) return { type: 'video', video_prompt: await reference(video, 'video'), ...words };
  const azimuths = wish.azimuths.map(degrees);
  const [first] = images;
  if (first === undefined) return { type: 'text', text_prompt: text ?? '' };
  if (images.length === 1 && azimuths.length === 0) {
    const pano = isPano === undefined ? {} : { is_pano: isPano };
    return { type: 'image', image_prompt: await reference(first, 'image'), ...pano, ...words };
  }
  const placed = [];
  for (const [index, place] of images.entries()) {
    const azimuth = azimuths[index];
    placed.push({ content: await reference(place, 'image'), ...(azimuth === undefined ? {} : { azimuth }) });
  }
  const many = images.length > FULL_TURN_IMAGES ? { reconstruct_images: true } : {};
  return { type: 'multi-image', multi_image_prompt: placed, ...many, ...words };
}

function checkWish({ text, images, azimuths, video, isPano, scene }: PromptArguments): void {
  if (scene !== undefined) {
    if (text !== undefined || images.length > 0 || video !== undefined)
      throw new UsageError('--scene cannot be combined with a prompt, --image or --video');
    return;
  }
  if (text === undefined && images.length === 0 && video === undefined) throw new UsageError('Pass a prompt, --image, --video or --scene');
  if (video !== undefined && images.length > 0) throw new UsageError('--image and --video cannot be combined');
  if (azimuths.length > images.length) throw new UsageError('Each --azimuth needs an --image');
  if (isPano !== undefined && (images.length !== 1 || azimuths.length > 0))
    throw new UsageError('--pano can be used only with a single --image');
}

async function readScene(path: string): Promise<Scene> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch {
    throw new UsageError(`File not found: ${path}`);
  }
  try {
    // Whether it is a scene is the service's to say.
    return JSON.parse(text) as Scene;
  } catch {
    throw new UsageError(`${path} is not JSON`);
  }
}

function degrees(text: string): number {
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number)) throw new UsageError(`--azimuth must be a number of degrees, not "${text}"`);
  return number;
}

interface Place {
  /** A file or a URL. */
  readonly place: string;
  readonly kind: 'image' | 'video';
}

/** A reference to media: a URL as it is, a file once it is uploaded. */
export async function createMediaReference(api: Diorama, cli: Cli, { place, kind }: Place): Promise<MediaReference> {
  if (/^https?:\/\//i.test(place)) return imageFromUrl(place);
  return imageFromAsset(await uploadFile(api, cli, { path: place, kind }));
}
