import { parseFinish } from '@diorama/catalogue';
import type { CatalogueRow, Substance } from '@diorama/catalogue';
import { getObjectNames } from '@diorama/scene';

/** An object of the catalogue as the API shows it. */
export interface CatalogueObjectView {
  readonly id: string;
  readonly name: string;
  readonly words: readonly string[];
  readonly theme: string;
  /** Metres. */
  readonly size: { readonly width: number; readonly height: number; readonly depth: number };
  readonly stand: string;
  readonly substance: Substance | null;
  readonly family: string | null;
  readonly picture_url: string;
}

/** @param origin the URL of the gateway, without a slash at its end */
export function buildCatalogueObjectView(row: CatalogueRow, origin: string): CatalogueObjectView {
  const [width, height, depth] = row.size;
  return {
    id: row.id,
    ...getObjectNames(row.id),
    theme: row.theme,
    size: { width, height, depth },
    stand: row.stand ?? 'ground',
    substance: findPrincipalSubstance(row),
    family: row.family ?? null,
    picture_url: `${origin}/svc/v1/catalogue/${row.id}/picture.webp`,
  };
}

/** The usual substance of the principal part, where the row names it. */
function findPrincipalSubstance({ form, finishes, principal }: CatalogueRow): Substance | null {
  const named = form.generator === 'shape' ? { ...form.finishes, ...finishes } : (finishes ?? {});
  const slot = principal ?? (form.generator === 'shape' ? Object.keys(form.finishes)[0] : undefined);
  const finish = slot === undefined ? undefined : named[slot];
  return finish === undefined ? null : parseFinish(finish).substance;
}
