import { CATALOGUE, ROOM_TYPES } from '@diorama/catalogue';
import { hasBoxRoom, SCENE_LIMITS } from '@diorama/domain';
import type { Place, Room, RoomSize, Scene } from '@diorama/domain';
import { getRoomSize, isRoom, measureRoom } from '@diorama/lexicon';
import type { RoomDimensions } from '@diorama/lexicon';
import { ANY_ROOM } from '@diorama/prompt-reading';
import type { ExtentMention, PlaceMention, PromptReading, UnmatchedWords } from '@diorama/prompt-reading';
import { clamp } from '@diorama/world-model';

/** The place of a scene, and every mention of it. */
interface ChosenPlace {
  readonly place: Place;
  readonly mentions: readonly PlaceMention[];
}

/** How large the room of a scene is and how much water stands in it. */
export interface SettledRoom {
  readonly fields: Pick<Scene, 'size' | 'flood'>;
  /** With reports of the measures and of the water that the room does not have, and without those of words that its size makes true. */
  readonly reading: PromptReading;
}

/** Settles the measures and the water that a prompt gives its room. */
export function settleRoom(reading: PromptReading, chosen: ChosenPlace): SettledRoom {
  const { extents, flood, reports } = reading;
  const { place, mentions } = chosen;
  const room = mentions[0]?.meaning.room;
  if (!isRoom(place) || !hasBoxRoom({ place, room })) {
    const words = [...extents, ...(flood?.words ?? [])];
    const refused = words.map(({ at, text }) => ({ at, text, why: 'not possible in this place' as const }));
    return { fields: {}, reading: { ...reading, reports: [...reports, ...refused] } };
  }
  const missing: UnmatchedWords[] = [];
  const asked: Measures = {};
  for (const mention of extents) if (!isOfRoom(mention, chosen) || !addExtent(asked, mention)) missing.push(toReport(mention));
  const usual = getRoomSize(place, room);
  const wished = widenAisle(toWishedSize(asked, usual), chosen);
  const size = clampSize(wished);
  const isClamped = (['width', 'depth', 'height'] as const).some((side) => size[side] !== wished[side]);
  // Which of several measures is out of range does not matter to a reader who sees all of them.
  if (isClamped) missing.push(...extents.filter((mention) => !missing.some(({ at }) => at === mention.at)).map(toReport));
  const hasSize = Object.keys(size).length > 0;
  const shown = hasSize ? withoutShownSizes(reports, chosen, { place, room, size, usual }) : reports;
  return {
    fields: { ...(hasSize ? { size } : {}), ...(flood === null ? {} : { flood: round(limit(flood.depth, SCENE_LIMITS.flood)) }) },
    reading: { ...reading, reports: [...shown, ...missing] },
  };
}

interface Range {
  readonly min: number;
  readonly max: number;
}

const limit = (value: number, { min, max }: Range): number => clamp(value, min, max);

/** Metres that the prompt states, and square metres. */
interface Measures {
  width?: number;
  depth?: number;
  height?: number;
  area?: number;
}

const toReport = ({ at, text }: ExtentMention): UnmatchedWords => ({ at, text, why: 'property not applied' });

/** Whether measures are those of the room that the scene shows, and not those of another place. */
const isOfRoom = ({ owner, isOfWall }: ExtentMention, { mentions }: ChosenPlace): boolean =>
  owner === null || isOfWall || mentions.length === 0 || ANY_ROOM.test(owner.text) || mentions.some(({ at }) => at === owner.at);

/** Adds the measures of a mention to those of the room. @returns whether all of them are new */
function addExtent(asked: Measures, { extent, isOfWall }: ExtentMention): boolean {
  const { plain, sides, length, width, depth, height, area } = extent;
  const added: Measures = isOfWall
    ? define('height', height ?? plain ?? depth)
    : {
        ...define('width', width ?? (sides === undefined ? undefined : Math.min(...sides))),
        ...define('depth', depth ?? length ?? (sides === undefined ? plain : Math.max(...sides))),
        ...define('height', height),
        ...define('area', area),
      };
  const names = Object.keys(added) as (keyof Measures)[];
  const isNew = names.length > 0 && names.every((name) => asked[name] === undefined || asked[name] === added[name]);
  if (isNew) Object.assign(asked, added);
  return isNew;
}

const define = (name: keyof Measures, value: number | undefined): Measures => (value === undefined ? {} : { [name]: value });

/** The sides of the room; an area has the proportions of the type of room. */
function toWishedSize({ width, depth, height, area }: Measures, [ownWidth, ownDepth]: readonly [number, number, number]): RoomSize {
  const factor = area === undefined ? undefined : Math.sqrt(area / (ownWidth * ownDepth));
  const { across, along } =
    area === undefined || factor === undefined
      ? { across: width, along: depth }
      : {
          across: width ?? (depth === undefined ? ownWidth * factor : area / depth),
          along: depth ?? (width === undefined ? ownDepth * factor : area / width),
        };
  return { ...define('width', round(across)), ...define('depth', round(along)), ...define('height', round(height)) };
}

/** "A warehouse aisle, 3 m wide": between what lines its two walls. */
function widenAisle(size: RoomSize, { mentions }: ChosenPlace): RoomSize {
  const [mention] = mentions;
  if (size.width === undefined || mention === undefined || !/\baisles?$/.test(mention.text)) return size;
  const lined = (ROOM_TYPES.get(mention.meaning.room ?? '')?.items ?? [])
    .filter(({ zone }) => zone === 'along-left' || zone === 'along-right')
    .reduce((sum, { kind, size: factor = 1 }) => sum + (CATALOGUE.get(kind)?.size[2] ?? 0) * factor, 0);
  return { ...size, width: round(size.width + lined) };
}

function clampSize({ width, depth, height }: RoomSize): RoomSize {
  const { roomSide, roomHeight } = SCENE_LIMITS;
  const within = (name: keyof RoomSize, value: number | undefined, range: Range): RoomSize =>
    value === undefined ? {} : { [name]: limit(value, range) };
  return { ...within('width', width, roomSide), ...within('depth', depth, roomSide), ...within('height', height, roomHeight) };
}

/** To centimetres. */
function round(metres: number): number;
function round(metres: number | undefined): number | undefined;
function round(metres: number | undefined): number | undefined {
  return metres === undefined ? undefined : Math.round(100 * metres) / 100;
}

/** Words of size before a room that its measures make true: "a tiny kitchen, 2 m wide". */
const LARGE = /^(huge|large|big|vast|giant|gigantic|enormous|massive|immense|spacious|long|wide|broad|tall|high|grand|endless|lofty)$/;
const SMALL = /^(tiny|small|little|narrow|cramped|compact|short|low)$/;
const TRUE_FROM = { larger: 1.15, smaller: 0.9 } as const;
/** Phrases between such a word and its room at most. */
const WORD_REACH = 4;

interface SizedRoom {
  readonly place: Room;
  readonly room: string | undefined;
  readonly size: RoomSize;
  /** Width, depth and height that the room has without measures, metres. */
  readonly usual: RoomDimensions;
}

function withoutShownSizes(
  reports: readonly UnmatchedWords[],
  { mentions }: ChosenPlace,
  { place, room, size, usual }: SizedRoom,
): readonly UnmatchedWords[] {
  const now = measureRoom({ place, ...(room === undefined ? {} : { room }), size });
  const ratios = [(now[0] * now[1]) / (usual[0] * usual[1]), now[2] / usual[2]];
  const isLarge = ratios.some((ratio) => ratio >= TRUE_FROM.larger);
  const isSmall = ratios.some((ratio) => ratio <= TRUE_FROM.smaller);
  const isShown = ({ at, text }: UnmatchedWords): boolean =>
    mentions.some((mention) => at < mention.at && at >= mention.at - WORD_REACH) &&
    ((isLarge && LARGE.test(text)) || (isSmall && SMALL.test(text)));
  return reports.filter((report) => !isShown(report));
}
