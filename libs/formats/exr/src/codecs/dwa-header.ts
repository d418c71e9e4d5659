import type { ByteReader } from '../bytes/byte-reader.js';
import { createDamagedFileError } from '../model/exr-error.js';
import type { ChannelInfo, PixelType } from '../model/header.js';

/** How DWA stores a channel. */
export type DwaScheme = 'raw' | 'dct' | 'runs';

interface DwaRule {
  readonly suffix: string;
  readonly type: PixelType;
  readonly scheme: DwaScheme;
  /** 0 to 2 for red, green and blue; null for a channel alone. */
  readonly color: number | null;
  readonly ignoresCase: boolean;
}

/** The head of a block. */
export interface DwaHeader {
  readonly rules: readonly DwaRule[];
  readonly rawBytes: number;
  readonly rawStored: number;
  readonly acStored: number;
  readonly acCount: number;
  readonly isAcDeflated: boolean;
  readonly dcStored: number;
  readonly dcCount: number;
  readonly runsStored: number;
  readonly runsBytes: number;
  readonly runsRawBytes: number;
}

const SCHEMES: readonly DwaScheme[] = ['raw', 'dct', 'runs'];
const TYPES: readonly PixelType[] = ['uint', 'half', 'float'];
const NAME_MAX = 255;

export function readDwaHeader(reader: ByteReader): DwaHeader {
  const sizes = Array.from({ length: 11 }, () => reader.size64());
  const [version, rawBytes, rawStored, acStored, dcStored, runsStored, runsBytes, runsRawBytes, acCount, dcCount, acKind] = sizes as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  if (version > 2 || acKind > 1) throw createDamagedFileError('a block of it is of an unknown version');
  const rules = version < 2 ? LEGACY_RULES : readRules(reader);
  const isAcDeflated = acKind === 1;
  return { rules, rawBytes, rawStored, acStored, acCount, isAcDeflated, dcStored, dcCount, runsStored, runsBytes, runsRawBytes };
}

function readRules(reader: ByteReader): DwaRule[] {
  const end = reader.position + reader.uint16();
  const rules: DwaRule[] = [];
  // The count of the bytes includes itself.
  while (reader.position < end) {
    const suffix = reader.text(NAME_MAX);
    const value = reader.uint8();
    const type = TYPES[reader.uint8()];
    const scheme = SCHEMES[(value >> 2) & 3];
    const color = (value >> 4) - 1;
    if (type === undefined || scheme === undefined || color > 2) throw createDamagedFileError('a channel rule is invalid');
    rules.push({ suffix, type, scheme, color: color < 0 ? null : color, ignoresCase: (value & 1) !== 0 });
  }
  if (reader.position !== end) throw createDamagedFileError('the rules of its channels are cut off');
  return rules;
}

/** What the first versions of the codec took for granted. */
const LEGACY_RULES: readonly DwaRule[] = [
  ...['r', 'red', 'g', 'grn', 'green', 'b', 'blu', 'blue'].map((suffix): DwaRule => {
    const color = 'rgb'.indexOf(suffix.charAt(0));
    return { suffix, type: 'half', scheme: 'dct', color, ignoresCase: true };
  }),
  ...['y', 'by', 'ry'].map((suffix): DwaRule => ({ suffix, type: 'half', scheme: 'dct', color: null, ignoresCase: true })),
  ...TYPES.map((type): DwaRule => ({ suffix: 'a', type, scheme: 'runs', color: null, ignoresCase: true })),
];

/** The last part of a channel's name, behind the last dot, and the layer before it. */
export function splitChannelName(name: string): { readonly layer: string; readonly suffix: string } {
  const dot = name.lastIndexOf('.');
  return { layer: dot < 0 ? '' : name.slice(0, dot), suffix: name.slice(dot + 1) };
}

/** How a channel is stored, and which colour of its layer it is. */
export function classifyDwaChannel(rules: readonly DwaRule[], { name, type }: ChannelInfo): { scheme: DwaScheme; color: number | null } {
  const { suffix } = splitChannelName(name);
  const fits = (rule: DwaRule): boolean =>
    rule.type === type && (rule.suffix === suffix || (rule.ignoresCase && rule.suffix.toLowerCase() === suffix.toLowerCase()));
  return rules.find(fits) ?? { scheme: 'raw', color: null };
}
