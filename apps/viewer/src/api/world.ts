import { removeNotShown } from '@diorama/web';

/** What the viewer reads of a World, as the API writes it; every other field is ignored. */
export interface World {
  readonly id: string;
  readonly display_name: string | null;
  readonly world_prompt?: { readonly text_prompt?: string | null } | null;
  /** Name of the model that generated the world. */
  readonly model?: string | null;
  readonly seed?: number | null;
  readonly assets: WorldAssets | null;
}

/** The assets of a World; all of them are null while the generation runs. */
export interface WorldAssets {
  readonly thumbnail_url: string | null;
  readonly caption: string | null;
  readonly splats: SplatAssets | null;
  readonly mesh: { readonly collider_mesh_url: string | null } | null;
  readonly imagery: { readonly pano_url: string | null } | null;
  readonly spawn_points?: readonly SpawnPoint[] | null;
  readonly manifest_url?: string | null;
  readonly scene_url?: string | null;
}

export interface SplatAssets {
  readonly spz_urls: Readonly<Partial<Record<DetailLevel, string | null>>> | null;
  /** All levels as streamed SOG in an archive; null before an export of it. */
  readonly sog_lod_url?: string | null;
  /** `ground_plane_offset` is the height of the capture point above the ground, metres. */
  readonly semantics_metadata: { readonly ground_plane_offset: number | null } | null;
}

/** The three sizes of a world's splats, coarse first. */
export const DETAIL_LEVELS = ['100k', '500k', 'full_res'] as const;
export type DetailLevel = (typeof DETAIL_LEVELS)[number];

/** A place to stand: metres at eye height, degrees clockwise from -z. */
export interface SpawnPoint {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly azimuth: number;
}

/** Whether the world can be shown, that is, its splats exist. */
export const hasSplats = (world: World): boolean => DETAIL_LEVELS.some((level) => Boolean(world.assets?.splats?.spz_urls?.[level]));

/** The name a world goes by; one without a name is called by the beginning of its prompt. */
export function getWorldName(world: World): string {
  const name = world.display_name?.trim();
  if (name) return name;
  const prompt = getPromptText(world) || 'Untitled world';
  const [start = prompt] = /^.{1,60}/su.exec(prompt) ?? [];
  // To the end of a word, where there is one: not every script has spaces.
  return start === prompt ? prompt : `${start.replace(/(?<=.{20})\s\S*$/su, '')}…`;
}

/** The text of the prompt; empty for a world without one, such as a world from a picture or a scene. */
export const getPromptText = (world: Pick<World, 'world_prompt'>): string => world.world_prompt?.text_prompt?.trim() ?? '';

/** How a world was generated, as pairs of a name and a text: its prompt, model and seed, as far as the visitor may see them. */
export function listWorldFacts(world: World): readonly (readonly [name: string, text: string])[] {
  const { model, seed } = world;
  const facts = [
    ['Prompt', getPromptText(world)] as const,
    ['Model', model ?? ''] as const,
    ['Seed', seed == null ? '' : String(seed)] as const,
  ];
  return facts.filter(([, text]) => text !== '');
}

/** The caption without its last sentence on what is not shown: the viewer shows that on a separate line. */
export const getCaption = (world: World): string => removeNotShown(world.assets?.caption ?? '');
