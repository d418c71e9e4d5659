/** Colours of a style, sRGB: what a place brings takes them where its materials are of that group. */
export interface StylePalette {
  /** Plaster, brick and fronts of buildings. */
  readonly wall?: string;
  /** Frames and cornices. */
  readonly trim?: string;
  readonly roof?: string;
  /** Furniture, doors and beams. */
  readonly wood?: string;
  /** Blocks, columns and kerbs. */
  readonly stone?: string;
  /** Curtains, rugs, covers and awnings. */
  readonly cloth?: string;
  readonly leaf?: string;
  /** The ground out of doors. */
  readonly ground?: string;
  /** The hue of sky, sun and lamps; its brightness has no effect. */
  readonly light?: string;
}

/** Writes a palette: wall, trim, roof, wood, stone and cloth, then the rest. */
const colors = (list: string, rest: Pick<StylePalette, 'leaf' | 'ground' | 'light'> = {}): StylePalette => {
  const [wall = '', trim = '', roof = '', wood = '', stone = '', cloth = ''] = list.split(' ').map((hex) => `#${hex}`);
  return { wall, trim, roof, wood, stone, cloth, ...rest };
};

/** The palettes of styles, by their ids. */
export const STYLE_PALETTES: Readonly<Record<string, StylePalette>> = {
  medieval: colors('b8a888 4a3524 6e5238 4a3222 8a8276 7a2a28'),
  gothic: colors('6b6872 4a474f 34343c 2e2420 68666e 4a2038', { light: '#b8c0d8' }),
  classical: colors('efe6d2 f6f0e2 b8633f a07850 efe8da 8a2f34', { light: '#fff0d8' }),
  baroque: colors('e8d3a0 f2e6c4 6a7a78 8a5a2c e2d2ae 8a1f30', { light: '#ffedcc' }),
  victorian: colors('7c3f34 d8c8a8 3e4048 4a2818 8a7f72 5c2434', { light: '#f0dcc0' }),
  'art-nouveau': colors('cdd2a8 6f8a5a 5a7a68 7a5a34 d2c8a8 4f7a5e', { light: '#fbf2d2' }),
  'art-deco': colors('e6d3a8 c9a24a 2a3a3e 2c2018 d9c9a0 17494d', { light: '#ffeccc' }),
  'mid-century': colors('e0b060 e8e0c8 3f8a86 9c5f30 d8c4a0 d2622c', { light: '#fff0d0' }),
  modern: colors('f4f4f2 3a3c40 55585c b89a78 c8c8c4 8a9094'),
  minimalist: colors('fafaf6 e8e6e0 d8d8d4 d8c4a4 ecebe6 dcd8d0'),
  brutalist: colors('8a8883 77756f 6a6863 5e564c 85837e 5a5a58', { light: '#d4d8dc' }),
  industrial: colors('7d4030 3c3d40 3f4144 5c4030 77756f 3c3f42'),
  scandinavian: colors('a83a2c f4f2ec 3c4048 dcc49c c8c8c4 5f7f95', { light: '#eef4ff' }),
  nordic: colors('5f452c 4a3826 5a6a34 4c3622 6f6f70 6a2420', { light: '#d8e4f4' }),
  mediterranean: colors('fbf6ea 2f6fb0 c4673c 8a6a48 f2e8d2 2f6fb0', { light: '#fff4dc' }),
  japanese: colors('efe6cf 5a2c20 34383e 6a4028 8a8a84 9c2f2c', { leaf: '#e6a8bc', light: '#fff0ea' }),
  chinese: colors('a82a20 d2a23c 3f6a4c 6a1f18 b8b0a0 b81f1c', { light: '#ffeedd' }),
  indian: colors('dd8a50 f2dcb0 c2603a 7a4828 e8c08a c22a68', { light: '#ffe6bc' }),
  islamic: colors('ead8b0 2f8a96 2f8a96 7a5230 e8d8b4 1f6a8a', { ground: '#d2b684', light: '#ffecc8' }),
  egyptian: colors('d8b274 c27a3a c89c5a 8a6034 d8b680 2a6a8a', { ground: '#dcbc82', light: '#ffe2b0' }),
  mesoamerican: colors('a89a78 b0402c 8a7c5a 6a4c30 9a9276 b0402c', { light: '#f4f0d0' }),
  adobe: colors('c98352 4f8a8a b06c40 6b4a30 c08458 b0402c', { ground: '#c89a6c', light: '#ffe6c4' }),
  'alpine-chalet': colors('a8743f f2eadc 5a4030 8a5a30 a8a49c 9c2f2c', { light: '#f0f6ff' }),
  rustic: colors('d8c8a4 6a4a30 8a6a44 7a5430 9a9284 8a4a3c', { light: '#fff0d2' }),
  tropical: colors('c9a564 3f8a7a a08048 a5794a b8a890 2f8f86', { leaf: '#4f9a3c', light: '#f4fff0' }),
  western: colors('a07444 6a4a2c 6e5238 6b4a2b a88a64 8a3a2c', { ground: '#c49a68', light: '#ffdfae' }),
  steampunk: colors('6b4030 b8863c 4f8272 5a3820 7a6a58 6a2c28', { light: '#f0cc94' }),
  cyberpunk: colors('2a2d38 3fd0e0 1c1e26 34303c 33353f 6a1f8a', { light: '#d89cf4' }),
  futuristic: colors('eef3f8 4fb4e0 c8d4de cfd8e0 d8e0e8 4fb4e0', { light: '#e4f2ff' }),
  alien: colors('5a4a72 6fe0b0 3f3458 4a3a5e 5a5470 8a3fa0', { leaf: '#8a4fc0', ground: '#6a4f86', light: '#c4a0f4' }),
  'fairy-tale': colors('f2d2e2 8a5ab0 8a5ab0 b07a4c e2d2ea b04f9a', { leaf: '#7ab85a', light: '#ffe4f2' }),
  candy: colors('f6b0cc ffffff 7a4528 b0683c f8d8e4 e04f8a', { leaf: '#f28ab8', ground: '#f4bcd0', light: '#ffd8ea' }),
  toy: colors('f2c230 e03a2c e03a2c 3a8ad9 4fb04a 3a7fd9', { leaf: '#3fb043', ground: '#6cc24a' }),
  festive: colors('b03a30 f4f2ec 3c5a44 8a5a34 d8d4cc b81f24', { light: '#ffe4c4' }),
  halloween: { leaf: '#b8742c', cloth: '#c4621c', light: '#ffe0b4' },
  haunted: colors('4a4650 2c2a30 26262c 3a302a 55535c 3f2a48', { leaf: '#5a5a3c', ground: '#5a5a44', light: '#a8c4b0' }),
  ruined: colors('8a8478 77726a 6a665e 6a5a48 8f897e 6a5f54', { light: '#e8e0d0' }),
  abandoned: colors('8f937c 77785f 5f6a4a 6f675a 86887a 6a6a58', { leaf: '#5f7f36', light: '#dce8d0' }),
  'post-apocalyptic': colors('7a6a58 5a4a3c 5f4a3a 5a4a3a 7a7064 5a4a3c', { leaf: '#7a6a3c', ground: '#7d6a50', light: '#f0b878' }),
  frozen: colors('c4e0ee e8f4fa a8cfe4 9ab8c8 b8d8e8 6fa8c8', { leaf: '#b8d8e0', light: '#c8e4ff' }),
  prehistoric: colors('8f7350 6b5238 8f7a48 6b4c30 8a8478 7a5a3c', { light: '#fff0d8' }),
  renaissance: colors('dcc096 b08a54 b0603a 6a4428 d2c2a2 7a2430', { light: '#fff0d2' }),
  seventies: colors('d8c29a 6a4a2c 7a4a2c 8f5a30 b8a078 c2642c', { light: '#fff4e2' }),
  eighties: colors('ead4dc 3fb8b8 6a5a8a c8b8b0 d8d4dc d86aa4', { light: '#fff6fa' }),
  nineties: colors('c4ccc4 5a6a72 6a5a50 b08a58 b4b4ac 4a6a7a'),
  'rural-african': colors('b8764a 8a4a2c a5854c 7a5030 a8865c c2862c', { ground: '#b8794c', light: '#ffe4ba' }),
  joseon: colors('efe8d8 6a4428 3c4046 7a5232 a09c94 4a7a8a', { light: '#f8f4ec' }),
  nomadic: colors('e8dcc0 b0402c d8c8a4 a5603a a09684 a8402f', { light: '#fff2d8' }),
  slavic: colors('a8845a 3f6f9a 4f6a52 8a6238 a09a90 a82f2c', { light: '#eef2fa' }),
  'far-north': colors('e2eaf2 a8b8c8 eef4fa 8a6a4a c8d4de 7a5a44', { light: '#dcecff' }),
  'native-american': colors('c4a070 8a3a2c b8976a 7a5434 a0907a a8402c', { light: '#ffe8c4' }),
  'bush-country': colors('d8c8a4 8a4a34 b8bcbc 8a5a38 b0784c a85a3a', { leaf: '#8a9a6a', ground: '#b4583a', light: '#ffe4c0' }),
  'felt-craft': colors('e2b8a0 f2e4d0 b86a5a c49a70 c8b8a8 8aa0b8', { leaf: '#86a86a', ground: '#9ab57a', light: '#fff2e2' }),
  'paper-craft': colors('f2e8d4 e0a88a d8846a d2b48a dcd4c4 a8c0d0', { leaf: '#a8c48a', ground: '#c4d0a4', light: '#fff8ec' }),
  'clay-craft': colors('e6b47c d2684a b8543f a8744a b8a894 5f8fb0', { leaf: '#7fa84a', ground: '#9ab060', light: '#fff0d8' }),
  'brick-toy': colors('f2c230 e03a2c d83a2c 8a5a34 b8bcc0 3a7fd9', { leaf: '#3fa043', ground: '#5fb04a' }),
  bohemian: colors('efe4d2 b86a4a a85a3c a8764a c8b8a0 b8603f', { light: '#fff0d8' }),
  nautical: colors('eef2f2 2f5f8f 5f7a8a c8ac80 ccc8bc 2f5f8f', { light: '#f4faff' }),
  solarpunk: colors('f2f2e4 7fb05a 5f9a5a c4a070 dcdccc 6fae7a', { leaf: '#5fae3c', light: '#fbffe8' }),
  'rain-washed': { light: '#e4ecf4' },
  noir: { light: '#c4ccd8' },
  liminal: { light: '#f4ecc4' },
  cosy: { light: '#ffe0b8', cloth: '#a8483a' },
  eerie: { light: '#a4c0a8', leaf: '#5c6a3c' },
  dreamy: { light: '#f4ccf0' },
  romantic: { light: '#ffc4b8', cloth: '#a82848' },
  bleak: { light: '#b8c4d0', leaf: '#6a6a50', ground: '#7a7466' },
  cheerful: { light: '#fff0b8' },
};
