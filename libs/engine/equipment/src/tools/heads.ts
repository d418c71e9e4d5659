import type { ToolSpec } from '@diorama/catalogue';
import type { Shape } from '@diorama/shape-language';
import { HAMMER_HEADS } from './hammer-heads.js';
import { GARDEN_HEADS } from './garden-heads.js';
import { STAFF_HEADS } from './staff-heads.js';

/** Heads of tools and weapons; the shaft ends at the origin. Slots: `metal` the working part, `accent` its fittings, `shaft`. */
export const HEADS: Readonly<Record<ToolSpec['head'], Shape>> = { ...HAMMER_HEADS, ...GARDEN_HEADS, ...STAFF_HEADS };
