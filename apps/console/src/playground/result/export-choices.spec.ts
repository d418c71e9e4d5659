import { EXPORTS } from '@diorama/domain';
import { expect, it } from 'vitest';

import { EXPORT_CHOICES } from './export-choices.js';

it('offers every export that needs no camera path, once', () => {
  const offered = EXPORT_CHOICES.map(({ format }) => {
    const isCompressed = 'compression' in format && format.compression === 'meshopt';
    return `${format.asset_type} ${format.format}${isCompressed ? '+meshopt' : ''}`;
  });
  const existing = EXPORTS.filter(({ assetType }) => assetType !== 'camera_path').map(({ assetType, format }) => `${assetType} ${format}`);
  expect(offered.toSorted()).toEqual(existing.toSorted());
  expect(new Set(EXPORT_CHOICES.map(({ label }) => label)).size).toBe(EXPORT_CHOICES.length);
});
