import { useState } from 'preact/hooks';

import { CODE_LANGUAGES, buildRequestCode } from '@diorama/web';
import type { CodeLanguage } from '@diorama/web';
import { Icon } from '../../parts/icon.js';
import { SourceBlock } from '../../parts/source-block.js';
import type { PlaygroundForm, PlaygroundRequest } from '../../playground/playground-form.js';

interface PlaygroundCodeProps {
  readonly form: PlaygroundForm;
  /** Null while it is not whole. */
  readonly request: PlaygroundRequest | null;
}

/** The request as a program in several languages, behind a button. */
export function PlaygroundCode({ form, request }: PlaygroundCodeProps) {
  const [isOpen, setOpen] = useState(false);
  const [language, setLanguage] = useState<CodeLanguage>('curl');
  const isShown = isOpen && request !== null;
  return (
    <div class="code">
      <button
        type="button"
        class="small with-icon"
        aria-expanded={isShown}
        disabled={request === null}
        title={request === null ? 'Fill in the prompt first' : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="code" /> {isShown ? 'Hide code' : 'Show code'}
      </button>
      {isShown && (
        <section aria-label="Code for this request">
          <div class="tabs" role="group" aria-label="Language">
            {CODE_LANGUAGES.map((name) => (
              <button key={name} type="button" aria-pressed={language === name} onClick={() => setLanguage(name)}>
                {name}
              </button>
            ))}
          </div>
          <SourceBlock
            label="Source"
            text={buildRequestCode(language, request, { baseUrl: location.origin, fileName: fileNameOf(form) })}
            what="the code"
          />
          <p class="quiet">Set the environment variable DIORAMA_API_KEY to your API key.</p>
        </section>
      )}
    </div>
  );
}

/** The file that the request contains. */
function fileNameOf({ kind, picture, depth }: PlaygroundForm): string | null {
  if (kind === 'image') return picture?.name ?? null;
  return kind === 'depth' ? (depth?.name ?? null) : null;
}
