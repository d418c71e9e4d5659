import { LIMITS, hasPanoramaAspectRatio } from '@diorama/domain';

import type { SelectedFile, SelectedPicture } from './playground-request.js';

/** Reads a file for a request. @throws Error that says why it cannot be used, in words for people */
export async function readPicture(file: File): Promise<SelectedPicture> {
  if (file.size > LIMITS.inlineMediaBytes) throw new Error(`The picture has more than ${LIMITS.inlineMediaBytes / 1_000_000} MB.`);
  const [size, base64] = await Promise.all([sizeOf(file), base64Of(file)]);
  const isPano = hasPanoramaAspectRatio(size);
  return { name: file.name, base64, extension: extensionOf(file), isPano, previewUrl: URL.createObjectURL(file) };
}

/** Reads a video for a request. @throws Error as `readPicture` does */
export const readVideo = (file: File): Promise<SelectedFile> => readWithin(file, 'The video');

/** Reads a depth panorama for a request; browsers cannot look into an EXR. @throws Error as `readPicture` does */
export const readDepthFile = (file: File): Promise<SelectedFile> => readWithin(file, 'The depth panorama');

/** The price is asked for with the whole file after each change of the form, so larger files belong into uploads. */
async function readWithin(file: File, what: string): Promise<SelectedFile> {
  const bytesMax = LIMITS.inlineMediaBytes;
  if (file.size > bytesMax)
    throw new Error(`${what} has more than ${bytesMax / 1_000_000} MB. Upload it as a media asset through the API.`);
  return { name: file.name, base64: await base64Of(file), extension: extensionOf(file) };
}

const extensionOf = (file: File): string | null => /\.([A-Za-z0-9]{1,16})$/.exec(file.name)?.[1] ?? null;

async function sizeOf(file: File): Promise<{ readonly width: number; readonly height: number }> {
  try {
    const { width, height } = await createImageBitmap(file);
    return { width, height };
  } catch {
    throw new Error('The browser cannot read this file as a picture.');
  }
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve((reader.result as string).replace(/^[^,]*,/, '')));
    reader.addEventListener('error', () => reject(new Error('The file cannot be read.')));
    reader.readAsDataURL(file);
  });
}
