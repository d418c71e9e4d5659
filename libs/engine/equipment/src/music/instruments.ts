import type { Generator, InstrumentSpec } from '@diorama/catalogue';
import type { Maker } from '@diorama/goods-parts';
import { DRUMS } from './drums.js';
import { WINDS } from './winds.js';
import { KEYBOARDS } from './keyboards.js';
import { SOUND } from './sound.js';

const KINDS: Readonly<Record<InstrumentSpec['kind'], Maker>> = { ...KEYBOARDS, ...SOUND, ...DRUMS, ...WINDS };

/** Musical instruments of a fixed kind. */
export const generateInstrument: Generator<InstrumentSpec> = ({ kind }, context) => KINDS[kind](context);
