import { STYLE_TYPES } from '@diorama/catalogue';
import { PlacementStyle } from '@diorama/placement';
import { composeScene } from '@diorama/scene';
import { getThing } from '@diorama/things';
import { describe, expect, it } from 'vitest';

import { buildModel } from './build-model.js';

const SPOT = { position: [4, 0, -6], turn: 1, scale: 1, variant: 0 } as const;

describe('the style of placed objects', () => {
  it('replaces what a place brings, within the ground that it had but for trees', () => {
    for (const { id, forms = {} } of STYLE_TYPES.values())
      for (const kind of Object.keys(forms)) {
        const { kind: form, spot } = new PlacementStyle({ styles: [id] }).apply(kind, SPOT);
        const [old, styled] = [getThing(kind), getThing(form)];
        const fits = form === kind || old.semantic === 'tree' || styled.footprint * spot.scale <= 1.06 * old.footprint;
        expect([id, kind, fits]).toEqual([id, kind, true]);
        expect([id, kind, spot.position, spot.turn]).toEqual([id, kind, SPOT.position, SPOT.turn]);
      }
  });

  it('keeps the height of tops, on which others stand', () => {
    const { kind, spot } = new PlacementStyle({ styles: ['rustic'] }).apply('table', SPOT);
    expect((getThing(kind).tops?.[0] ?? 0) * spot.scale).toBeCloseTo(getThing('table').tops?.[0] ?? NaN, 5);
  });

  it('leaves alone what the prompt asks for', () => {
    expect(new PlacementStyle({ styles: ['japanese', 'ruined'] }).apply('house', { ...SPOT, requested: 0 })).toEqual({
      kind: 'house',
      spot: { ...SPOT, requested: 0 },
    });
  });

  it('dresses people of today for an older time, unless the prompt gives their clothes a colour', () => {
    const style = new PlacementStyle({ styles: ['medieval'] });
    expect(style.apply('worker', { ...SPOT, requested: 2 })).toMatchObject({ kind: 'villager', spot: { requested: 2 } });
    expect(style.apply('woman', SPOT).kind).toBe('village-woman');
    expect(style.apply('woman', { ...SPOT, requested: 0, color: [1, 0, 0] }).kind).toBe('woman');
    expect(style.apply('astronaut', { ...SPOT, requested: 0 }).kind).toBe('astronaut');
    expect(new PlacementStyle({ styles: ['modern'] }).apply('worker', SPOT).kind).toBe('worker');
  });

  it('rusts cars, but no roads', () => {
    const style = new PlacementStyle({ styles: ['post-apocalyptic'] });
    expect(style.apply('car', SPOT).spot.state).toBe('rusty');
    expect(style.apply('road', SPOT).spot.state).toBeUndefined();
  });

  it('weathers furniture, but no plants', () => {
    const style = new PlacementStyle({ styles: ['abandoned'] });
    expect(style.apply('chair', SPOT).spot.state).toBe('mossy');
    expect(style.apply('bush', SPOT).spot.state).toBeUndefined();
  });

  it.each(['a japanese village', 'a victorian living room', 'a candy style meadow', 'a frozen harbor', 'a haunted library'])(
    'builds %s',
    (prompt) => {
      expect(buildModel(composeScene(prompt, 5).scene).prototypes.length).toBeGreaterThan(10);
    },
  );

  it('is the same each time', () => {
    const { scene } = composeScene('a haunted library', 5);
    expect(buildModel(scene).instances).toEqual(buildModel(scene).instances);
  });
});
