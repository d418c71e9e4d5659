import { describe, expect, it } from 'vitest';

import { composeScene } from '../../compose-scene.js';

const kindsOf = (prompt: string): string[] => composeScene(prompt, 7).scene.objects.map(({ kind }) => kind);

describe('names of other things', () => {
  it.each<[string, string[]]>([
    ['a house for a client presentation', ['house']],
    ['a tent on a glacier for scale', ['tent']],
    ['bunks with reindeer-skin sleeping bags', ['bunk-bed', 'sleeping-bag']],
    ['boot marks on the floor of a corridor', []],
    ['a heart, textbook illustration style', ['heart']],
    ['tents in a meadow, watercolour style', ['tent']],
    ['an office for about 24 people with two desks', ['desk']],
    ['a kitchen with clear floor space for a mobile robot', []],
    ['a squash court', []],
    ['marine life around a reef', []],
    ['bags of clay beside a kiln', ['sack', 'kiln']],
    ['a 1:50 scale model of a castle', ['castle']],
    ['flowers crowd the water', ['flower']],
    ["a museum with visitors' benches", ['bench']],
    ['a nursery with a cloud rug', ['rug']],
    ['an old-fashioned shop with a jack-in-the-box', ['jack-in-the-box']],
    ['a tray with ash bands', ['serving-tray']],
    ['the inside of my grandpas barn', []],
    ['a bar, booths with purple light', ['loveseat']],
  ])('are not drawn: "%s"', (prompt, kinds) => {
    expect(kindsOf(prompt)).toEqual(kinds);
  });

  it.each<[string, string[]]>([
    ['a dragon sleeping in a cave', ['dragon']],
    ['a palm-fringed beach', ['palm']],
    ['a mushroom house for fairies', ['fairy']],
    ['a bed for my dog', ['bed', 'dog']],
    ['a robot picking apples', ['robot', 'apple']],
    ['a reception desk with a scale in front of it', ['reception-desk', 'scales']],
    ['a jazz band on a stage', ['musician']],
    ['an abandoned train station', []],
    ['an arctic fox den beneath a birch', ['arctic-fox']],
    ['24 people in an office', ['person']],
  ])('leave things that are there: "%s"', (prompt, kinds) => {
    expect(kindsOf(prompt)).toEqual(expect.arrayContaining(kinds));
  });
});

describe('words of a subject', () => {
  it.each<[string, string, string]>([
    ['a server room with twelve racks', 'server-rack', 'wine-rack'],
    ['an operating theatre, a tray of instruments', 'medical-cart', 'guitar'],
    ['a bar with a tray of glasses', 'tumbler', 'glasses'],
    ['plastic containers on a shelf', 'tote', 'shipping-container'],
    ['a lemon tree in a pot', 'clay-pot', 'cooking-pot'],
    ['red containers at a port', 'shipping-container', 'tote'],
    ['a pot of soup on a stove', 'cooking-pot', 'clay-pot'],
    ['a kitchen with a marble island', 'kitchen-island', 'islet'],
  ])('mean what they mean there: "%s"', (prompt, kind, other) => {
    expect(kindsOf(prompt)).toContain(kind);
    expect(kindsOf(prompt)).not.toContain(other);
  });
});

describe('things without their own row', () => {
  it.each<[string, string[]]>([
    ['a hob in a kitchen', ['gas-hob']],
    ['a tray on a table', ['serving-tray', 'table']],
    ['a market with maize', ['corn-cob']],
    ['a client in an office', ['person']],
    ['a climber on a cliff', ['hiker']],
    ['potsherds on a table', ['potsherds', 'table']],
    ['a bowl of plums', ['bowl', 'peach']],
    ['a choir in a chapel', ['singer', 'chapel']],
    ['a sponge in a sink', ['sink']],
    ['a cricket bat on a bench', ['cricket-set', 'bench']],
  ])('are shown by what looks like them, or not at all: "%s"', (prompt, kinds) => {
    expect(kindsOf(prompt)).toEqual(kinds);
  });
});
