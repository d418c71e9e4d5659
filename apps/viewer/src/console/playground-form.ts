import { DEFAULT_MODEL } from '@diorama/domain';
import type { ModelName } from '@diorama/domain';

export type Visibility = 'private' | 'link' | 'public';

/** A picture that was chosen, ready to be sent. */
export interface ChosenPicture {
  readonly name: string;
  readonly base64: string;
  /** File extension without dot; null where the name has none. */
  readonly extension: string | null;
  readonly isPano: boolean;
  /** To be shown; it lives as long as the page. */
  readonly previewUrl: string;
}

/** What the playground asks for. */
export interface PlaygroundForm {
  readonly kind: 'text' | 'image';
  readonly text: string;
  readonly picture: ChosenPicture | null;
  readonly model: ModelName;
  /** Empty for one that the service draws. */
  readonly seed: string;
  readonly name: string;
  readonly visibility: Visibility;
}

export const EMPTY_FORM: PlaygroundForm = {
  kind: 'text',
  text: '',
  picture: null,
  model: DEFAULT_MODEL,
  seed: '',
  name: '',
  visibility: 'link',
};

/** The body of the request; null while something is missing that it cannot do without. */
export function requestBody(form: PlaygroundForm): object | null {
  const prompt = promptOf(form);
  if (prompt === null) return null;
  const name = form.name.trim();
  return {
    model: form.model,
    world_prompt: prompt,
    permission: { public: form.visibility === 'public', allow_id_access: form.visibility !== 'private' },
    ...(name === '' ? {} : { display_name: name }),
    ...(form.seed === '' ? {} : { seed: Number(form.seed) }),
  };
}

function promptOf({ kind, text, picture }: PlaygroundForm): object | null {
  const words = text.trim();
  if (kind === 'text') return words === '' ? null : { type: 'text', text_prompt: words };
  if (picture === null) return null;
  return {
    type: 'image',
    image_prompt: {
      source: 'data_base64',
      data_base64: picture.base64,
      ...(picture.extension === null ? {} : { extension: picture.extension }),
    },
    is_pano: picture.isPano,
    ...(words === '' ? {} : { text_prompt: words }),
  };
}
