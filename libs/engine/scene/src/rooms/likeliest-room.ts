import { CATALOGUE, ROOM_TYPES } from '@diorama/catalogue';
import { getFamily } from '@diorama/lexicon';
import type { SceneMeaning } from '@diorama/lexicon';
import type { Room } from '@diorama/domain';

import type { ObjectMention, PlaceMention } from '@diorama/prompt-reading';

/** Types of rooms that furniture alone asks for: those of homes, work and everyday life. */
const USUAL_ROOMS: readonly string[] =
  `bedroom childrens-room nursery bathroom dining-room study attic garage laundry-room walk-in-closet gaming-room office meeting-room classroom laboratory hospital-room
  exam-room dentist-room restaurant-kitchen restaurant cafe bar tavern gym boxing-gym art-studio recording-studio tailor-workshop pottery-studio electronics-lab server-room
  dormitory warehouse smithy alchemist-lab japanese-room throne-room church-interior arcade pool-hall spa`.split(/\s+/);

/** What the rooms of the scene language have. */
const PLAIN_ROOMS: Readonly<Partial<Record<Room, string>>> = {
  'living-room':
    'sofa armchair coffee-table television tv-stand rug carpet fireplace bookshelf floor-lamp lamp picture cushion side-table chair table piano plant-pot curtain',
  kitchen:
    'stove refrigerator kitchen-counter oven sink kitchen-sink microwave kettle toaster table chair frying-pan cooking-pot dishwasher kitchen-island cupboard bar-stool',
  library: 'bookshelf library-bookcase book-stack book globe lectern ladder armchair desk-lamp',
  workshop: 'workbench toolbox hammer saw drill tool-chest stool ladder',
};

interface Candidate {
  readonly meaning: SceneMeaning;
  readonly kinds: ReadonlySet<string>;
  readonly families: ReadonlySet<string | undefined>;
}

function createCandidate(meaning: SceneMeaning, kinds: readonly string[]): Candidate {
  return { meaning, kinds: new Set(kinds), families: new Set(kinds.map(getFamily)) };
}

const CANDIDATES: readonly Candidate[] = [
  ...Object.entries(PLAIN_ROOMS).map(([place, kinds]) => createCandidate({ role: 'noun', place: place as Room }, kinds.split(' '))),
  ...USUAL_ROOMS.map((id) => ROOM_TYPES.get(id))
    .filter((type) => type !== undefined)
    .map(({ id, base, items }) =>
      createCandidate(
        { role: 'noun', place: base, room: id },
        items.map(({ kind }) => kind),
      ),
    ),
];

/** Whether a room has a kind or one of its family. */
const has = ({ kinds, families }: Candidate, kind: string): boolean => kinds.has(kind) || families.has(kind);

const INNER_THEMES: readonly (string | undefined)[] = ['interior', 'goods'];
/** Share of the furniture that a room must have. */
const SHARE_MIN = 0.6;

/**
 * The usual room that has most of the furniture of a prompt: an office for a desk and filing cabinets. A kind counts the more the fewer rooms have it.
 * Undefined for less than two kinds of furniture, and where no room has most of them.
 */
export function findLikeliestRoom(objects: readonly ObjectMention[]): PlaceMention | undefined {
  const furniture = objects.filter(({ kind, isBrought }) => !isBrought && INNER_THEMES.includes(CATALOGUE.get(kind)?.theme));
  const kinds = [...new Set(furniture.map(({ kind }) => kind))];
  const [first] = furniture;
  if (first === undefined || kinds.length < 2) return undefined;
  const weights = kinds.map((kind) => 1 / Math.max(1, CANDIDATES.filter((candidate) => has(candidate, kind)).length));
  let best: Candidate | undefined;
  let most = 0;
  for (const candidate of CANDIDATES) {
    const shared = kinds.filter((kind) => has(candidate, kind)).length;
    const score = kinds.reduce((sum, kind, at) => sum + (has(candidate, kind) ? 1 + (weights[at] ?? 0) : 0), 0);
    if (shared >= 2 && shared >= SHARE_MIN * kinds.length && score > most + 1e-9) [best, most] = [candidate, score];
  }
  if (best?.meaning.place === undefined) return undefined;
  return { value: best.meaning.place, at: first.at, text: first.text, rank: 'part', meaning: best.meaning };
}
