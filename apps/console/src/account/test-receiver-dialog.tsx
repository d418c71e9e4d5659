import { useState } from 'preact/hooks';

import type { TestEventResult } from '@diorama-worlds/sdk';
import { useAction } from '../hooks/use-action.js';
import { ActionForm, FormFooter } from '../parts/action-form.js';
import { DescriptionItem } from '../parts/description-item.js';
import { Dialog } from '../parts/dialog.js';
import { Field } from '../parts/field.js';
import { formatInteger } from '../text/format.js';
import { useAccount } from './account-context.js';

/** Sends a test event to a receiver and shows how it responded. */
export function TestReceiverDialog({ onClose }: { readonly onClose: () => void }) {
  const { api } = useAccount();
  const [url, setUrl] = useState('');
  const [result, setResult] = useState<TestEventResult | null>(null);
  const action = useAction(async () => {
    setResult(null);
    setResult(await api.webhooks.test(url.trim()));
  });
  return (
    <Dialog title="Send a test event" onClose={onClose}>
      <ActionForm action={action}>
        <p class="dialog-text">
          A signed event of the type <code>webhook.test</code> is sent once. It names an operation that does not exist.
        </p>
        <Field label="URL of the receiver" hint="https, port 443, a public host name.">
          <input
            type="url"
            required
            autocomplete="off"
            placeholder="https://hooks.example.com/worlds"
            value={url}
            onInput={({ currentTarget }) => setUrl(currentTarget.value)}
          />
        </Field>
        {result !== null && (
          <div class="test-result" role="status" data-delivered={result.delivered}>
            <p>
              <span class="badge" data-state={result.delivered ? 'DELIVERED' : 'FAILED'}>
                {result.delivered ? 'Delivered' : 'Not delivered'}
              </span>
            </p>
            <p>{result.hint}</p>
            <dl class="facts">
              <DescriptionItem name="Response">{result.http_status ?? result.error_category ?? '–'}</DescriptionItem>
              <DescriptionItem name="Took">{`${formatInteger(result.duration_ms)} ms`}</DescriptionItem>
            </dl>
          </div>
        )}
        <FormFooter action={action} label={result === null ? 'Send' : 'Send again'} isDisabled={url.trim() === ''} onCancel={onClose} />
      </ActionForm>
    </Dialog>
  );
}
