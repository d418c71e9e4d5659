import { ExrError } from './exr-error.js';
import type { ExrPart } from './header.js';

interface Candidate {
  readonly part: ExrPart;
  /** Its number in the file. */
  readonly index: number;
}

const last = (name: string): string => name.slice(name.lastIndexOf('.') + 1);
const hasDepth = (name: string): boolean => /(^|[._ ])depth([._ ]|$)/i.test(name);

/** What names mean, likeliest first: `Z`; Blender's `<layer>.Depth.Z` and its kin; `depth`; a channel of grey. */
const RULES: readonly ((name: string) => boolean)[] = [
  (name) => name === 'Z',
  (name) => last(name) === 'Z' && hasDepth(name),
  (name) => /^depth$/i.test(name),
  (name) => hasDepth(name) && ['V', 'Y', 'R', 'X'].includes(last(name)),
  (name) => last(name) === 'Z',
  (name) => name === 'Y',
];

/**
 * The channel that holds the depth, in the first flat part that has one.
 *
 * @throws ExrError not-found when there is none, or several that may be meant; it names the channels
 */
export function chooseDepthChannel(among: readonly Candidate[]): { part: number; channel: number } {
  const flat = among.filter(({ part }) => !part.isDeep);
  if (flat.length === 0) throw new ExrError('the EXR file has deep data, several samples a pixel, which is not read', 'unsupported');
  for (const { part, index } of flat) {
    for (const rule of RULES) {
      const fitting = part.channels.flatMap(({ name }, channel) => (rule(name) ? [channel] : []));
      if (fitting.length === 1) return { part: index, channel: fitting[0] as number };
      if (fitting.length > 1) throw unclear(part);
    }
    if (part.channels.length === 1) return { part: index, channel: 0 };
  }
  throw unclear((flat[0] as Candidate).part);
}

function unclear({ channels }: ExrPart): ExrError {
  const names = channels.slice(0, 16).map(({ name }) => name);
  const more = channels.length > names.length ? ` and ${channels.length - names.length} more` : '';
  return new ExrError(`none of the channels of the EXR file is clearly the depth (Z): ${names.join(', ')}${more}`, 'not-found');
}
