/** The containers that are taken; `mov` is QuickTime, `mkv` Matroska. */
export type VideoContainer = 'mp4' | 'mov' | 'mkv' | 'webm';

/** How many bytes of a file `detectVideoContainer` wants to see. */
export const VIDEO_HEAD_BYTES = 64;

/** Brands of ISO base media files that hold pictures (ISO/IEC 23008-12 annex B, AVIF). */
const PICTURE_BRAND = /^(hei[cxms]|hev[cxms]|mif[12]|msf1|avi[fs]|jpe?g)/;
/** What QuickTime files without a brand begin with (QuickTime File Format, "Overview"). */
const QUICKTIME_ATOMS = new Set(['moov', 'mdat', 'wide', 'free', 'skip', 'pnot']);
/** The EBML header (RFC 8794) with which Matroska files begin; its DocType follows within. */
const EBML = '1a45dfa3';

/** Judges by the first bytes alone. Null for everything else: text such as playlists above all, which name further files. */
export function detectVideoContainer(head: Uint8Array): VideoContainer | null {
  const bytes = Buffer.from(head.buffer, head.byteOffset, Math.min(head.byteLength, VIDEO_HEAD_BYTES));
  if (bytes.toString('hex', 0, 4) === EBML) return bytes.includes('webm') ? 'webm' : bytes.includes('matroska') ? 'mkv' : null;
  const [atom, brand] = [bytes.toString('latin1', 4, 8), bytes.toString('latin1', 8, 12)];
  if (atom === 'ftyp') return PICTURE_BRAND.test(brand) ? null : brand === 'qt  ' ? 'mov' : 'mp4';
  return QUICKTIME_ATOMS.has(atom) ? 'mov' : null;
}
