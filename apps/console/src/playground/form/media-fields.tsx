import { LIMITS } from '@diorama/domain';
import { Field, Icon } from '@diorama/page-parts';

import type { PlacedPicture, PlaygroundForm } from '../prompt/playground-request.js';
import { readDepthFile, readPicture, readVideo } from '../prompt/read-file.js';
import { FileDrop } from './file-drop.js';

export interface FormPartProps {
  readonly form: PlaygroundForm;
  readonly onForm: (change: Partial<PlaygroundForm>) => void;
}

/** Takes one picture. */
export function PictureField({ form: { picture }, onForm }: FormPartProps) {
  return (
    <div>
      <FileDrop label="Picture" accept="image/*" onFiles={async ([file]) => onForm({ picture: file ? await readPicture(file) : null })}>
        {picture === null ? <Icon name="upload" /> : <img src={picture.previewUrl} alt={picture.name} />}
        <span>{picture === null ? 'Choose a picture, or drop it here' : picture.name}</span>
      </FileDrop>
      {picture !== null && (
        <label class="switch">
          <input
            type="checkbox"
            role="switch"
            checked={picture.isPano}
            onChange={({ currentTarget }) => onForm({ picture: { ...picture, isPano: currentTarget.checked } })}
          />
          <span>The picture is a 360-degree panorama (2:1)</span>
        </label>
      )}
    </div>
  );
}

/** Takes several pictures, each with the direction that it shows. */
export function PicturesField({ form: { pictures }, onForm }: FormPartProps) {
  const add = async (files: readonly File[]): Promise<void> => {
    const room = LIMITS.reconstructedImageCount - pictures.length;
    const read = await Promise.all(files.slice(0, room).map(readPicture));
    onForm({ pictures: [...pictures, ...read.map((picture) => ({ ...picture, azimuth: '' }))] });
    if (files.length > room) throw new Error(`At most ${LIMITS.reconstructedImageCount} pictures.`);
  };
  const change = (at: number, part: Partial<PlacedPicture>): void =>
    onForm({ pictures: pictures.map((picture, i) => (i === at ? { ...picture, ...part } : picture)) });
  return (
    <div>
      <FileDrop label="Pictures" accept="image/*" isMultiple onFiles={add}>
        <Icon name="upload" />
        <span>Choose up to {LIMITS.reconstructedImageCount} pictures that were taken in one place, or drop them here</span>
      </FileDrop>
      {pictures.length > 0 && (
        <ul class="placed-pictures" aria-label="Chosen pictures">
          {pictures.map((picture, i) => (
            <li key={picture.previewUrl}>
              <img src={picture.previewUrl} alt="" />
              <span class="placed-name">{picture.name}</span>
              <input
                type="number"
                step="any"
                placeholder="any °"
                title="Direction in degrees: 0 is the front, 90 the right, 180 the back, 270 the left"
                aria-label={`Direction of ${picture.name} in degrees`}
                value={picture.azimuth}
                onInput={({ currentTarget }) => change(i, { azimuth: currentTarget.value })}
              />
              <button
                type="button"
                class="icon-only"
                aria-label={`Remove ${picture.name}`}
                title="Remove"
                onClick={() => onForm({ pictures: pictures.filter((_, k) => k !== i) })}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {pictures.length > 0 && <p class="field-hint">Directions in degrees: 0 is the front, 90 the right. Empty ones share the rest.</p>}
    </div>
  );
}

/** Takes one video. */
export function VideoField({ form: { video }, onForm }: FormPartProps) {
  return (
    <div>
      <FileDrop label="Video" accept="video/*" onFiles={async ([file]) => onForm({ video: file ? await readVideo(file) : null })}>
        <Icon name="upload" />
        <span>{video === null ? 'Choose a video of a camera that turns around in one place' : video.name}</span>
      </FileDrop>
    </div>
  );
}

/** Takes one depth panorama, and the bounds that a PNG needs. */
export function DepthField({ form, onForm }: FormPartProps) {
  return (
    <div>
      <FileDrop
        label="Depth panorama"
        accept=".exr,.png"
        onFiles={async ([file]) => onForm({ depth: file ? await readDepthFile(file) : null })}
      >
        <Icon name="upload" />
        <span>{form.depth === null ? 'Choose a depth panorama, EXR or PNG' : form.depth.name}</span>
      </FileDrop>
      {form.depth?.extension?.toLowerCase() === 'png' && (
        <div class="pair">
          <Metres label="Nearest, metres" value={form.zMin} onValue={(zMin) => onForm({ zMin })} />
          <Metres label="Farthest, metres" value={form.zMax} onValue={(zMax) => onForm({ zMax })} />
        </div>
      )}
    </div>
  );
}

interface MetresProps {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

function Metres({ label, value, onValue }: MetresProps) {
  return (
    <Field label={label}>
      <input type="number" min={0} step="any" value={value} onInput={({ currentTarget }) => onValue(currentTarget.value)} />
    </Field>
  );
}
