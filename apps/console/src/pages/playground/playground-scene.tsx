import { removeNotShown } from '@diorama/web';
import type { SceneComposition } from '@diorama-worlds/sdk';
import { useEffect, useState } from 'preact/hooks';

import { getErrorMessage } from '../../api/error-message.js';
import { fetchComposition } from '../../playground/playground-run.js';

interface PlaygroundSceneProps {
  readonly apiKey: string;
  readonly text: string;
  /** Empty for one that the service chooses. */
  readonly seed: string;
}

type Preview =
  | { readonly kind: 'none' }
  | { readonly kind: 'composed'; readonly composition: SceneComposition }
  | { readonly kind: 'failed'; readonly message: string };

const NONE: Preview = { kind: 'none' };
const PAUSE_MS = 700;

/** What a world from the prompt shows and what it does not show, before credits are spent. */
export function PlaygroundScene({ apiKey, text, seed }: PlaygroundSceneProps) {
  const [preview, setPreview] = useState<Preview>(NONE);
  const prompt = text.trim();
  useEffect(() => {
    setPreview(NONE);
    if (prompt === '' || apiKey === '') return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      fetchComposition(apiKey, { prompt, seed }, leaving.signal).then(
        (composition) => setPreview({ kind: 'composed', composition }),
        (error: unknown) => {
          if (!leaving.signal.aborted) setPreview({ kind: 'failed', message: getErrorMessage(error) });
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [apiKey, prompt, seed]);
  if (preview.kind === 'none') return null;
  if (preview.kind === 'failed') return <p class="quiet">No preview: {preview.message}</p>;
  return <Composition composition={preview.composition} />;
}

function Composition({ composition: { caption, represented, not_represented: missing } }: { readonly composition: SceneComposition }) {
  return (
    <section class="scene-preview" aria-label="Preview of the scene">
      <p>{removeNotShown(caption)}</p>
      {represented.length > 0 && (
        <ul aria-label="Shown">
          {represented.map(({ text, kind, as }) => (
            <li key={`${text} ${kind}`} class="chip" title={as === 'family' ? `Drawn as ${kind}` : kind}>
              {as === 'family' ? `${text} → ${kind}` : text}
            </li>
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <ul aria-label="Not shown">
          {missing.map(({ text, why }) => (
            <li key={text} class="chip missing" title={why}>
              {text}: {why}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
