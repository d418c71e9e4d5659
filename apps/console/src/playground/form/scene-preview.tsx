import { removeNotShown } from '@diorama/web';
import type { SceneComposition } from '@diorama-worlds/sdk';
import { useEffect, useState } from 'preact/hooks';
import { getErrorMessage } from '@diorama/page-parts';

import { usePlayground } from '../playground-context.js';
import { parseSeeds } from '../prompt/seeds.js';
import type { FormPartProps } from './media-fields.js';

type Preview =
  | { readonly kind: 'none' }
  | { readonly kind: 'composed'; readonly composition: SceneComposition }
  | { readonly kind: 'failed'; readonly message: string };

const NONE: Preview = { kind: 'none' };
const PAUSE_MS = 700;

/** What a world from the prompt shows and what it does not show, before credits are spent. */
export function ScenePreview({ form, onForm }: FormPartProps) {
  const { client } = usePlayground().runs;
  const [preview, setPreview] = useState<Preview>(NONE);
  const prompt = form.text.trim();
  const seeds = parseSeeds(form.seeds);
  const seed = typeof seeds === 'string' ? undefined : seeds[0];
  useEffect(() => {
    setPreview(NONE);
    if (prompt === '' || client === null) return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      client.scenes.compose({ text_prompt: prompt, ...(seed === undefined ? {} : { seed }) }, { signal: leaving.signal }).then(
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
  }, [client, prompt, seed]);
  if (preview.kind === 'none') return null;
  if (preview.kind === 'failed') return <p class="quiet">No preview: {preview.message}</p>;
  const { composition } = preview;
  return (
    <section class="scene-preview" aria-label="Preview of the scene">
      <Composition composition={composition} />
      <p>
        <button type="button" class="small" onClick={() => onForm({ kind: 'scene', scene: JSON.stringify(composition.scene, null, 2) })}>
          Edit as a scene
        </button>
      </p>
    </section>
  );
}

function Composition({ composition: { caption, represented, not_represented: missing } }: { readonly composition: SceneComposition }) {
  return (
    <>
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
    </>
  );
}
