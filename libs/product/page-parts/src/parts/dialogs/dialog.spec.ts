import { h } from 'preact';
import { describe, expect, it, vi } from 'vitest';

import { waitForUpdates, renderForTest, useFakePage } from '../../testing/fake-page.js';
import type { FakeElement } from '../../testing/fake-page.js';
import { Dialog } from './dialog.js';
import { SecretDialog } from './secret-dialog.js';

useFakePage();

/** What a browser does that asks the page the first time, and after that does not. */
async function closeNatively(dialog: FakeElement): Promise<void> {
  if (dialog.send('cancel')) dialog.close();
  dialog.close();
  await waitForUpdates();
}

describe('a dialog', () => {
  it('tells that the browser has closed it, and nothing of its own leaving', async () => {
    const onClose = vi.fn<() => void>();
    const { root, update } = renderForTest(h(Dialog, { title: 'Sure?', onClose, children: null }));
    await waitForUpdates();
    const dialog = root.the('dialog');
    expect(dialog.open).toBe(true);
    dialog.close();
    await waitForUpdates();
    expect(onClose).toHaveBeenCalledOnce();
    dialog.showModal();
    update(null);
    dialog.close();
    await waitForUpdates();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('with a secret stays open until it is stored, however often Escape is pressed', async () => {
    const onClose = vi.fn<() => void>();
    const { root } = renderForTest(h(SecretDialog, { title: 'The key is ready', secret: 'svck_1', onClose }));
    await waitForUpdates();
    const dialog = root.the('dialog');
    expect([dialog.send('keydown', { key: 'Escape' }), dialog.send('keydown', { key: 'Tab' })]).toEqual([false, true]);
    for (let i = 0; i < 5; i++) await closeNatively(dialog);
    expect([dialog.open, onClose.mock.calls.length, root.the('code').textContent]).toEqual([true, 0, 'svck_1']);
    root.all('button').at(-1)?.send('click');
    expect(onClose).toHaveBeenCalledOnce();
  });
});
