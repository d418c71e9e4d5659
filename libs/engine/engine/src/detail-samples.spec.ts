import { judgeSplats } from '@diorama/quality';
import { composeScene } from '@diorama/scene';
import { captureSplats, joinSplats, toCloud } from '@diorama/splatting';
import type { SplatPart } from '@diorama/splatting';
import { describe, expect, it } from 'vitest';

import { openScene } from './open-scene.js';

describe('splats of samples between pixels', () => {
  it('are added where the view asks for them, and the result looks no worse', () => {
    const library = openScene(composeScene('a library at night', 7).scene).renderer;
    const ownership = { owns: () => true };
    const sample = (detailShare: number) => {
      const capture = library.capture({ origin: [0, 0, 0], width: 128, detailShare }, { start: 0, end: 64 });
      return captureSplats({ capture, rows: capture.rows, own: 0, ownership });
    };
    const [one, two] = [sample(1), sample(2)];
    const detailed = one.detailed ?? joinSplats([]);
    expect(detailed.count / one.splats.count).toBeCloseTo(2, 0);
    expect((two.detailed?.count ?? 0) / one.splats.count).toBeGreaterThan(2.1);
    const places = new Set(Array.from({ length: detailed.count }, (_, i) => detailed.positions.subarray(3 * i, 3 * i + 3).join()));
    expect(places.size).toBe(detailed.count);
    const judged = (part: SplatPart) => judgeSplats(toCloud(part), library, { origin: [0, 0, 0], width: 128 });
    expect(judged(detailed).holes).toBeLessThan(0.001);
    expect(judged(detailed).psnr).toBeGreaterThan(judged(one.splats).psnr - 0.1);
  });
});
