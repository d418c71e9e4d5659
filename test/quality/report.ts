import { MEASURES, medianOf } from './figures.ts';
import type { Measure, WorldFigures } from './figures.ts';

const WORST = 5;

/** The figures of every world, their medians, and the worst five by the picture a metre beside the capture point, as text. */
export function reportOf(worlds: readonly WorldFigures[]): string {
  const head = ['world', ...MEASURES.map(({ name }) => name), 'not represented'];
  const rows = worlds.map((world) => [
    world.name,
    ...MEASURES.map((measure) => cell(measure, measure.of(world))),
    world.notRepresented.join(' '),
  ]);
  const settings = ['outdoors', 'indoors'] as const;
  const medians = [
    medianRow('median', worlds),
    ...settings.map((setting) =>
      medianRow(
        `  ${setting}`,
        worlds.filter((world) => world.setting === setting),
      ),
    ),
  ];
  const worst = worstOf(worlds).map(
    ({ name, full }) => `${name} (${full[0]?.psnr.toFixed(1)} dB, a metre beside ${full[2]?.psnr.toFixed(1)} dB)`,
  );
  return `${aligned([head, ...rows, ...medians])}\n\nworst: ${worst.join(', ')}`;
}

/** The worlds that look worst from a metre beside the capture point. */
export function worstOf(worlds: readonly WorldFigures[]): readonly WorldFigures[] {
  const beside = ({ full }: WorldFigures): number => full[2]?.psnr ?? full[0]?.psnr ?? 0;
  return worlds.toSorted((a, b) => beside(a) - beside(b)).slice(0, WORST);
}

function medianRow(name: string, worlds: readonly WorldFigures[]): string[] {
  return [name, ...MEASURES.map((measure) => cell(measure, medianOf(measure, worlds))), ''];
}

const cell = ({ digits }: Measure, figure: number | null): string => figure?.toFixed(digits) ?? '-';

function aligned(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const pad = (text: string, column: number): string =>
    column === 0 || column === widths.length - 1 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
}
