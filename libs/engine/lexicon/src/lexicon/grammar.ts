import type { LexiconEntry, GrammarMeaning, IgnoredMeaning } from './meaning.js';

/** Function words: what they do for the words around them. */
export const GRAMMAR_LEXICON: readonly LexiconEntry<GrammarMeaning>[] = [
  { role: 'grammar', grammar: 'article', words: 'a, an, another' },
  { role: 'grammar', grammar: 'definite', words: 'the, this, that, these, those, its, their, his, her, my, our, your, said' },
  {
    role: 'grammar',
    grammar: 'negation',
    words: `no, not, without, not a single, without any, without a single, no sign of, no trace of, devoid of, free of, free from, bare of, empty of, clear of, lacking,
      lacks, lack of, absence of, absent, minus, sans, zero, never, neither, not any, excluding, avoid, rather than, instead of, isnt, arent, doesnt have, dont, doesnt,
      wasnt, werent, there is no, there are no, with no, hasnt, havent, wont, cannot, cant, nary a, none of the, omit, exclude, remove, stripped of, void of`,
  },
  { role: 'grammar', grammar: 'except', words: 'except, except for, apart from, other than, aside from, save for, but for' },
  { role: 'grammar', grammar: 'or', words: 'or, nor, and or' },
  { role: 'grammar', grammar: 'and', words: 'and, n, as well as, as well' },
  { role: 'grammar', grammar: 'of', words: 'of' },
  {
    role: 'grammar',
    grammar: 'break',
    words: `with, w, but, featuring, including, has, have, having, had, plus, while, where, which, who, then, yet, though, although, however, only, just, nothing but,
      nothing except, empty except for, empty except, empty but for, empty apart from, empty save for, bare except for, deserted except for, not only, but also, also, there is, there are, instead, because, so, when, until, before, after, if, unless, accompanied by`,
  },
  {
    role: 'grammar',
    grammar: 'preposition',
    words: `wearing, wears, dressed in, clad in, clothed in, garbed in, amid, amidst, among, amongst, throughout, for, during, as, like, up, down, off, out, via, deep in, deep inside,
      high in, set in, far from, lit by, illuminated by, bathed in, across, through, thru, from, to, past, set against, edge of, out of, framed by`,
  },
  { role: 'grammar', grammar: 'comparison', words: 'as if, as though, reminiscent of, resembling, evoking, evoke, akin to' },
  { role: 'grammar', grammar: 'inside', words: 'interior of, the interior of, indoors in, the inside of' },
  { role: 'grammar', grammar: 'interior', words: 'interior, indoor, indoors, at home' },
  { role: 'grammar', grammar: 'exterior', words: 'exterior, outdoor, outdoors, open air, alfresco' },
  {
    role: 'grammar',
    grammar: 'copula',
    words:
      'is, are, was, were, be, been, being, painted, colored, looks, look, seems, seem, appears, appear, becomes, become, turned, tinted, am, made of, made from, made out of, built of, built from',
  },
  {
    role: 'grammar',
    grammar: 'filler',
    isInvariable: true,
    words:
      'id like, id like to, id love, id love to, i would like, i would love, i would like to, we would like, wed like, wed like to, would like, would like to, would love, would love to, i, you, he, she, it, we, they, me, him, them, us, will, would, can, can be, could, should, shall, may, might, must',
  },
  { role: 'grammar', grammar: 'surroundings', words: 'sky, skies, air, horizon' },
  {
    role: 'grammar',
    grammar: 'filler',
    words: `closer, nearer, in full bloom, in the wind, in costume, into the distance, away into the distance, what, whose, whom, how, why, any, each, every, all, everything, everywhere, something, anything, nothing, there, here, do, does, did, very, really, quite, rather, too, almost, nearly, even, ever, always, again, much,
      more, most, less, least, such, own, same, other, else, than, once, together, away, apart, far, back, ones, one another, each other, itself, let, lets, please, want, wish, need, make, create,
      generate, build, show, give, imagine, depict, draw, design, picture of, add, put, place, use, see, seen, visible, shown, filled, covered, dotted, lined,
      surrounded, littered, scattered, strewn, stand, stood, sit, sat, lie, lay, lying, laid, fell, falling, reflect, rest, set, flow, stretch, rise, risen, rose up, grow, grew, grown, spread, run through,
      run, lead, line, cover, fill, surround, overlook, nestle, nestled, perch, perched, tuck, tucked, hide, hidden, locate, situate, situated, located, reach, extend, 
      bathe, bathed, lit, light up, illuminated, shine, cast, meet, cross, dot, overlooked, go, come, leave, get, kept, hang, hung, begin, end, frame, framed, feature, contain, include,
      stranded, arrive, roar, remain, hug, well preserved, well kept, well known, well worn, drape, draped, blanketed, carpeted with, s, t, d, ll, re, ve, m, etc, eg, ie, not just, no longer, no one, nobody, no more, none, anywhere, nowhere, maybe, perhaps, about,
      approximately, roughly, around about, exactly, distant, distance, growing, standing, full, side, edge, middle, center, corner, top, bottom, front, left, right, foot, bank,
      ground, terrain, land, earth, vista, path ahead, foreground, background, midground, surroundings, surface, inside and out, dappled light, window light, sort of, kind of, type of, lot, and so on, and so forth, so on, so forth, if possible, pls, plz, thanks, thank you, yes please`,
  },
];

/** Phrases whose words name things elsewhere, and nothing that can be seen here: "for scale". */
export const IDIOM_LEXICON: readonly LexiconEntry<IgnoredMeaning>[] = [
  {
    role: 'ignored',
    words: `trade wind, roof ring, crown ring, on air, for scale, to scale, at scale, full scale, human scale, small scale, large scale, scale model of, true to scale, in scale,
      scale reference, scaled down, life size, life sized, mood board, moodboard, style board, vision board, story board, storyboard, key art,
      previz, previs, previsualization, pre viz, client presentation, museum exhibit, dnd campaign, rpg campaign, tabletop campaign, for a client, game ready, asset pack, game asset, level design,
      game level, blockout, greybox, graybox, av testing, test track for, robot training, old fashioned, olde worlde, state of the art,
      top of the range, high end, low key, work in progress, out of the box, off the beaten track, off the grid, in the middle of nowhere,
      middle of nowhere, off season, on a budget, on sale, on offer, on the menu, on tap, in use, in style, in character, on the spot, at hand,
      by hand, hand made, handmade, hand crafted, handcrafted, hand carved, hand woven, film look, film stock, textbook style,
      book illustration, storybook style, storybook illustration, matte painting style, ink drawing, comic book style, cartoon style,
      anime style, ghibli style, clay animation, claymation style, stop motion, color palette, color scheme, jet lag, no frills, sun bleached,
      snow white finish, open plan, split level, double height, full height, floor to ceiling, wall to wall, floor space, clear floor space,
      counter space, wall space, head height, eye height, knee height, waist height, shoulder height, year round, around the clock, school run,
      cat and mouse, dog eared, field trip, school trip, safety first, first class, second class, golden ratio, cherry picked, bottle green,
      windless, windless morning, reflecting everything, recreate, childhood, brick by brick, rock bottom, rock solid, rock steady, stone cold`,
  },
];
