import { h } from 'preact';
import { describe, expect, it } from 'vitest';

import { waitForUpdates, renderForTest, useFakePage } from '../../testing/fake-page.js';
import { SearchField } from './search-field.js';

useFakePage();

describe('a search field', () => {
  it('looks for what is typed, and is emptied when all is shown again', async () => {
    const searched: string[] = [];
    const field = (value: string) => h(SearchField, { label: 'Operation', value, onSearch: (text) => void searched.push(text) });
    const { root, update } = renderForTest(field(''));
    await waitForUpdates();
    Object.assign(root.the('input'), { value: ' op_1 ' }).send('input');
    await waitForUpdates();
    root.the('form').send('submit');
    update(field('op_1'));
    await waitForUpdates();
    expect([searched, root.the('input').value]).toEqual([['op_1'], 'op_1']);
    update(field(''));
    await waitForUpdates();
    expect(root.the('input').value).toBe('');
  });
});
