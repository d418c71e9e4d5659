import { CODE_LANGUAGES, buildRequestCode } from '@diorama/web';
import type { CodeLanguage, CodedRequest } from '@diorama/web';
import { useState } from 'preact/hooks';
import { Icon, SourceBlock } from '@diorama/page-parts';

interface RequestCodeProps {
  /** Null while it is not complete. */
  readonly request: CodedRequest | null;
  /** Names of the files that the request contains, in its order. */
  readonly fileNames?: readonly string[];
}

/** A request as a program in several languages, behind a button. */
export function RequestCode({ request, fileNames = [] }: RequestCodeProps) {
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
          <SourceBlock label="Source" text={buildRequestCode(language, request, { baseUrl: location.origin, fileNames })} what="the code" />
          <p class="quiet">
            Set the environment variable <code>DIORAMA_API_KEY</code> to an API key.
            {fileNames.length > 0 && ` Run the program in the folder that has ${fileNames.join(', ')}.`}
          </p>
        </section>
      )}
    </div>
  );
}
