/** What EXIF says of the lens that took a picture; null for what it does not say. */
export interface ExifLens {
  /** Millimetres of the lens on a 35 mm camera that would see as much. */
  readonly focalLength35: number | null;
  /** Millimetres of the lens itself, and pixels that the sensor has for each of them. */
  readonly focalLength: number | null;
  readonly pixelsPerMillimetre: number | null;
  /** Pixels of the picture as it was taken, before it was turned. */
  readonly width: number | null;
  readonly height: number | null;
}

/** Tags of CIPA DC-008 (Exif 2.32), section 4.6. */
const TAGS = {
  exifPointer: 0x8769,
  focalLength: 0x920a,
  width: 0xa002,
  height: 0xa003,
  resolutionX: 0xa20e,
  resolutionUnit: 0xa210,
  focalLength35: 0xa405,
} as const;

const UNSIGNED_SHORT = 3;
const UNSIGNED_LONG = 4;
const RATIONAL = 5;
/** Millimetres of the units of a resolution: inches and centimetres are the standard's, the others some cameras write. */
const UNITS: Readonly<Record<number, number>> = { 2: 25.4, 3: 10, 4: 1, 5: 0.001 };
const INCH = 2;
/** "Exif", two zeros. */
const PREFIX = '457869660000';
const TIFF_MAGIC = 42;
const ENTRY_BYTES = 12;

/** Reads what EXIF says of the lens, with or without the six bytes before its TIFF header; damaged EXIF says nothing. */
export function readExifLens(exif: Uint8Array): ExifLens {
  const tags = openTags(exif);
  const unit = UNITS[tags.number(TAGS.resolutionUnit) ?? INCH];
  const resolution = tags.number(TAGS.resolutionX);
  return {
    focalLength35: positive(tags.number(TAGS.focalLength35)),
    focalLength: positive(tags.number(TAGS.focalLength)),
    pixelsPerMillimetre: unit === undefined || resolution === null ? null : positive(resolution / unit),
    width: positive(tags.number(TAGS.width)),
    height: positive(tags.number(TAGS.height)),
  };
}

/** Zero stands for what is not known. */
const positive = (value: number | null): number | null => (value !== null && value > 0 && Number.isFinite(value) ? value : null);

/** The tags that belong to the taking of the picture; none where the bytes lead nowhere. */
function openTags(exif: Uint8Array): TagDirectory {
  const hasPrefix = Buffer.from(exif.subarray(0, 6)).toString('hex') === PREFIX;
  const body = exif.subarray(hasPrefix ? 6 : 0);
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  const order = view.byteLength < 8 ? 0 : view.getUint16(0);
  const isLittle = order === 0x4949;
  if ((!isLittle && order !== 0x4d4d) || view.getUint16(2, isLittle) !== TIFF_MAGIC) return new TagDirectory(view, isLittle, null);
  const first = new TagDirectory(view, isLittle, view.getUint32(4, isLittle));
  return new TagDirectory(view, isLittle, first.number(TAGS.exifPointer));
}

/** One directory of a TIFF file ("TIFF, Revision 6.0", 1992, section 2); only single numbers are read, each within its bounds. */
class TagDirectory {
  private readonly count: number;

  constructor(
    private readonly view: DataView,
    private readonly isLittle: boolean,
    private readonly start: number | null,
  ) {
    const entries = start !== null && this.has(start, 2) ? view.getUint16(start, isLittle) : 0;
    this.count = Math.min(entries, Math.floor((view.byteLength - (start ?? 0) - 2) / ENTRY_BYTES));
  }

  number(tag: number): number | null {
    const { view, isLittle } = this;
    for (let i = 0; i < this.count; i++) {
      const at = (this.start ?? 0) + 2 + i * ENTRY_BYTES;
      if (view.getUint16(at, isLittle) !== tag) continue;
      return view.getUint32(at + 4, isLittle) === 1 ? this.value(view.getUint16(at + 2, isLittle), at + 8) : null;
    }
    return null;
  }

  private value(type: number, at: number): number | null {
    const { view, isLittle } = this;
    if (type === UNSIGNED_SHORT) return view.getUint16(at, isLittle);
    const long = view.getUint32(at, isLittle);
    if (type === UNSIGNED_LONG) return long;
    if (type !== RATIONAL || !this.has(long, 8)) return null;
    return view.getUint32(long, isLittle) / view.getUint32(long + 4, isLittle);
  }

  private has(offset: number, bytes: number): boolean {
    return offset + bytes <= this.view.byteLength;
  }
}
