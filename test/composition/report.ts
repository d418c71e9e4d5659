import type { Composition, EntrySight } from './measure.ts';

/** Lines of 1080 from which on an object is seen without a search. */
const VISIBLE_LINES = 12;

const isVisible = ({ isInside, lines }: EntrySight): boolean => isInside && lines >= VISIBLE_LINES;
const percent = (value: number): string => `${Math.round(100 * value)} %`;

/** One line for each world: the subject, then shares of the picture, then the objects that the view lacks. */
export function formatCompositions(compositions: readonly Composition[]): string {
  const header = ['in', 'free', 'view', 'high', 'across', 'ground', 'water', 'sky', 'near', 'sun', 'subject', 'prompt'].join('\t');
  return [header, ...compositions.map(formatComposition)].join('\n');
}

function formatComposition({ prompt, place, subject, others, ground, water, sky, foreground, sun }: Composition): string {
  const lacking = others.filter((entry) => !isVisible(entry) || entry.unobstructed < 0.2);
  const reason = (entry: EntrySight): string =>
    `${entry.kind} ${entry.isInside ? `${entry.lines}px ${percent(entry.unobstructed)} ${entry.hiddenBy ?? ''}` : 'outside'}`;
  return [
    subject.isInside ? 'yes' : 'NO',
    subject.unobstructed >= 0.8 ? percent(subject.unobstructed) : `${percent(subject.unobstructed)} ${subject.hiddenBy ?? ''}`,
    `${(100 * subject.share).toFixed(1)} %`,
    percent(subject.height),
    subject.across.toFixed(2),
    percent(ground),
    percent(water),
    percent(sky),
    percent(foreground),
    sun === null ? '-' : Math.round(sun),
    subject.kind,
    `${prompt.slice(0, 70)} [${place}]${lacking.length === 0 ? '' : ` LACKS ${lacking.map(reason).join(', ')}`}`,
  ].join('\t');
}

/** The figures over all worlds. */
export function summarize(compositions: readonly Composition[]): Record<string, string> {
  const share = (holds: (composition: Composition) => boolean): string =>
    percent(compositions.filter(holds).length / Math.max(1, compositions.length));
  const others = compositions.flatMap((composition) => composition.others);
  const shareOfOthers = (holds: (entry: EntrySight) => boolean): string =>
    percent(others.filter(holds).length / Math.max(1, others.length));
  const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const outdoors = compositions.filter(({ sun }) => sun !== null);
  return {
    worlds: String(compositions.length),
    'subject inside the view': share(({ subject }) => subject.isInside),
    'subject at least half free': share(({ subject }) => subject.isInside && subject.unobstructed >= 0.5),
    'subject at least a tenth of the height': share(({ subject }) => subject.isInside && subject.height >= 0.1),
    'median height of the subject': percent(median(compositions.map(({ subject }) => subject.height))),
    'other objects': String(others.length),
    'others outside the view': shareOfOthers(({ isInside }) => !isInside),
    'others inside, below 12 lines': shareOfOthers((entry) => entry.isInside && entry.lines < VISIBLE_LINES),
    'others inside, less than a fifth free': shareOfOthers((entry) => entry.isInside && entry.unobstructed < 0.2),
    'more than 45 % plain ground': share(({ ground }) => ground > 0.45),
    'median plain ground': percent(median(compositions.map(({ ground }) => ground))),
    'median plain sky outdoors': percent(median(outdoors.map(({ sky }) => sky))),
    'foreground at least 2 %': share(({ foreground }) => foreground >= 0.02),
    'sun 30 to 130 degrees to the side, outdoors': percent(
      outdoors.filter(({ sun }) => sun !== null && sun >= 30 && sun <= 130).length / Math.max(1, outdoors.length),
    ),
  };
}
