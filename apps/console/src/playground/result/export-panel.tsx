import type { Diorama, ExportResult } from '@diorama-worlds/sdk';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Field, getErrorMessage, ProblemText } from '@diorama/page-parts';

import { PriceText } from '../price-text.js';
import { RequestCode } from '../request-code.js';
import { useQuote } from '../use-quote.js';
import { EXPORT_CHOICES } from './export-choices.js';
import { FileLinks } from './file-links.js';

interface ExportPanelProps {
  readonly client: Diorama;
  readonly worldId: string;
}

type ExportState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly percent: number }
  | { readonly kind: 'failed'; readonly message: string };

const FIRST = 0;

/** Makes other files of a world, each at its price. */
export function ExportPanel({ client, worldId }: ExportPanelProps) {
  const [choice, setChoice] = useState(FIRST);
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const [made, setMade] = useState<readonly { readonly name: string; readonly url: string | null | undefined }[]>([]);
  const leaving = useRef(new AbortController());
  useEffect(() => () => leaving.current.abort(), []);
  const { label, format } = EXPORT_CHOICES[choice] ??
    EXPORT_CHOICES[FIRST] ?? { label: '', format: { asset_type: 'world', format: 'zip' } };
  const request = { makes: 'export', worldId, body: format } as const;
  const isRunning = state.kind === 'running';
  const quote = useQuote(client, isRunning ? null : request);
  const begin = async (): Promise<void> => {
    const { signal } = leaving.current;
    setState({ kind: 'running', percent: 0 });
    try {
      const onProgress = ({ percent }: { readonly percent: number }): void => setState({ kind: 'running', percent });
      const { result } = await client.exportAndWait(worldId, format, { signal, onProgress });
      setMade((before) => [...listFiles(label, result), ...before.filter(({ name }) => !name.startsWith(label))]);
      setState({ kind: 'idle' });
    } catch (error) {
      if (!signal.aborted) setState({ kind: 'failed', message: getErrorMessage(error) });
    }
  };
  return (
    <div class="form">
      <Field label="Format" hint="Films of camera paths are made in the viewer.">
        <select value={String(choice)} disabled={isRunning} onChange={({ currentTarget }) => setChoice(Number(currentTarget.value))}>
          {EXPORT_CHOICES.map((each, i) => (
            <option key={each.label} value={String(i)}>
              {each.label}
            </option>
          ))}
        </select>
      </Field>
      <div class="quote">
        {isRunning ? (
          <p role="status">
            <progress max={100} value={state.percent} aria-label="Progress of the export" /> {state.percent} %
          </p>
        ) : (
          <PriceText quote={quote} pending="Getting the price …" />
        )}
        <button type="button" class="button" disabled={quote.kind !== 'quoted'} onClick={() => void begin()}>
          Export
        </button>
      </div>
      {state.kind === 'failed' && <ProblemText text={state.message} />}
      {made.length > 0 && <FileLinks files={made} />}
      <RequestCode request={request} />
    </div>
  );
}

/** The files of an export by name. Some exports have several. */
function listFiles(label: string, result: ExportResult) {
  const { url, detour_url: detour, hq_mesh_url: mesh, full_res_mesh_url: full } = result;
  const files = [
    { name: label, url: url ?? mesh },
    { name: `${label}, full resolution`, url: full },
    { name: `${label}, tiles for Detour`, url: detour },
  ];
  return files.filter((file, i) => files.findIndex((other) => other.url === file.url) === i);
}
