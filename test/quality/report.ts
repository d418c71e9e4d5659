import type { WalkFigures } from '@diorama/domain';

import { aligned } from './aligned.ts';
import { medianOf, PHOTOGRAPH_MEASURES, TABLES, worstOf } from './figures.ts';
import type { Measure, PhotographFigures, WorldFigures } from './figures.ts';

const WORST = 5;

/** The tables of every world's figures with their medians and the worst of them, and the worst five worlds on walks, as text. */
export function reportOf(worlds: readonly WorldFigures[]): string {
  const tables = TABLES.filter(({ measures }) => measures.some((measure) => medianOf(measure, worlds) !== null)).map(
    ({ title, measures }) => {
      const table = tableOf(worlds, measures, {
        head: ['world', 'not represented'],
        last: ({ notRepresented }) => notRepresented.join(' '),
      });
      return `${title}\n\n${table}`;
    },
  );
  const worst = leastOf(worlds).map((world) => {
    const { metres, psnr, holes } = furthestOf(world);
    return `${world.name} (${metres} m: ${psnr.worst.toFixed(1)} dB, ${(100 * holes.worst).toFixed(2)} % holes)`;
  });
  return `${tables.join('\n\n')}\n\nworst directions: ${worst.join(', ')}`;
}

/** The figures of every photograph and their medians as text. */
export function photographReportOf(photographs: readonly PhotographFigures[]): string {
  return tableOf(photographs, PHOTOGRAPH_MEASURES, { head: ['photograph', 'shows'], last: ({ prompt }) => prompt });
}

/** Metres up to which worlds are compared with each other. */
const WALKED = 8;

/** The figures of the finest file at the largest distance up to there that a walker gets to. */
export function furthestOf({ name, walk }: WorldFigures): WalkFigures {
  const furthest = walk.full_res.findLast(({ metres }) => metres <= WALKED);
  if (!furthest) throw new Error(`${name} was measured nowhere`);
  return furthest;
}

/** The worlds with the least decibels in a direction. */
function leastOf(worlds: readonly WorldFigures[]): readonly WorldFigures[] {
  return worlds.toSorted((a, b) => furthestOf(a).psnr.worst - furthestOf(b).psnr.worst).slice(0, WORST);
}

interface Named {
  readonly name: string;
  readonly setting: 'outdoors' | 'indoors';
}

/** What stands in the first and the last column of a table. */
interface Columns<Figures> {
  readonly head: readonly [first: string, last: string];
  readonly last: (figures: Figures) => string;
}

function tableOf<Figures extends Named>(
  measured: readonly Figures[],
  measures: readonly Measure<Figures>[],
  { head: [first, words], last }: Columns<Figures>,
): string {
  const cell = ({ digits }: Measure<Figures>, figure: number | null): string => figure?.toFixed(digits) ?? '-';
  const rows = measured.map((one) => [one.name, ...measures.map((measure) => cell(measure, measure.of(one))), last(one)]);
  const worstRow = ['worst', ...measures.map((measure) => cell(measure, worstOf(measure, measured))), ''];
  const medianRow = (name: string, some: readonly Figures[]): string[] => [
    name,
    ...measures.map((measure) => cell(measure, medianOf(measure, some))),
    '',
  ];
  const settings = (['outdoors', 'indoors'] as const).map((setting) =>
    medianRow(
      `  ${setting}`,
      measured.filter((one) => one.setting === setting),
    ),
  );
  return aligned([[first, ...measures.map(({ name }) => name), words], ...rows, medianRow('median', measured), ...settings, worstRow]);
}
