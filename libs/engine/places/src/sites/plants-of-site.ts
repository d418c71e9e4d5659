import type { SiteType } from '@diorama/catalogue';
import type { ScatterRule } from '@diorama/placement';

/** The rules of a base with the kinds that grow on a site in place of others; their own colours take the place of tints. */
export function withPlantsOf(site: Pick<SiteType, 'plants'> | undefined, rules: readonly ScatterRule[]): readonly ScatterRule[] {
  const plants = site?.plants;
  if (plants === undefined) return rules;
  return rules.flatMap((rule) => {
    const kind = plants[rule.kind];
    if (kind === undefined) return [rule];
    const { tints: _tints, colors: _colors, ...others } = rule;
    return kind === null ? [] : [{ ...others, kind }];
  });
}
