import { useLoad } from '@diorama/page-parts';

/** The parts of a prompt that a result does not show. */
export function MissingParts({ parts }: { readonly parts: readonly string[] }) {
  if (parts.length === 0) return null;
  return (
    <section class="scene-preview" aria-label="Not shown">
      <p>
        This does not show all of the prompt (
        <a href="/docs/limits-of-prompts" target="_blank" rel="noreferrer">
          why, and what helps
        </a>
        ):
      </p>
      <ul>
        {parts.map((part) => (
          <li key={part} class="chip missing">
            {part}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The same of a world, from its manifest. Nothing where the manifest cannot be read. */
export function MissingPartsOfWorld({ manifestUrl }: { readonly manifestUrl: string }) {
  const { value } = useLoad((signal) => readMissingParts(manifestUrl, signal), [manifestUrl]);
  return value === null ? null : <MissingParts parts={value} />;
}

/** The field `not_represented` of a manifest; none where the manifest has no such field. @throws Error where it cannot be read */
async function readMissingParts(url: string, signal: AbortSignal): Promise<readonly string[]> {
  const response = await fetch(url, { signal, credentials: 'omit' });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const { not_represented: parts = [] } = (await response.json()) as { readonly not_represented?: readonly string[] };
  return parts;
}
