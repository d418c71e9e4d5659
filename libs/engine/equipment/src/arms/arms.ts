import type { ArmsSpec, Generator } from '@diorama/catalogue';
import type { Maker } from '@diorama/goods-parts';
import { ARMOUR } from './armour.js';
import { BOWS } from './bows.js';
import { GUNS } from './guns.js';
import { OTHER_ARMS } from './other-arms.js';

const KINDS: Readonly<Record<ArmsSpec['kind'], Maker>> = { ...BOWS, ...GUNS, ...OTHER_ARMS, ...ARMOUR };

/** Bows, guns, armour and other arms of a fixed kind. */
export const generateArms: Generator<ArmsSpec> = ({ kind }, context) => KINDS[kind](context);
