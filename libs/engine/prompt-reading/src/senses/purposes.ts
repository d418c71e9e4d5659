import { CATALOGUE } from '@diorama/catalogue';
import { getObjectTheme } from '@diorama/lexicon';

import type { PhraseSpan } from '../match-phrases.js';
import { joinsPhrase } from '../phrase-roles.js';
import { continuesNoun, FILLER, hasTheme, IGNORED, keyOf, setMeaning } from './set-meaning.js';

/** Words for the users and the owners of a world, who are not in it. Each rule reads a phrase a bounded number of times. */
export function readPurposes(spans: PhraseSpan[], at: number): void {
  readUsers(spans, at);
  readVisitors(spans, at);
  readKin(spans, at);
  readRelatives(spans, at);
  readHeadset(spans, at);
}

/** Words between "for" and the users at most. */
const USER_REACH = 6;
const USERS =
  /^(people|persons?|guests?|visitors?|players?|clients?|customers?|children|kids?|pupils?|students?|families|family|adults?|someone|everyone|users?|tourists?|workers?|staff|patients?|passengers?|toddlers?|teenagers?|residents?)$/;

/** An office "for 24 people" and a floor "for a mobile robot" say what these are for; who is there is said otherwise. */
function readUsers(spans: PhraseSpan[], at: number): void {
  if (keyOf(spans[at]) !== 'for' && keyOf(spans[at]) !== 'suitable for') return;
  for (let next = at + 1; next <= at + USER_REACH; next++) {
    const span = spans[next];
    if (span === undefined || !joinsPhrase(span)) return;
    if (USERS.test(keyOf(span)) || getObjectTheme(span.meaning) === 'people' || isMachine(span)) {
      let last = next;
      // "For a baby girl"
      while (continuesNoun(spans[last + 1]) && getObjectTheme(spans[last + 1]?.meaning ?? null) === 'people') last++;
      for (let user = at + 1; user <= last; user++) setMeaning(spans, user, user === last ? IGNORED : FILLER);
      return;
    }
    if (isThing(span) && !joinsPhrase(spans[next + 1] ?? span)) return;
    if (span.meaning?.role === 'grammar' && span.meaning.grammar === 'preposition') return;
  }
}

const VISITORS = /^(players?|users?|the players?|the users?|viewers?|the viewers?)$/;
const ROBOT = /^(robots?|rover|drones?)$/;
const MODALS = /^(can|could|must|should|will|may|has to|have to|needs to|need to|is able to)$/;
/** Those who are to do something in a world: "so buyers can imagine furniture". */
const ACTING = new RegExp(`${USERS.source.slice(0, -2)}|buyers?|class|pupil group|crews?|trainees?|teams?|crew)$`);
const ARRIVALS = /^(enters?|arrives?|starts?|begins?|spawns?|explores?|walks?|wanders?|finds?|sees?|looks?)$/;

const GONE = /^(left|fled|vanished|disappeared|died|gone|moved|are gone)$/;

/** "Players enter from the south" and "where the robot can turn" say what the world is for; "after the people left" shows none. */
function readVisitors(spans: PhraseSpan[], at: number): void {
  const [before, span, next] = [spans[at - 1], spans[at], spans[at + 1]];
  if (span === undefined || next === undefined || !joinsPhrase(next)) return;
  const isModal = MODALS.test(next.text);
  const isVisitor = VISITORS.test(keyOf(span)) && (isModal || ARRIVALS.test(next.text));
  const isActing = ACTING.test(keyOf(span)) && isModal;
  const hasLeft = /^(people|humans?|inhabitants|everyone|residents|owners?)$/.test(keyOf(span)) && GONE.test(next.text);
  const isUser = ROBOT.test(keyOf(span)) && isModal && /^(the|a|my|our)$/.test(before?.text ?? '');
  if (isVisitor || isActing || isUser || hasLeft) setMeaning(spans, at, IGNORED);
}

function isMachine({ meaning }: PhraseSpan): boolean {
  const object = meaning?.role === 'noun' ? meaning.object : undefined;
  return object !== undefined && CATALOGUE.get(object)?.theme !== 'fantasy' && /(^|-)(robot|manipulator|robot-arm|agv|drone)$/.test(object);
}

const isThing = (span: PhraseSpan | undefined): boolean => span?.meaning?.role === 'noun' && span.meaning.object !== undefined;

const KIN =
  /^(dads?|daddys|moms|mums|mommys|mummys|grandmas?|grandpas?|grannys|nanas?|fathers|mothers|grandmothers|grandfathers|uncles|aunts|aunties|brothers|sisters)$/;

/** "My grandpas barn" and "dads boat" are theirs, without an apostrophe; "my grandpas" are several. */
function readKin(spans: PhraseSpan[], at: number): void {
  const [before, span, next] = [spans[at - 1], spans[at], spans[at + 1]];
  const isPlural = /^(kids|childrens|mens|womens|ladies)$/.test(span?.text ?? '');
  if (isPlural && next?.gap === 'space' && hasTheme(next, 'goods', 'interior', 'vehicles')) return setMeaning(spans, at, IGNORED);
  if (next?.gap !== 'space' || next.meaning?.role !== 'noun') return;
  if (KIN.test(span?.text ?? '') && span?.text.endsWith('s') === true) return setMeaning(spans, at, IGNORED);
  if (span?.plural !== true || !/^(my|our|his|her|their|your)$/.test(before?.text ?? '')) return;
  if (getObjectTheme(span.meaning) === 'people') setMeaning(spans, at, IGNORED);
}

const RELATIVES =
  /^(father|mother|dad|daddy|mom|mum|grandma|grandmother|grandpa|grandfather|granny|nana|parents|grandparents|family|brother|sister|aunt|uncle|wife|husband|son|daughter|friends?|great grandmother|great grandfather)$/;
const REMEMBERED =
  /^(was|were|had|used|lived|lives|live|grew|built|made|loved|loves|kept|remembers|went|worked|works|has|described|came|taught|left|ran|owned|born|always)$/;

/** "The street where my father was born" and "just like my dad had it" show no man. */
function readRelatives(spans: PhraseSpan[], at: number): void {
  const [before, span, next] = [spans[at - 1], spans[at], spans[at + 1]];
  if (!RELATIVES.test(keyOf(span)) || !/^(my|our|his|her|their|your)$/.test(before?.text ?? '')) return;
  if (next !== undefined && joinsPhrase(next) && REMEMBERED.test(next.text)) setMeaning(spans, at, IGNORED);
}

/** Phrases between "in" and a headset at most: "in a museum headset". */
const HEADSET_REACH = 4;

/** "For exercises in the headset" says how a world is seen; the headset is not in it. */
function readHeadset(spans: PhraseSpan[], at: number): void {
  if (!/^((vr|virtual reality) )?(headsets?|goggles)$/.test(keyOf(spans[at]))) return;
  for (let before = at - 1; before >= Math.max(0, at - HEADSET_REACH); before--) {
    if (!joinsPhrase(spans[before + 1] as PhraseSpan)) return;
    if (!/^(in|for|inside|through|on)$/.test(spans[before]?.text ?? '')) continue;
    for (let word = before; word <= at; word++) setMeaning(spans, word, word === at ? IGNORED : FILLER);
    return;
  }
}
