import type { Operation } from '@diorama-worlds/sdk';

const NAMES: Readonly<Record<string, string>> = {
  'generate-world': 'World',
  'export-world': 'Export of a world',
  'depth-to-rgb': 'Panorama from depth',
};

/** What an operation makes, and with which model: `World · svc-1.1`. An operation in the queue has no kind yet. */
export function nameOperation({ metadata }: Pick<Operation, 'metadata'>): string {
  if (metadata == null) return 'Operation';
  const { operation_type: type, model } = metadata;
  return [Object.hasOwn(NAMES, type) ? NAMES[type] : type, model].filter(Boolean).join(' · ');
}
