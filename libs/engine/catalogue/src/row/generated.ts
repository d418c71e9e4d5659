import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import type { GeneratedLight } from '../light/generated-light.js';
import type { GeneratorSpec } from './generator-spec.js';
import type { OfferedSurface } from './row.js';
import type { Finish } from '../substances/substances.js';

/** Random numbers for a generator; a `RandomStream` of `@diorama/random` fits. */
export interface GeneratorRandom {
  /** Uniform in [0, 1). */
  next(): number;
  /** Uniform in [min, max). */
  range(min: number, max: number): number;
  /** An integer from min to maxInclusive. */
  integer(min: number, maxInclusive: number): number;
  pick<T>(list: readonly T[]): T;
}

/** What a generator knows of the object beyond its parameters. */
export interface GeneratorContext {
  /** Width, height and depth of the row, metres; the result is fitted to it. */
  readonly size: Vec3;
  readonly random: GeneratorRandom;
  /** 0 to the row's `variants` - 1. */
  readonly variant: number;
}

/** What a generator makes. */
export interface Generated {
  /** Stands on y = 0 around the y axis, its front towards +z. */
  readonly shape: Shape;
  /** The finish of each slot, the principal slot first. */
  readonly finishes: Readonly<Record<string, Finish>>;
  readonly offers?: readonly OfferedSurface[];
  readonly lights?: readonly GeneratedLight[];
}

/** Makes one kind of object from its parameters: a pure function. */
export type Generator<Spec extends { readonly generator: string }> = (spec: Spec, context: GeneratorContext) => Generated;

/** A generator for each name in a union of specs. */
export type GeneratorTable<Spec extends { readonly generator: string }> = {
  readonly [Name in Spec['generator']]: Generator<Extract<Spec, { readonly generator: Name }>>;
};

/** Generators of all families. */
export type AllGenerators = GeneratorTable<GeneratorSpec>;
