import { useState } from 'preact/hooks';

import { formatInteger } from '@diorama/web';
import type { TestDelivery } from '@diorama-worlds/sdk/admin';
import { ActionForm, DescriptionItem, Dialog, Field, FormFooter, useAction } from '@diorama/page-parts';
import { useConsole } from '../hooks/console-context.js';
import { describeOutcome } from '../text/attempt-outcome.js';
import { AccountPicker } from '../parts/filters/account-picker.js';

/** Sends a test event to a URL and shows how the receiver responded. */
export function TestEventDialog({ onClose }: { readonly onClose: () => void }) {
  const { api } = useConsole();
  const [url, setUrl] = useState('');
  const [account, setAccount] = useState('');
  const [result, setResult] = useState<TestDelivery | null>(null);
  const action = useAction(async () => {
    setResult(null);
    setResult(await api.testWebhook({ webhook_url: url.trim(), account_id: account === '' ? null : account }));
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
        <div class="field">
          <span class="field-label">Account (optional)</span>
          <AccountPicker label="Account" placeholder="Name or id" value={account} onChange={setAccount} />
        </div>
        {result !== null && <TestResult result={result} />}
        <FormFooter action={action} label={result === null ? 'Send' : 'Send again'} isDisabled={url.trim() === ''} onCancel={onClose} />
      </ActionForm>
    </Dialog>
  );
}

function TestResult({ result }: { readonly result: TestDelivery }) {
  const { delivered, http_status: status, error_category: fault, duration_ms: ms, address, hint } = result;
  return (
    <div class="test-result" role="status" data-delivered={delivered}>
      <p>
        <span class="badge" data-state={delivered ? 'DELIVERED' : 'FAILED'}>
          {delivered ? 'Delivered' : 'Not delivered'}
        </span>
      </p>
      <p>{hint}</p>
      <dl class="facts">
        <DescriptionItem name="Response">{describeOutcome({ http_status: status, error_category: fault }).name}</DescriptionItem>
        <DescriptionItem name="Took">{`${formatInteger(ms)} ms`}</DescriptionItem>
        <DescriptionItem name="Address">{address ?? '–'}</DescriptionItem>
      </dl>
    </div>
  );
}
