import type { RelationArea, RelationKind } from '@diorama/domain';

/** A relation of an example, without its `kind`. */
interface ExampleRelation {
  readonly subject: number;
  readonly objects?: readonly number[];
  readonly area?: RelationArea;
}

/** What a kind of relation means, with an example: the entries of `objects` and a relation between them. */
interface RelationTexts {
  readonly meaning: string;
  readonly entries: readonly { readonly kind: string; readonly count?: number }[];
  readonly relation: ExampleRelation;
}

/** A subject and the object that it is related to. */
const pair = (subject: string, object: string): Pick<RelationTexts, 'entries' | 'relation'> => ({
  entries: [{ kind: object }, { kind: subject }],
  relation: { subject: 1, objects: [0] },
});

/** Several subjects of one kind, with an area or alone. */
const group = (kind: string, count: number, area?: RelationArea): Pick<RelationTexts, 'entries' | 'relation'> => ({
  entries: [count === 1 ? { kind } : { kind, count }],
  relation: { subject: 0, ...(area === undefined ? {} : { area }) },
});

/** Texts of all kinds of relations. The distances are those of the rules in `@diorama/relations`. */
export const RELATION_REFERENCE: Readonly<Record<RelationKind, RelationTexts>> = {
  on: { meaning: 'The subject rests on a surface of the object or of the area.', ...pair('cat', 'table') },
  under: { meaning: 'The subject is below a part of the object and within its outline.', ...pair('dog', 'broadleaf-tree') },
  inside: { meaning: 'The subject is in an open or hollow object, such as a basket, a boat or a cage.', ...pair('cat', 'boat') },
  beside: {
    meaning:
      'The subject is next to the object at about the same height. The gap is at most 1 m, or half the longer side of the larger one if that is more.',
    ...pair('dog', 'bench'),
  },
  near: {
    meaning: 'The gap between the subject and the object is at most 6 m, or the longer side of the object if that is more.',
    entries: [{ kind: 'barn' }, { kind: 'sheep', count: 4 }],
    relation: { subject: 1, objects: [0] },
  },
  behind: {
    meaning: 'The visitor sees the subject in about the same direction as the object, but farther away.',
    ...pair('broadleaf-tree', 'house'),
  },
  'in-front-of': {
    meaning: 'The visitor sees the subject in about the same direction as the object, but closer.',
    ...pair('car', 'house'),
  },
  'left-of': { meaning: 'The visitor sees the subject to the left of the object.', ...pair('dog', 'statue') },
  'right-of': { meaning: 'The visitor sees the subject to the right of the object.', ...pair('dog', 'statue') },
  between: {
    meaning: 'The subject is near the middle of the line between two objects. They belong to one or two entries.',
    entries: [{ kind: 'statue' }, { kind: 'well' }, { kind: 'dog' }],
    relation: { subject: 2, objects: [0, 1] },
  },
  around: {
    meaning: 'The subjects form a ring around the object.',
    entries: [{ kind: 'campfire' }, { kind: 'chair', count: 6 }],
    relation: { subject: 1, objects: [0] },
  },
  facing: { meaning: 'The front of the subject faces the object, which is at most 14 m away.', ...pair('dog', 'cat') },
  against: { meaning: 'A side of the subject touches a side of the object or of the area.', ...pair('ladder', 'barn') },
  along: { meaning: 'The subjects are in a line next to a long object or area.', ...group('lamp', 6, 'path') },
  'at-end-of': {
    meaning: 'The subject is at an end of the object, at the far end of the path, or at the far wall of the room.',
    ...group('tower', 1, 'path'),
  },
  'in-corner': { meaning: 'The subject is within 0.8 m of a corner of the room.', ...group('plant-pot', 1, 'place') },
  'in-middle': {
    meaning: 'The subject is in the middle of the object, area or room. Outdoors, `place` means the middle of the view.',
    ...group('fountain', 1, 'place'),
  },
  'hanging-from': { meaning: 'The subject hangs from the object or the area.', ...pair('lantern', 'broadleaf-tree') },
  above: { meaning: 'The subject is higher than the top of the object and does not touch it.', ...pair('drone', 'house') },
  'in-row': { meaning: 'The subjects are in a straight line.', ...group('statue', 5) },
  'in-circle': { meaning: 'The subjects are in a circle.', ...group('rock', 8) },
  'in-pairs': { meaning: 'The subjects are in groups of two.', ...group('chair', 6) },
  far: {
    meaning: 'The subject is at least 40 m from the visitor outdoors, or at the far side of the room.',
    ...group('windmill', 1),
  },
};

/** What each area of a relation is. */
const AREA_REFERENCE: Readonly<Record<RelationArea, string>> = {
  wall: 'A wall of the room. Outdoors, a wall of a building that the place contains by default.',
  floor: 'The floor of the room. Outdoors, the ground.',
  ceiling: 'The ceiling of the room.',
  window: 'A window of the room.',
  door: 'A door of the room.',
  place: 'The whole place.',
  water: 'The body of water of the place.',
  shore: 'The edge of the body of water.',
  path: 'The path or street of the place.',
  viewer: 'The capture point, where the visitor starts. It is above the origin.',
};

/** The relation of an example as a scene contains it. */
export const toExampleRelation = (kind: RelationKind): { readonly kind: RelationKind } & ExampleRelation => ({
  kind,
  ...RELATION_REFERENCE[kind].relation,
});

/** A table of all kinds of relations, and one of all areas, in Markdown. */
export function renderRelationTables(): { readonly kinds: string; readonly areas: string } {
  const kinds = (Object.keys(RELATION_REFERENCE) as RelationKind[]).map((kind) => {
    const { meaning, entries } = RELATION_REFERENCE[kind];
    return `| \`${kind}\` | ${meaning} | \`${toInlineJson(entries)}\` | \`${toInlineJson(toExampleRelation(kind))}\` |`;
  });
  const areas = Object.entries(AREA_REFERENCE).map(([area, meaning]) => `| \`${area}\` | ${meaning} |`);
  return {
    kinds: ['| `kind` | meaning | example: `objects` | example: relation |', '|---|---|---|---|', ...kinds].join('\n'),
    areas: ['| `area` | meaning |', '|---|---|', ...areas].join('\n'),
  };
}

/** JSON on one line, with spaces after colons and commas. */
const toInlineJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll(/"(\w+)":/g, '"$1": ')
    .replaceAll(/,(?=["{\d])/g, ', ');
