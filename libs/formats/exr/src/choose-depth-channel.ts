import { ExrError } from './model/exr-error.js';
import type { ExrHeader, ExrPart } from './model/header.js';

/** A channel by its numbers in the file. */
export interface ChannelLocation {
  readonly part: number;
  readonly channel: number;
}

/** The channel that holds the depth. */
export interface DepthChannel extends ChannelLocation {
  readonly name: string;
  /** The numbers of those that must hold the same samples: it is depth only if they are its grey. */
  readonly greyWith: readonly number[];
}

type Rule = (name: string, names: ReadonlySet<string>) => boolean;

const layerOf = (name: string): string => name.slice(0, name.lastIndexOf('.') + 1);
const last = (name: string): string => name.slice(name.lastIndexOf('.') + 1);
const hasDepth = (name: string): boolean => /(^|[._ ]|[._ ]z|^z)depth/i.test(name);

/** What names mean, likeliest first. */
const RULES: readonly Rule[] = [
  (name) => name === 'Z',
  // Blender: `ViewLayer.Depth.Z`, `Depth.Z`.
  (name) => last(name) === 'Z' && hasDepth(name),
  (name) => /^z?depth$/i.test(name),
  (name) => hasDepth(name) && ['V', 'Y', 'R', 'X'].includes(last(name)),
  (name) => hasDepth(last(name)),
  // The third number of a direction or a place is none.
  (name, names) => last(name) === 'Z' && !names.has(`${layerOf(name)}X`),
  // Luma beside colour differences is a picture.
  (name, names) => name === 'Y' && !names.has('RY') && !names.has('BY'),
  (name, names) => name === 'R' && names.has('G') === names.has('B'),
];

/**
 * The channel that holds the depth, in the first flat part that has one: `Z`; Blender's `<layer>.Depth.Z` and its kin; `depth`; `Y`;
 * `R` without G and B, or of the same samples as they; or the only channel. Only names are looked at.
 *
 * @param part number of the only part to look at
 * @throws ExrError not-found when there is none, or several that may be meant; it names the channels
 */
export function chooseDepthChannel({ parts }: ExrHeader, part?: number): DepthChannel {
  const among = [...parts.entries()].filter(([index]) => part === undefined || part === index);
  if (among.length === 0) throw new ExrError(`the EXR file has no part ${part}`, 'not-found');
  const flat = among.filter(([, { isDeep }]) => !isDeep);
  const [first] = flat;
  if (first === undefined) throw new ExrError('the EXR file has deep data, several samples a pixel, which is not supported', 'unsupported');
  const found = flat.flatMap(([index, candidate]) => inPart(candidate, index) ?? []);
  const chosen = found.find(({ greyWith }) => greyWith.length === 0) ?? found[0];
  if (chosen === undefined) throw createAmbiguousChannelError(first[1]);
  return chosen;
}

function inPart(part: ExrPart, index: number): DepthChannel | null {
  const channel = channelOf(part);
  if (channel === null) return null;
  const name = part.channels[channel]?.name ?? '';
  return { part: index, channel, name, greyWith: greysOf(name, part) };
}

function channelOf(part: ExrPart): number | null {
  const names = new Set(part.channels.map(({ name }) => name));
  for (const rule of RULES) {
    const fitting = part.channels.flatMap(({ name }, channel) => (rule(name, names) ? [channel] : []));
    if (fitting.length > 1) throw createAmbiguousChannelError(part);
    if (fitting[0] !== undefined) return fitting[0];
  }
  return part.channels.length === 1 ? 0 : null;
}

/** Green and blue beside a red. */
function greysOf(name: string, { channels }: ExrPart): number[] {
  if (last(name) !== 'R') return [];
  const others = [`${layerOf(name)}G`, `${layerOf(name)}B`];
  return channels.flatMap((channel, index) => (others.includes(channel.name) ? [index] : []));
}

/** Nothing tells which channel of a part is the depth. The message names the channels. */
export function createAmbiguousChannelError({ channels }: Pick<ExrPart, 'channels'>): ExrError {
  const names = channels.slice(0, 16).map(({ name }) => name);
  const more = channels.length > names.length ? ` and ${channels.length - names.length} more` : '';
  return new ExrError(`no channel of the EXR file is clearly the depth (Z): ${names.join(', ')}${more}`, 'not-found');
}
