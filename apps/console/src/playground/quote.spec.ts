import { expect, it } from 'vitest';

import { addQuotes } from './quote.js';

const quote = (credits: number) => ({
  cost: {
    total_credits: credits + 80,
    line_items: [
      { name: 'World', credits },
      { name: 'Panorama', credits: 80 },
    ],
  },
  estimated_seconds: 20,
  available_credits: 1_000,
});

it('adds the prices of a batch by item', () => {
  expect(addQuotes([quote(150), quote(150)])).toEqual({
    cost: {
      total_credits: 460,
      line_items: [
        { name: 'World', credits: 300 },
        { name: 'Panorama', credits: 160 },
      ],
    },
    estimated_seconds: 40,
    available_credits: 1_000,
  });
});

it('has no price for a batch with an item that would be refused', () => {
  expect(() => addQuotes([quote(150), 'The prompt is refused'])).toThrow('The prompt is refused');
});
