import { describe, expect, it } from 'vitest';

import { cutText, formatTable } from './table.js';

describe('a table', () => {
  const rows = [['w1', 'a castle with nine towers, a moat and a drawbridge', 'svc-1.1']];
  const table = (columns?: number): string => formatTable(['ID', 'PROMPT', 'MODEL'], rows, { column: 1, output: { columns } });

  it('cuts its long column so that each row fits the terminal', () => {
    const lines = table(40).split('\n');
    expect(lines).toEqual(['ID  PROMPT                       MODEL', 'w1  a castle with nine towers,…  svc-1.1']);
    expect(lines[1]?.length).toBe(40);
  });

  it('keeps a readable part on a very narrow terminal', () => {
    expect(table(5)).toContain('a castle wi…');
  });

  it('shows the whole text where there is no terminal', () => {
    expect(table()).toContain('a moat and a drawbridge');
  });
});

describe('a cut text', () => {
  it('has one line and cannot control the terminal', () => {
    expect(cutText('a\n\tb\u001B[31mred\u0007\u009B', 40)).toBe('a bred');
  });

  it('does not split a character', () => {
    expect(cutText('😀😀😀', 2)).toBe('😀…');
  });
});
