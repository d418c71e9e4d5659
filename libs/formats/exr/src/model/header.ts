/** A rectangle of pixels; all four bounds belong to it. */
export interface ExrWindow {
  readonly xMin: number;
  readonly yMin: number;
  readonly xMax: number;
  readonly yMax: number;
}

export type PixelType = 'uint' | 'half' | 'float';

/** A channel as the header tells of it. */
export interface ChannelInfo {
  readonly name: string;
  readonly type: PixelType;
  /** Whether B44 stores its logarithm. */
  readonly isPerceptual: boolean;
  /** It has a sample where x and y are multiples of these. */
  readonly xSampling: number;
  readonly ySampling: number;
}

export interface ExrTiling {
  readonly width: number;
  readonly height: number;
  readonly levels: 'one' | 'mipmap' | 'ripmap';
}

export const COMPRESSIONS = [
  'none',
  'rle',
  'zips',
  'zip',
  'piz',
  'pxr24',
  'b44',
  'b44a',
  'dwaa',
  'dwab',
  'htj2k256',
  'htj2k32',
  'lj2k',
  'zstd',
] as const;
export type Compression = (typeof COMPRESSIONS)[number];

/** One picture of a file. */
export interface ExrPart {
  /** Empty where the file has one part only and does not name it. */
  readonly name: string;
  readonly isDeep: boolean;
  /** In the order of the file, which is that of their names. */
  readonly channels: readonly ChannelInfo[];
  readonly compression: Compression;
  /** Where there are pixels. */
  readonly dataWindow: ExrWindow;
  /** What is shown. */
  readonly displayWindow: ExrWindow;
  /** Null for scan lines. */
  readonly tiling: ExrTiling | null;
  /** Whether it is a cube map. */
  readonly isCube: boolean;
  /** Blocks of pixels it has, as the header says; null where the header need not. */
  readonly chunkCount: number | null;
}

/** What a file says of itself before its pixels. */
export interface ExrHeader {
  readonly parts: readonly ExrPart[];
  readonly isMultipart: boolean;
  /** Where the tables of the blocks begin, bytes. */
  readonly tablesAt: number;
}

export const getWindowWidth = ({ xMin, xMax }: ExrWindow): number => xMax - xMin + 1;
export const getWindowHeight = ({ yMin, yMax }: ExrWindow): number => yMax - yMin + 1;
