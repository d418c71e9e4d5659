import { listSlots } from '@diorama/shape-language';
import { describe, expect, it } from 'vitest';

import { parseFinish } from '../../substances/substances.js';
import { ASSEMBLED_THING_ROWS } from '../assembled-things.js';
import { assembledIn, ball, plate, tube, turnedBody } from './forms.js';

const shapesOf = ASSEMBLED_THING_ROWS.flatMap(({ id, form }) => (form.generator === 'shape' ? [{ id, ...form }] : []));

describe('things that are assembled from simple shapes', () => {
  it('are more than three hundred, each a shape', () => {
    expect(shapesOf.length).toBe(ASSEMBLED_THING_ROWS.length);
    expect(shapesOf.length).toBeGreaterThan(300);
  });

  it('have a finish that exists for each slot that they show', () => {
    const bare = shapesOf.flatMap(({ id, shape, finishes }) =>
      listSlots(shape)
        .filter((slot) => finishes[slot] === undefined)
        .map((slot) => `${id}: ${slot}`),
    );
    expect(bare).toEqual([]);
    for (const { finishes } of shapesOf)
      for (const finish of Object.values(finishes)) expect(parseFinish(finish).color).toMatch(/^#[0-9a-f]{6}$/);
  });
});

describe('the forms of assembled things', () => {
  it('measure turned bodies in centimetres, and tubes and plates in metres', () => {
    expect(turnedBody('clay', [0, 0, 5, 0, 4, 12])).toMatchObject({
      profile: [
        [0, 0],
        [0.05, 0],
        [0.04, 0.12],
      ],
    });
    expect(tube('rope', [0, 0, 0, 0, 1, 2], 0.1)).toMatchObject({
      path: [
        [0, 0, 0],
        [0, 1, 2],
      ],
      radius: 0.1,
    });
    expect(plate('wood', [0, 0, 1, 0, 1, 1], 0.02)).toMatchObject({
      part: {
        outline: [
          [0, 0],
          [1, 0],
          [1, 1],
        ],
        depth: 0.02,
      },
    });
  });

  it('write rows with rounded numbers and without negative zeros, which JSON does not keep', () => {
    const row = assembledIn('goods', { stand: 'surface' })('marble', [1, 1, 1], '', { glass: 'glass' }, [
      ball('glass', 1, [-0, 1 / 3, -0]),
    ]);
    expect(Object.is(JSON.parse(JSON.stringify(row)).form.shape.parts[0].move[0], 0)).toBe(true);
    expect(JSON.stringify(row)).toContain('[0,0.3333,0]');
    expect(row).toEqual(JSON.parse(JSON.stringify(row)));
    expect(row.stand).toBe('surface');
  });
});
