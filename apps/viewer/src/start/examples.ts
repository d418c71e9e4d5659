import candyPark from './examples/candy-park.webp';
import cyberpunkStreet from './examples/cyberpunk-street.webp';
import japaneseVillage from './examples/japanese-village.webp';
import marrakech from './examples/marrakech.webp';

/** Example prompts, each with a picture of a world that was generated from it. */
export const EXAMPLES = [
  { prompt: 'a snowy Japanese village at dusk with a red torii and two stone lanterns', picture: japaneseVillage },
  { prompt: 'a market in Marrakech', picture: marrakech },
  { prompt: 'a cyberpunk street with neon signs', picture: cyberpunkStreet },
  { prompt: 'a candy park', picture: candyPark },
] as const;
