/** Example prompts. `picture` names the pictures in `examples` of a world that was generated from the prompt, 512 and 320 pixels wide. */
export const EXAMPLES = [
  { prompt: 'a snowy Japanese village at dusk with a red torii and two stone lanterns', picture: 'japanese-village' },
  { prompt: 'a market in Marrakech', picture: 'marrakech' },
  { prompt: 'a cyberpunk street with neon signs', picture: 'cyberpunk-street' },
  { prompt: 'a candy park', picture: 'candy-park' },
] as const;
