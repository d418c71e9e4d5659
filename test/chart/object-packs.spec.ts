import { describe, expect, it } from 'vitest';

import { ofKind, podOf } from './manifest.ts';
import { render, template } from './render.ts';

const PACKS = [
  { name: 'furniture', existingClaim: 'packs', path: 'kits/furniture' },
  { name: 'props', image: 'registry.example.com/packs/props:1.0.0' },
];
const withPacks = (packs: unknown) => ({ file: 'production.yaml', setJson: [`objectPacks=${JSON.stringify(packs)}`] });

describe('object packs', () => {
  it('reach the gateway and the generation workers, and no other process', () => {
    const reading = ofKind(render(withPacks(PACKS)), 'Deployment').filter((deployment) =>
      podOf(deployment)?.containers.some(({ env }) => env?.some(({ name }) => name === 'OBJECT_PACKS')),
    );
    expect(reading.map(({ metadata }) => metadata.name).toSorted()).toEqual(['demo-diorama-gateway', 'demo-diorama-generation']);
    for (const deployment of reading) {
      const pod = podOf(deployment);
      const [container] = pod?.containers ?? [];
      expect(container?.env).toContainEqual({ name: 'OBJECT_PACKS', value: '/packs/furniture/kits/furniture,/packs/props' });
      expect(container?.volumeMounts).toEqual(
        expect.arrayContaining([
          { name: 'pack-furniture', mountPath: '/packs/furniture', readOnly: true },
          { name: 'pack-props', mountPath: '/packs/props', readOnly: true },
        ]),
      );
      expect(pod?.volumes).toEqual(
        expect.arrayContaining([
          { name: 'pack-furniture', persistentVolumeClaim: { claimName: 'packs', readOnly: true } },
          { name: 'pack-props', image: { reference: 'registry.example.com/packs/props:1.0.0', pullPolicy: 'IfNotPresent' } },
        ]),
      );
    }
  });

  it.each([
    ['without a source', [{ name: 'props' }]],
    ['with two sources', [{ name: 'props', existingClaim: 'a', image: 'b' }]],
    ['with a name that is not a volume name', [{ name: 'Props', existingClaim: 'a' }]],
    ['with an unknown key', [{ name: 'props', existingClaim: 'a', size: 1 }]],
  ])('are refused %s', (_, packs) => expect(template(withPacks(packs)).fault).toContain('objectPacks'));
});
