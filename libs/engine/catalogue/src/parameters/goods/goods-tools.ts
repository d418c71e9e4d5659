import type { GeneratedLight } from '../../light/generated-light.js';
import type { Finish } from '../../substances/substances.js';

/** Tools, polearms and staffs: a shaft with a head. */
export interface ToolSpec {
  readonly generator: 'tool';
  readonly head:
    | 'hammer'
    | 'sledge'
    | 'mallet'
    | 'axe'
    | 'double-axe'
    | 'pickaxe'
    | 'shovel'
    | 'spade'
    | 'rake'
    | 'leaf-rake'
    | 'hoe'
    | 'pitchfork'
    | 'trident'
    | 'broom'
    | 'besom'
    | 'mop'
    | 'scythe'
    | 'spear'
    | 'halberd'
    | 'mace'
    | 'war-hammer'
    | 'crystal'
    | 'orb'
    | 'spiral'
    | 'star'
    | 'wand-tip'
    | 'flame'
    | 'paddle'
    | 'plunger'
    | 'paint-brush'
    | 'club'
    | 'flail';
  /** Length and radius of the shaft, centimetres. */
  readonly shaft: readonly [length: number, radius: number];
  /** Finish of the shaft. */
  readonly finish: Finish;
  /** Finish of the head. */
  readonly metal: Finish;
  /** Finish of sockets, bindings and spikes; that of the head where left out. */
  readonly accent?: Finish;
  /** Scale of the head; 1 where left out. */
  readonly size?: number;
  readonly pose?: 'upright' | 'head-down' | 'head-down-leaning' | 'slanted';
  readonly grip?: 'd' | 'wrap';
  readonly light?: GeneratedLight;
}

/** Swords, daggers and knives; centimetres. */
export interface BladeSpec {
  readonly generator: 'blade';
  readonly length: number;
  readonly width: number;
  /** Share of the length over which the blade narrows to its tip. */
  readonly tip?: number;
  /** How far the tip bends sideways, as a share of the length. */
  readonly curve?: number;
  /** Whether only one side is sharp. */
  readonly single?: boolean;
  readonly thickness?: number;
  readonly finish: Finish;
  readonly guard: 'cross' | 'curved' | 'disc' | 'basket' | 'collar' | 'none';
  readonly grip: readonly [length: number, radius: number, finish: Finish];
  readonly pommel: 'ball' | 'gem' | 'cap' | 'none';
  /** Whether wire winds around the grip. */
  readonly wrapped?: boolean;
  /** Finish of guard and pommel. */
  readonly metal: Finish;
  /** Down where left out. */
  readonly pose?: 'up' | 'on-edge';
  /** Finish of a boulder that the blade is stuck in. */
  readonly base?: Finish;
}

/** Shields. */
export interface ShieldSpec {
  readonly generator: 'shield';
  readonly outline: 'heater' | 'kite' | 'round' | 'tower';
  readonly field: Finish;
  readonly rim: Finish;
  readonly second: Finish;
  readonly emblem: 'cross' | 'boss' | 'star' | 'rays';
}
