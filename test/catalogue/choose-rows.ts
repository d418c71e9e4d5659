import { CATALOGUE } from '@diorama/catalogue';
import type { CatalogueRow } from '@diorama/catalogue';
import { hashStreamName, hashToUnitInterval } from '@diorama/random';

interface Choice {
  readonly theme?: string;
  /** Ids, comma-separated. */
  readonly only?: string;
  readonly generator?: string;
  /** How many to draw by lot, and the seed of the lot. */
  readonly sample?: string;
  readonly seed: string;
}

/** The rows that the options of the command name, in the order of the catalogue; a sample in the order of the lot. */
export function chooseRows({ theme, only, generator, sample, seed }: Choice): CatalogueRow[] {
  const ids = only?.split(',');
  const rows = [...CATALOGUE.values()].filter(
    (row) =>
      (theme === undefined || row.theme === theme) &&
      (ids === undefined || ids.includes(row.id)) &&
      (generator === undefined || row.form.generator === generator),
  );
  if (sample === undefined) return rows;
  const lot = (row: CatalogueRow): number => hashToUnitInterval(Number(seed), hashStreamName(row.id));
  return rows.toSorted((a, b) => lot(a) - lot(b)).slice(0, Number(sample));
}
