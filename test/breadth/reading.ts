import { composeScene } from '@diorama/scene';

/** What the reader claims to represent, in words of the prompt. */
export interface Claim {
  readonly text: string;
  readonly kind: string;
  readonly as: 'exact' | 'family' | 'attribute';
}

/** What the reader makes of a prompt, independent of the version of its result. */
export interface BreadthReading {
  readonly claims: readonly Claim[];
  readonly missing: readonly string[];
  readonly indoors: boolean;
  /** The room or landscape of the scene, which the kind of a claim can be. */
  readonly place: string;
  /** Kinds of objects and the weather, which the checks of wrong drawings look at. */
  readonly drawn: readonly string[];
}

const SEED = 7;

/** Reads a prompt with the reader of the engine. */
export function readPrompt(prompt: string): BreadthReading {
  const composition: ReaderResult = composeScene(prompt, SEED);
  const missing = composition.notRepresented.map((entry) => (typeof entry === 'string' ? entry : entry.text));
  const { scene } = composition;
  const objects = scene.things ?? scene.objects ?? [];
  const place = typeof scene.place === 'string' ? scene.place : (scene.place.room ?? scene.place.landform ?? '');
  return {
    claims: composition.represented,
    missing,
    indoors: isIndoors(scene.place),
    place,
    drawn: [...objects.map(({ kind }) => kind), scene.weather],
  };
}

/** The parts of the reader's result that all its versions have, and those that its second version adds. */
interface ReaderResult {
  readonly scene: {
    readonly place: string | { readonly room?: string | null; readonly landform?: string | null };
    readonly weather: string;
    readonly objects?: readonly { readonly kind: string }[];
    readonly things?: readonly { readonly kind: string }[];
  };
  readonly represented: readonly Claim[];
  readonly notRepresented: readonly (string | { readonly text: string })[];
}

/** The rooms of scenes of version 1, whose place is a name. */
const ROOMS: readonly string[] = ['living-room', 'library', 'workshop', 'temple-hall', 'kitchen', 'cave', 'spaceship-corridor'];

const isIndoors = (place: ReaderResult['scene']['place']): boolean =>
  typeof place === 'string' ? ROOMS.includes(place) : typeof place.room === 'string';
