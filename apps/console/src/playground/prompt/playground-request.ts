import { DEFAULT_MODEL, LIMITS } from '@diorama/domain';
import type { ModelName } from '@diorama/domain';
import { toPermission } from '@diorama/web';
import type { Visibility } from '@diorama/web';
import type {
  BatchRequest,
  DepthRequest,
  ExportFormat,
  GenerateRequest,
  MediaReference,
  Variation,
  WorldPrompt,
} from '@diorama-worlds/sdk';

import { parseSeeds } from './seeds.js';

/** A file that was chosen, ready to be sent. */
export interface SelectedFile {
  readonly name: string;
  readonly base64: string;
  /** File extension without dot; null where the name has none. */
  readonly extension: string | null;
}

/** A picture that was chosen. */
export interface SelectedPicture extends SelectedFile {
  readonly isPano: boolean;
  /** To be shown; it lives as long as the page. */
  readonly previewUrl: string;
}

/** One of several pictures. */
export interface PlacedPicture extends SelectedPicture {
  /** Degrees to the right of the front; empty to leave the direction to the engine. */
  readonly azimuth: string;
}

/** The kinds of prompts of the API. `depth` is a depth panorama, which is painted. */
export type PromptKind = 'text' | 'image' | 'multi-image' | 'video' | 'scene' | 'depth';

/** What the playground asks for. */
export interface PlaygroundForm {
  readonly kind: PromptKind;
  readonly text: string;
  readonly picture: SelectedPicture | null;
  readonly pictures: readonly PlacedPicture[];
  readonly video: SelectedFile | null;
  /** JSON. */
  readonly scene: string;
  readonly depth: SelectedFile | null;
  /** Metres of a PNG's nearest and farthest depths; empty where there are none. */
  readonly zMin: string;
  readonly zMax: string;
  readonly model: ModelName;
  /** Numbers with commas between them; empty for one that the service chooses at random. */
  readonly seeds: string;
  readonly name: string;
  readonly visibility: Visibility;
}

export const EMPTY_PLAYGROUND_FORM: PlaygroundForm = {
  kind: 'text',
  text: '',
  picture: null,
  pictures: [],
  video: null,
  scene: '',
  depth: null,
  zMin: '',
  zMax: '',
  model: DEFAULT_MODEL,
  seeds: '',
  name: '',
  visibility: 'link',
};

/** A request of the v1 API that makes worlds or a panorama. */
export type PlaygroundRequest =
  | { readonly makes: 'world'; readonly body: GenerateRequest }
  | { readonly makes: 'worlds'; readonly body: BatchRequest }
  | { readonly makes: 'panorama'; readonly body: DepthRequest }
  | { readonly makes: 'variation'; readonly worldId: string; readonly body: Variation };

/** A request that makes another file of a finished world. */
export interface ExportRequest {
  readonly makes: 'export';
  readonly worldId: string;
  readonly body: ExportFormat;
}

/** A form as a request: neither a request nor a fault while something is missing. */
export interface FormReading {
  readonly request: PlaygroundRequest | null;
  /** What is wrong, in words for people. */
  readonly fault: string | null;
}

const INCOMPLETE: FormReading = { request: null, fault: null };
const faulty = (fault: string): FormReading => ({ request: null, fault });

/** The request of a form. */
export function readPlaygroundForm(form: PlaygroundForm): FormReading {
  const seeds = parseSeeds(form.seeds);
  if (typeof seeds === 'string') return faulty(seeds);
  if (form.kind === 'depth') return readDepth(form, seeds);
  const prompt = promptOf(form);
  if (typeof prompt === 'string') return faulty(prompt);
  if (prompt === null) return INCOMPLETE;
  const name = form.name.trim();
  const body = {
    model: form.model,
    world_prompt: prompt,
    permission: toPermission(form.visibility),
    ...(name === '' ? {} : { display_name: name }),
  };
  const [seed, ...others] = seeds;
  if (others.length > 0) return { request: { makes: 'worlds', body: { ...body, seeds: [...seeds] } }, fault: null };
  return { request: { makes: 'world', body: { ...body, ...(seed === undefined ? {} : { seed }) } }, fault: null };
}

function readDepth({ text, depth, zMin, zMax }: PlaygroundForm, seeds: readonly number[]): FormReading {
  const words = text.trim();
  const [seed, ...others] = seeds;
  if (others.length > 0) return faulty('A depth panorama is painted with one seed at a time.');
  if (words === '' || depth === null) return INCOMPLETE;
  const body = {
    depth_pano_image: mediaOf(depth),
    text_prompt: words,
    ...(zMin === '' ? {} : { z_min: Number(zMin) }),
    ...(zMax === '' ? {} : { z_max: Number(zMax) }),
    ...(seed === undefined ? {} : { seed }),
  };
  return { request: { makes: 'panorama', body }, fault: null };
}

function mediaOf({ base64, extension }: SelectedFile): MediaReference {
  return { source: 'data_base64', data_base64: base64, ...(extension === null ? {} : { extension }) };
}

/** The prompt; null while something is missing, and a text for what is wrong. */
function promptOf({ kind, text, picture, pictures, video, scene }: PlaygroundForm): WorldPrompt | string | null {
  const words = text.trim();
  const around = words === '' ? {} : { text_prompt: words };
  switch (kind) {
    case 'image':
      return picture && { type: 'image', image_prompt: mediaOf(picture), is_pano: picture.isPano, ...around };
    case 'multi-image':
      return pictures.length === 0 ? null : { ...placePictures(pictures), ...around };
    case 'video':
      return video && { type: 'video', video_prompt: mediaOf(video), ...around };
    case 'scene':
      return scene.trim() === '' ? null : readScene(scene);
    default:
      return words === '' ? null : { type: 'text', text_prompt: words };
  }
}

function placePictures(pictures: readonly PlacedPicture[]): Extract<WorldPrompt, { type: 'multi-image' }> {
  return {
    type: 'multi-image',
    multi_image_prompt: pictures.map((picture) => ({
      ...(picture.azimuth === '' ? {} : { azimuth: Number(picture.azimuth) }),
      content: mediaOf(picture),
    })),
    ...(pictures.length > LIMITS.imageCount ? { reconstruct_images: true } : {}),
  };
}

function readScene(text: string): WorldPrompt | string {
  try {
    const scene: unknown = JSON.parse(text);
    if (typeof scene !== 'object' || scene === null || Array.isArray(scene)) return 'A scene is a JSON object.';
    return { type: 'scene', scene: scene as Extract<WorldPrompt, { type: 'scene' }>['scene'] };
  } catch (error) {
    return `The scene is not valid JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** The names of the files that the request of a form contains, in its order. */
export function listFileNames({ kind, picture, pictures, video, depth }: PlaygroundForm): readonly string[] {
  const files: Readonly<Record<PromptKind, readonly (SelectedFile | null)[]>> = {
    text: [],
    scene: [],
    image: [picture],
    'multi-image': pictures,
    video: [video],
    depth: [depth],
  };
  return files[kind].flatMap((file) => (file === null ? [] : [file.name]));
}
