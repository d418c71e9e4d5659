import type { RelationKind } from '@diorama/domain';

import type { GrammarMeaning, LexiconEntry, MeasureMeaning } from './meaning.js';

/** The words that relate objects to one another or to a part of the place. */
export const RELATION_LEXICON: readonly LexiconEntry<GrammarMeaning | MeasureMeaning>[] = [
  {
    ...preposition({ kind: 'on' }),
    words:
      'on, onto, upon, atop, on the surface of, at the top of, floating on, floating in, standing on, sitting on, lying on, resting on, perched on, crossing, crossing over, driving over, riding over, walking over, walking across',
  },
  { ...preposition({ kind: 'on', isBare: true }), words: 'on top, on top of, on the top of' },
  { ...inverse('on'), words: 'covered in, covered by, covered with, topped with, topped by, crowned by, crowned with' },
  { ...inverse('on'), words: 'laden with, piled with, strewn with, littered with, piled high with' },
  { ...preposition({ kind: 'inside' }), words: 'in, into, within, swimming in' },
  { ...inverse('inside'), words: 'full of, filled with, filled by, loaded with, packed with, stuffed with, crammed with' },
  { role: 'grammar', grammar: 'break', relation: { kind: 'inside', isInverse: true }, words: 'containing' },
  { role: 'grammar', grammar: 'inside', relation: { kind: 'inside', isBare: true }, words: 'inside, inside of, inside of a' },
  { ...preposition({ kind: 'under', isBare: true }), words: 'under, below, beneath, underneath' },
  { ...preposition({ kind: 'under' }), words: 'in the shade of, under the shade of' },
  {
    ...preposition({ kind: 'above', isBare: true }),
    words:
      'above, over, high above, overhead, flying over, flying above, hovering over, hovering above, floating above, soaring over, soaring above',
  },
  {
    ...preposition({ kind: 'beside' }),
    words: 'by, at, at the foot of, at the bottom of, at the base of, on the side of, at the side of, by the side of',
  },
  {
    ...preposition({ kind: 'beside' }),
    words: 'at the edge of, on the edge of, on the shore of, on the bank of, on the banks of, at the shore of',
  },
  { ...preposition({ kind: 'beside', isBare: true }), words: 'beside, next to, alongside, adjacent to, right next to, side by side with' },
  {
    ...preposition({ kind: 'beside', isOnBothSides: true }),
    words: 'on both sides of, on either side of, on each side of, at both sides of, either side of, both sides of, to either side of',
  },
  {
    ...preposition({ kind: 'at-end-of', area: 'place', isOnBothSides: true }),
    words: 'at each end, at either end, at both ends, on each end, on either end, on both ends, at opposite ends',
  },
  { ...inverse('beside'), words: 'flanked by, bordered by, edged with' },
  { ...preposition({ kind: 'near' }), words: 'near, close to, not far from, in the vicinity of, outside, outside of' },
  { ...preposition({ kind: 'near', isBare: true }), words: 'nearby' },
  {
    ...preposition({ kind: 'near', area: 'viewer' }),
    words: 'in the foreground, in foreground, up close, right in front of me, right in front of us, before me',
  },
  { ...preposition({ kind: 'behind', isBare: true }), words: 'behind, beyond, at the back of, in back of' },
  { ...preposition({ kind: 'in-front-of', isBare: true }), words: 'in front, in front of, ahead of, standing before, kneeling before' },
  { ...preposition({ kind: 'left-of' }), words: 'left of, to the left of, on the left of, on the left side of, at the left of' },
  { ...preposition({ kind: 'right-of' }), words: 'right of, to the right of, on the right of, on the right side of, at the right of' },
  {
    ...preposition({ kind: 'left-of', area: 'viewer' }),
    words: 'on the left, to the left, at the left, on the left side, on the left hand side, on my left, on left, on left side, at left',
  },
  {
    ...preposition({ kind: 'right-of', area: 'viewer' }),
    words:
      'on the right, to the right, at the right, on the right side, on the right hand side, on my right, on right, on right side, at right',
  },
  { ...preposition({ kind: 'between', isBare: true }), words: 'between, in between' },
  {
    ...preposition({ kind: 'around', isBare: true }),
    words: 'around, all around, round, surrounding, encircling, gathered around, arranged around',
  },
  { ...preposition({ kind: 'around', area: 'place' }), words: 'on all sides, on every side, all around us, all around you' },
  { ...inverse('around'), words: 'surrounded by, encircled by, ringed by, enclosed by, circled by' },
  {
    ...preposition({ kind: 'facing' }),
    words:
      'facing, facing the, facing towards, facing toward, looking at, looking towards, looking toward, across from, toward, towards, overlooking, pointing at, turned towards, aimed at',
  },
  {
    ...preposition({ kind: 'against' }),
    words: 'against, leaning against, leaning on, propped against, pushed against, up against, propped up against',
  },
  { ...preposition({ kind: 'facing', isBare: true }), words: 'opposite, directly opposite' },
  {
    ...preposition({ kind: 'along', area: 'wall', isOnBothSides: true }),
    words: 'on either side, on both sides, on each side, either side, both sides, at both sides, down both sides, to both sides',
  },
  {
    ...preposition({ kind: 'at-end-of', area: 'place' }),
    words:
      'at the far end, at the other end, at one end, at the end, at the near end, at the back, at the rear, in the back, at the very end',
  },
  { ...preposition({ kind: 'in-front-of', area: 'viewer' }), words: 'straight ahead, dead ahead, directly ahead, right ahead' },
  { ...preposition({ kind: 'along' }), words: 'along, lining, all along' },
  { ...inverse('along'), words: 'lined with, lined by' },
  { ...preposition({ kind: 'at-end-of' }), words: 'at the end of, at the far end of, at the other end of' },
  { ...preposition({ kind: 'in-corner' }), words: 'in the corner of, in a corner of, in one corner of, in the corners of' },
  {
    ...preposition({ kind: 'in-corner', area: 'place' }),
    words: 'in the corner, in a corner, in one corner, in the far corner, in the corners',
  },
  {
    ...preposition({ kind: 'in-middle' }),
    words: 'in the middle of, in the midst of, middle of, in the center of, at the center of, in the heart of',
  },
  { ...preposition({ kind: 'in-middle', area: 'place' }), words: 'in the middle, in the center, at the center' },
  { ...preposition({ kind: 'hanging-from' }), words: 'hanging from, suspended from, dangling from, hung from, hanging down from' },
  { ...preposition({ kind: 'in-row' }), words: 'in a row, in rows, in a line, lined up, in line, in a long row, in neat rows' },
  { ...preposition({ kind: 'in-circle' }), words: 'in a circle, in a ring, in circles' },
  { ...preposition({ kind: 'in-pairs' }), words: 'in pairs, two by two' },
  {
    role: 'grammar',
    grammar: 'of',
    relation: { kind: 'in-row' },
    words: 'row of, a row of, line of, a line of, rows of, lines of, avenue of',
  },
  { role: 'grammar', grammar: 'of', relation: { kind: 'in-circle' }, words: 'circle of, a circle of, ring of, a ring of' },
  { role: 'grammar', grammar: 'of', relation: { kind: 'in-pairs' }, words: 'pairs of' },
  {
    ...preposition({ kind: 'far' }),
    words: `in the distance, in the far distance, in the background, in background, on the horizon, on the far horizon, far away, far off, at a distance, far in the distance, off in the distance`,
  },
];

function preposition(relation: NonNullable<GrammarMeaning['relation']>): Pick<GrammarMeaning, 'role' | 'grammar' | 'relation'> {
  return { role: 'grammar', grammar: 'preposition', relation };
}

/** Words after which the subject follows, as many of it as a bare plural may mean. */
function inverse(kind: RelationKind): Pick<MeasureMeaning, 'role' | 'share' | 'relation'> {
  return { role: 'measure', share: 2, relation: { kind, isInverse: true } };
}
