import { describe, expect, it } from 'vitest';

import { toCsv, toTable } from './csv.js';

const fieldOf = (cell: string | number | null): string => toCsv({ columns: ['a'], rows: [[cell]] }).slice('\uFEFFa\r\n'.length, -2);

describe('a table as CSV', () => {
  it('is made of a list by its columns', () => {
    const columns = { name: ({ name }: { name: string }) => name, length: ({ name }: { name: string }) => name.length };
    expect(toTable(columns, [{ name: 'oak' }, { name: 'pine' }])).toEqual({
      columns: ['name', 'length'],
      rows: [
        ['oak', 3],
        ['pine', 4],
      ],
    });
  });

  it('has a row of names, one line for each row, and an empty field for what is not known', () => {
    expect(
      toCsv({
        columns: ['id', 'credits'],
        rows: [
          ['acc_1', -3],
          ['acc_2', null],
        ],
      }),
    ).toBe('\uFEFFid,credits\r\nacc_1,-3\r\nacc_2,\r\n');
  });

  it.each([
    ['a, b', '"a, b"'],
    ['say "no"', '"say ""no"""'],
    ['two\nlines', '"two\nlines"'],
    ['=HYPERLINK("http://evil")', '"\'=HYPERLINK(""http://evil"")"'],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['ä 🐉', 'ä 🐉'],
    ['', ''],
  ])('quotes %j, so that no spreadsheet reads a formula', (text, field) => {
    expect(fieldOf(text)).toBe(field);
  });
});
