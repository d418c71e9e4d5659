import { useState } from 'preact/hooks';

import { getErrorMessage } from '../../api/error-message.js';
import { Icon } from '../../parts/icon.js';
import type { SelectedPicture } from '../../playground/playground-form.js';
import { readPicture } from '../../playground/read-picture.js';

interface PlaygroundPictureProps {
  readonly picture: SelectedPicture | null;
  readonly onPicture: (picture: SelectedPicture | null) => void;
}

/** Takes one picture, by choice or by drop. */
export function PlaygroundPicture({ picture, onPicture }: PlaygroundPictureProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setProblem(null);
    try {
      onPicture(await readPicture(file));
    } catch (error) {
      setProblem(getErrorMessage(error));
    }
  };
  return (
    <div>
      <label
        class="drop"
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void take(event.dataTransfer?.files[0]);
        }}
      >
        {picture === null ? <Icon name="upload" /> : <img src={picture.previewUrl} alt={picture.name} />}
        <span>{picture === null ? 'Choose a picture, or drop it here' : picture.name}</span>
        <input type="file" accept="image/*" aria-label="Picture" onChange={({ currentTarget }) => void take(currentTarget.files?.[0])} />
      </label>
      {problem !== null && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      {picture !== null && (
        <label class="switch">
          <input
            type="checkbox"
            role="switch"
            checked={picture.isPano}
            onChange={({ currentTarget }) => onPicture({ ...picture, isPano: currentTarget.checked })}
          />
          <span>The picture is a 360-degree panorama (2:1)</span>
        </label>
      )}
    </div>
  );
}
