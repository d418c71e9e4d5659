/** A number as prompts write it, short enough that no text is read twice. */
const NUMBER = String.raw`(?<![\d.,])\d{1,5}(?:[.,]\d{1,2})?`;
const UNIT = 'metres?|meters?|m|cm|ft|feet|foot|m2|sqm|sqft';

const REWRITES: readonly (readonly [pattern: RegExp, text: string])[] = [
  [/(?<=\d)\s?[×✕]\s?(?=\d)/gu, ' x '],
  [/\bsq\.\s?(?=[mf])/g, 'sq '],
  // "12'x14'", "12' ceilings"
  [/(?<=\d)\s?['’′](?=\s?x\s?\d)/g, ' ft'],
  [/(?<=x\s?\d{1,3})['’′](?![\p{L}\d])/gu, ' ft'],
  [/(?<=\d)\s?['’′](?=[\s-](?:by|x|wide|long|high|tall|deep|ceilings?|room)\b)/g, ' ft'],
  // "6x8 m", "4mx5m"
  [
    new RegExp(String.raw`(${NUMBER})\s?(${UNIT})?\s?x\s?(?=\d{1,5}(?:[.,]\d{1,2})?\s?(?:${UNIT}|x)\b|\d{1,5}(?:[.,]\d{1,2})?x\d)`, 'g'),
    '$1 $2 x ',
  ],
  // "3m"
  [new RegExp(String.raw`(${NUMBER})(${UNIT})\b`, 'g'), '$1 $2'],
];

/** A folded prompt whose measures have spaces between numbers and units: "6x8m" as "6 x 8 m". Other text stays as it is. */
export const separateMeasures = (folded: string): string =>
  /\d/.test(folded) ? REWRITES.reduce((text, [pattern, plain]) => text.replace(pattern, plain), folded) : folded;
