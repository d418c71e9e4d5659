import { findBase } from '../../deploy/images/bases.ts';
import { describeMissingEngine, findEngine, isImageAvailable } from '../../deploy/images/engine.ts';

/** The images that this machine can build. */
export interface ImagePlan {
  /** Without the prefix `diorama-`. */
  readonly names: readonly string[];
  /** Builds them; empty where there is nothing to build. */
  readonly engine: string;
  /** A line for each reason why images are left out. */
  readonly leftOut: readonly string[];
}

/** Finds out which of the wanted images this machine can build: what builds them, and what they are built on. */
export function planImages(wanted: readonly string[], env: NodeJS.ProcessEnv, platform: NodeJS.Platform = process.platform): ImagePlan {
  const none = (reason: string): ImagePlan => ({ names: [], engine: '', leftOut: [`all: ${reason}`] });
  if (wanted.length === 0) return { names: [], engine: '', leftOut: [] };
  if (platform !== 'linux') return none('images can be built on Linux only, because they contain the packages of that platform');
  const engine = findEngine(env);
  if (engine === null) return none(describeMissingEngine(env));
  const missing = new Set([...new Set(wanted.map((name) => findBase(name, env)))].filter((base) => !isImageAvailable(engine, base)));
  const isBuildable = (name: string): boolean => !missing.has(findBase(name, env));
  return {
    names: wanted.filter(isBuildable),
    engine,
    leftOut: [...missing].map((base) => `${wanted.filter((name) => findBase(name, env) === base).join(', ')}: ${base} cannot be pulled`),
  };
}
