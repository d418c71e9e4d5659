import { aligned } from './aligned.ts';
import { MEASURES, medianOf, PHOTOGRAPH_MEASURES } from './figures.ts';
import type { Measure, PhotographFigures, WorldFigures } from './figures.ts';

const WORST = 5;

/** The figures of every world, their medians, and the worst five by the picture a metre beside the capture point, as text. */
export function reportOf(worlds: readonly WorldFigures[]): string {
  const table = tableOf(worlds, MEASURES, {
    head: ['world', 'not represented'],
    last: ({ notRepresented }) => notRepresented.join(' '),
  });
  const worst = worstOf(worlds).map(
    ({ name, full }) => `${name} (${full[0]?.psnr.toFixed(1)} dB, a metre beside ${full[2]?.psnr.toFixed(1)} dB)`,
  );
  return `${table}\n\nworst: ${worst.join(', ')}`;
}

/** The figures of every photograph and their medians as text. */
export function photographReportOf(photographs: readonly PhotographFigures[]): string {
  return tableOf(photographs, PHOTOGRAPH_MEASURES, { head: ['photograph', 'shows'], last: ({ prompt }) => prompt });
}

/** The worlds that look worst from a metre beside the capture point. */
export function worstOf(worlds: readonly WorldFigures[]): readonly WorldFigures[] {
  const beside = ({ full }: WorldFigures): number => full[2]?.psnr ?? full[0]?.psnr ?? 0;
  return worlds.toSorted((a, b) => beside(a) - beside(b)).slice(0, WORST);
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
  return aligned([[first, ...measures.map(({ name }) => name), words], ...rows, medianRow('median', measured), ...settings]);
}
