import { createStream, streamId } from '@diorama/random';

/** Other words for those of the training scenes; the first of each list is the one that scenes are drawn with. */
const SAYINGS: readonly (readonly string[])[] = [
  ['at dawn', 'at sunrise', 'at daybreak', 'in the early morning'],
  ['at noon', 'at midday', 'by day', 'in bright daylight', ''],
  ['in the afternoon', 'by day', 'on a sunny day', ''],
  ['at dusk', 'at sunset', 'at twilight', 'in the evening'],
  ['at night', 'by night', 'at midnight', 'under the moon'],
  ['under an overcast sky', 'on a cloudy day', 'overcast'],
  ['in fog', 'in the mist', 'foggy', 'misty'],
  ['in snow', 'while it snows', 'snowy', 'in a blizzard'],
  ['in rain', 'rainy', 'in the rain'],
  ['in spring', 'springtime'],
  ['in autumn', 'in the fall', 'autumnal'],
  ['in winter', 'wintry', 'wintertime'],
];

/** A prompt of the training scenes in other words, drawn by number. */
export function paraphrase(prompt: string, seed: number, index: number): string {
  const random = createStream(seed, streamId(`words ${index}`));
  const said = SAYINGS.reduce((text, sayings) => text.replace(sayings[0] ?? '', () => random.pick(sayings)), prompt);
  return said.replace(/\s+/g, ' ').trim();
}
