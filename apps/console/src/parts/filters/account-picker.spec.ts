import { h } from 'preact';
import { describe, expect, it, vi } from 'vitest';

import { Diorama } from '@diorama-worlds/sdk';
import { OperatorClient } from '@diorama-worlds/sdk/admin';
import { waitForUpdates, renderForTest, useFakePage } from '@diorama/page-parts/testing';
import { ConsoleContext } from '../../hooks/console-context.js';
import { PlaygroundRuns } from '../../playground/playground-runs.js';
import { AccountPicker } from './account-picker.js';

useFakePage();

/** A picker that has found `acc_ada` for `ada`; every later search stays without an answer. */
async function open() {
  const chosen: string[] = [];
  const api = new OperatorClient();
  const search = vi.spyOn(api, 'accounts').mockReturnValue(new Promise(() => undefined));
  search.mockResolvedValueOnce({ accounts: [{ account_id: 'acc_ada', name: 'Ada' }] as never, next_page_token: null });
  const parts = { api, gallery: new Diorama().gallery, run: new PlaygroundRuns(), notify: () => undefined };
  const picker = h(AccountPicker, { label: 'Account', placeholder: '', value: '', onChange: (id) => void chosen.push(id) });
  const { root } = renderForTest(h(ConsoleContext.Provider, { value: parts, children: picker }));
  await waitForUpdates(500);
  const field = root.the('input');
  const type = (text: string) => (Object.assign(field, { value: text }).send('input'), waitForUpdates(500));
  await type('ada');
  return { root, chosen, search, type, enter: () => (field.send('keydown', { key: 'Enter' }), waitForUpdates(500)) };
}

describe('the account picker', () => {
  it('takes the account that was found for what is typed', async () => {
    const { root, chosen, enter } = await open();
    expect(root.the('li').textContent).toBe('Adaacc_ada');
    await enter();
    expect(chosen).toEqual(['acc_ada']);
  });

  it('takes what is typed, and no account that was found for another text', async () => {
    const { root, chosen, search, type, enter } = await open();
    await type('acc_grace');
    expect(search).toHaveBeenLastCalledWith({ query: 'acc_grace', page_size: 8 }, expect.anything());
    expect(root.all('li')).toEqual([]);
    await enter();
    expect(chosen).toEqual(['acc_grace']);
  });
});
