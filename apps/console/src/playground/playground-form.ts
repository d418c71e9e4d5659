import { DEFAULT_MODEL } from '@diorama/domain';
import type { ModelName } from '@diorama/domain';
import { toPermission } from '@diorama/web';
import type { Visibility } from '@diorama/web';
import type { DepthRequest, GenerateRequest, MediaReference, WorldPrompt } from '@diorama-worlds/sdk';

/** A picture that was chosen, ready to be sent. */
export interface SelectedPicture {
  readonly name: string;
  readonly base64: string;
  /** File extension without dot; null where the name has none. */
  readonly extension: string | null;
  readonly isPano: boolean;
  /** To be shown; it lives as long as the page. */
  readonly previewUrl: string;
}

/** A depth panorama that was chosen, ready to be sent. */
export type SelectedDepthFile = Pick<SelectedPicture, 'name' | 'base64' | 'extension'>;

/** What the playground asks for. */
export interface PlaygroundForm {
  readonly kind: 'text' | 'image' | 'depth';
  readonly text: string;
  readonly picture: SelectedPicture | null;
  readonly depth: SelectedDepthFile | null;
  /** Metres of a PNG's nearest and farthest depths; empty where there are none. */
  readonly zMin: string;
  readonly zMax: string;
  readonly model: ModelName;
  /** Empty for one that the service chooses at random. */
  readonly seed: string;
  readonly name: string;
  readonly visibility: Visibility;
}

export const EMPTY_PLAYGROUND_FORM: PlaygroundForm = {
  kind: 'text',
  text: '',
  picture: null,
  depth: null,
  zMin: '',
  zMax: '',
  model: DEFAULT_MODEL,
  seed: '',
  name: '',
  visibility: 'link',
};

/** A request of the v1 API, by what it makes. */
export type PlaygroundRequest =
  | { readonly makes: 'world'; readonly body: GenerateRequest }
  | { readonly makes: 'panorama'; readonly body: DepthRequest };

/** The request; null while something is missing that it cannot do without. */
export function buildPlaygroundRequest(form: PlaygroundForm): PlaygroundRequest | null {
  if (form.kind === 'depth') {
    const body = depthBody(form);
    return body === null ? null : { makes: 'panorama', body };
  }
  const body = worldBody(form);
  return body === null ? null : { makes: 'world', body };
}

function depthBody({ text, depth, zMin, zMax, seed }: PlaygroundForm): DepthRequest | null {
  const words = text.trim();
  if (words === '' || depth === null) return null;
  return {
    depth_pano_image: mediaOf(depth),
    text_prompt: words,
    ...(zMin === '' ? {} : { z_min: Number(zMin) }),
    ...(zMax === '' ? {} : { z_max: Number(zMax) }),
    ...(seed === '' ? {} : { seed: Number(seed) }),
  };
}

function mediaOf({ base64, extension }: SelectedDepthFile): MediaReference {
  return { source: 'data_base64', data_base64: base64, ...(extension === null ? {} : { extension }) };
}

function worldBody(form: PlaygroundForm): GenerateRequest | null {
  const prompt = promptOf(form);
  if (prompt === null) return null;
  const name = form.name.trim();
  return {
    model: form.model,
    world_prompt: prompt,
    permission: toPermission(form.visibility),
    ...(name === '' ? {} : { display_name: name }),
    ...(form.seed === '' ? {} : { seed: Number(form.seed) }),
  };
}

function promptOf({ kind, text, picture }: PlaygroundForm): WorldPrompt | null {
  const words = text.trim();
  if (kind === 'text') return words === '' ? null : { type: 'text', text_prompt: words };
  if (picture === null) return null;
  return {
    type: 'image',
    image_prompt: mediaOf(picture),
    is_pano: picture.isPano,
    ...(words === '' ? {} : { text_prompt: words }),
  };
}
