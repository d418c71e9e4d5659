import type { Pattern } from '@diorama/world-model';

/** A material as it is written down; the colour is sRGB. */
export interface MaterialEntry {
  readonly color: string;
  readonly pattern: Pattern;
  /** Metres of one repeat. */
  readonly scale: number;
  readonly contrast: number;
  readonly bump: number;
  /** 0 where left out. */
  readonly translucency?: number;
  /** Whether snow and moss settle on its upward faces. */
  readonly settles?: boolean;
}

const GROUND = {
  'ground-grass': { color: '#ffffff', pattern: 'grass', scale: 0.5, contrast: 0.55, bump: 0.5 },
  'ground-sand': { color: '#ffffff', pattern: 'sand', scale: 0.6, contrast: 0.25, bump: 0.35 },
  'ground-rock': { color: '#ffffff', pattern: 'rock', scale: 2.2, contrast: 0.6, bump: 0.8 },
  'ground-strata': { color: '#ffffff', pattern: 'strata', scale: 3.2, contrast: 0.55, bump: 0.6 },
  'ground-snow': { color: '#ffffff', pattern: 'snow', scale: 1.2, contrast: 0.12, bump: 0.3 },
  'ground-soil': { color: '#ffffff', pattern: 'noise', scale: 0.7, contrast: 0.5, bump: 0.5 },
  'ground-gravel': { color: '#ffffff', pattern: 'rock', scale: 0.35, contrast: 0.55, bump: 0.7 },
  'ground-litter': { color: '#ffffff', pattern: 'leaves', scale: 0.13, contrast: 0.5, bump: 0.4 },
  'ground-moss': { color: '#ffffff', pattern: 'grass', scale: 0.2, contrast: 0.6, bump: 0.9 },
  'ground-mud': { color: '#ffffff', pattern: 'noise', scale: 0.9, contrast: 0.35, bump: 0.25 },
  'ground-path': { color: '#ffffff', pattern: 'noise', scale: 0.16, contrast: 0.5, bump: 0.5 },
  'ground-asphalt': { color: '#ffffff', pattern: 'asphalt', scale: 4.3, contrast: 0.9, bump: 0.5 },
  'ground-paving': { color: '#ffffff', pattern: 'tiles', scale: 0.55, contrast: 0.4, bump: 0.3 },
  'ground-ice': { color: '#ffffff', pattern: 'marble', scale: 2.6, contrast: 0.3, bump: 0.1 },
  'ground-lava': { color: '#ffffff', pattern: 'rock', scale: 0.8, contrast: 0.9, bump: 0.4 },
} as const satisfies Record<string, MaterialEntry>;

const PLANTS = {
  bark: { color: '#6b5644', pattern: 'bark', scale: 0.35, contrast: 0.6, bump: 0.8 },
  'birch-bark': { color: '#cfc8ba', pattern: 'bark', scale: 0.45, contrast: 0.4, bump: 0.3 },
  'palm-bark': { color: '#8d7a60', pattern: 'bark', scale: 0.3, contrast: 0.5, bump: 0.6 },
  'dead-wood': { color: '#8d8377', pattern: 'bark', scale: 0.3, contrast: 0.5, bump: 0.7, settles: true },
  'cut-wood': { color: '#c8a878', pattern: 'plain', scale: 0.2, contrast: 0.2, bump: 0.1 },
  leaf: { color: '#5f8a35', pattern: 'leaves', scale: 0.5, contrast: 0.35, bump: 0.2, translucency: 0.45 },
  'leaf-shade': { color: '#3f6427', pattern: 'leaves', scale: 0.3, contrast: 0.7, bump: 0.7, translucency: 0.1 },
  'bush-leaf': { color: '#557b38', pattern: 'leaves', scale: 0.4, contrast: 0.35, bump: 0.2, translucency: 0.4 },
  needle: { color: '#3c5c37', pattern: 'leaves', scale: 0.4, contrast: 0.35, bump: 0.2, translucency: 0.25, settles: true },
  'needle-shade': { color: '#263d26', pattern: 'leaves', scale: 0.4, contrast: 0.5, bump: 0.5 },
  'palm-leaf': { color: '#5d8a3a', pattern: 'leaves', scale: 0.8, contrast: 0.25, bump: 0.1, translucency: 0.4 },
  'palm-dry': { color: '#a48a55', pattern: 'leaves', scale: 0.8, contrast: 0.3, bump: 0.1, translucency: 0.2 },
  coconut: { color: '#6b4d2e', pattern: 'bark', scale: 0.2, contrast: 0.3, bump: 0.3 },
  'fern-leaf': { color: '#5a8f3a', pattern: 'leaves', scale: 0.4, contrast: 0.3, bump: 0.1, translucency: 0.45 },
  cactus: { color: '#6b8058', pattern: 'noise', scale: 0.25, contrast: 0.25, bump: 0.3 },
  'cactus-flower': { color: '#d9528a', pattern: 'plain', scale: 1, contrast: 0, bump: 0, translucency: 0.3 },
  grass: { color: '#84a848', pattern: 'plain', scale: 1, contrast: 0, bump: 0, translucency: 0.45 },
  'dry-grass': { color: '#b59f62', pattern: 'plain', scale: 1, contrast: 0, bump: 0, translucency: 0.4 },
  reed: { color: '#7f8f49', pattern: 'plain', scale: 1, contrast: 0, bump: 0, translucency: 0.4 },
  'reed-head': { color: '#5b3d24', pattern: 'noise', scale: 0.05, contrast: 0.4, bump: 0.2 },
  stem: { color: '#6f9a46', pattern: 'plain', scale: 1, contrast: 0, bump: 0, translucency: 0.3 },
  petal: { color: '#f4f0e6', pattern: 'plain', scale: 1, contrast: 0, bump: 0, translucency: 0.45 },
  'flower-heart': { color: '#e3b023', pattern: 'noise', scale: 0.02, contrast: 0.4, bump: 0.2 },
  'mushroom-cap': { color: '#b5452c', pattern: 'noise', scale: 0.08, contrast: 0.3, bump: 0.1 },
  'mushroom-stem': { color: '#e9e0cc', pattern: 'plain', scale: 0.1, contrast: 0.1, bump: 0 },
  'lily-pad': { color: '#4f8a42', pattern: 'leaves', scale: 0.4, contrast: 0.25, bump: 0.1, translucency: 0.1 },
  'fallen-leaf': { color: '#c5722c', pattern: 'plain', scale: 1, contrast: 0, bump: 0, translucency: 0.3 },
  moss: { color: '#5f7638', pattern: 'grass', scale: 0.16, contrast: 0.6, bump: 0.9 },
} as const satisfies Record<string, MaterialEntry>;

const CROPS = {
  straw: { color: '#c3a35c', pattern: 'thatch', scale: 0.35, contrast: 0.45, bump: 0.6, settles: true },
  'wheat-stalk': { color: '#c4aa62', pattern: 'plain', scale: 1, contrast: 0, bump: 0, translucency: 0.4 },
  'wheat-ear': { color: '#dcbf7a', pattern: 'plain', scale: 1, contrast: 0, bump: 0, translucency: 0.3 },
  'crop-leaf': { color: '#6d9440', pattern: 'leaves', scale: 0.5, contrast: 0.2, bump: 0.1, translucency: 0.4 },
  'corn-cob': { color: '#b9b256', pattern: 'leaves', scale: 0.1, contrast: 0.3, bump: 0.2 },
} as const satisfies Record<string, MaterialEntry>;

const JUNGLE = {
  'jungle-bark': { color: '#7f7565', pattern: 'bark', scale: 0.6, contrast: 0.5, bump: 0.6, settles: true },
  'jungle-leaf': { color: '#5a943c', pattern: 'leaves', scale: 0.6, contrast: 0.35, bump: 0.2, translucency: 0.45 },
  'jungle-shade': { color: '#375c29', pattern: 'leaves', scale: 0.5, contrast: 0.7, bump: 0.7 },
  'banana-leaf': { color: '#7fb248', pattern: 'leaves', scale: 0.9, contrast: 0.25, bump: 0.15, translucency: 0.5 },
  'taro-leaf': { color: '#549344', pattern: 'leaves', scale: 0.5, contrast: 0.25, bump: 0.15, translucency: 0.4 },
  liana: { color: '#5d4d38', pattern: 'bark', scale: 0.15, contrast: 0.5, bump: 0.5 },
  'pine-bark': { color: '#7d5a44', pattern: 'bark', scale: 0.4, contrast: 0.7, bump: 0.9 },
} as const satisfies Record<string, MaterialEntry>;

const STONE = {
  stone: { color: '#8f8a82', pattern: 'rock', scale: 1.1, contrast: 0.55, bump: 0.8, settles: true },
  'sand-stone': { color: '#b9794e', pattern: 'strata', scale: 0.9, contrast: 0.5, bump: 0.6, settles: true },
  basalt: { color: '#4a4644', pattern: 'rock', scale: 0.9, contrast: 0.6, bump: 0.9, settles: true },
  'stone-block': { color: '#9c958a', pattern: 'brick', scale: 0.9, contrast: 0.45, bump: 0.6, settles: true },
  brick: { color: '#6f4a3f', pattern: 'brick', scale: 0.3, contrast: 0.5, bump: 0.5 },
  marble: { color: '#e2ddd3', pattern: 'marble', scale: 1.6, contrast: 0.3, bump: 0.05, settles: true },
  'marble-floor': { color: '#c9bfae', pattern: 'tiles', scale: 1.2, contrast: 0.35, bump: 0.1 },
  'stone-floor': { color: '#8d867b', pattern: 'tiles', scale: 0.8, contrast: 0.45, bump: 0.3 },
  plaster: { color: '#e6dcc8', pattern: 'plaster', scale: 1.4, contrast: 0.15, bump: 0.25 },
  'room-plaster': { color: '#d8cdbb', pattern: 'plaster', scale: 1.6, contrast: 0.06, bump: 0.1 },
  'ceiling-plaster': { color: '#efebe3', pattern: 'plaster', scale: 1.6, contrast: 0.04, bump: 0.05 },
  'roof-tile': { color: '#9c5238', pattern: 'tiles', scale: 0.36, contrast: 0.5, bump: 0.6, settles: true },
  slate: { color: '#5c6068', pattern: 'tiles', scale: 0.34, contrast: 0.45, bump: 0.5, settles: true },
  thatch: { color: '#a68a55', pattern: 'thatch', scale: 0.4, contrast: 0.55, bump: 0.7, settles: true },
  facade: { color: '#d9cbb2', pattern: 'plaster', scale: 2.2, contrast: 0.16, bump: 0.15 },
  'facade-brick': { color: '#8a5a48', pattern: 'brick', scale: 0.3, contrast: 0.45, bump: 0.4 },
  'facade-trim': { color: '#cdc4b3', pattern: 'plaster', scale: 1.2, contrast: 0.2, bump: 0.2, settles: true },
  concrete: { color: '#a3a19b', pattern: 'plaster', scale: 1.1, contrast: 0.35, bump: 0.25, settles: true },
  'roof-felt': { color: '#55534f', pattern: 'noise', scale: 0.6, contrast: 0.3, bump: 0.2, settles: true },
  'kerb-stone': { color: '#8f8c87', pattern: 'rock', scale: 0.35, contrast: 0.35, bump: 0.3 },
  'ruin-stone': { color: '#b3a284', pattern: 'rock', scale: 1.3, contrast: 0.5, bump: 0.7, settles: true },
  terracotta: { color: '#b8683f', pattern: 'noise', scale: 0.3, contrast: 0.2, bump: 0.1 },
  soil: { color: '#4a3a2c', pattern: 'noise', scale: 0.1, contrast: 0.5, bump: 0.6 },
  ash: { color: '#38342f', pattern: 'noise', scale: 0.15, contrast: 0.5, bump: 0.4 },
  snow: { color: '#eef2f8', pattern: 'snow', scale: 0.8, contrast: 0.1, bump: 0.25 },
  ice: { color: '#bcd6e4', pattern: 'noise', scale: 0.8, contrast: 0.2, bump: 0.1, translucency: 0.3 },
} as const satisfies Record<string, MaterialEntry>;

const WOOD = {
  planks: { color: '#8a6a4a', pattern: 'planks', scale: 0.22, contrast: 0.5, bump: 0.45, settles: true },
  log: { color: '#84623f', pattern: 'bark', scale: 0.3, contrast: 0.4, bump: 0.4 },
  'barn-planks': { color: '#8c3b2e', pattern: 'planks', scale: 0.24, contrast: 0.4, bump: 0.5 },
  'weathered-planks': { color: '#8f8676', pattern: 'planks', scale: 0.2, contrast: 0.5, bump: 0.5, settles: true },
  'floor-planks': { color: '#96694a', pattern: 'planks', scale: 0.16, contrast: 0.4, bump: 0.15 },
  timber: { color: '#5a4130', pattern: 'planks', scale: 0.3, contrast: 0.35, bump: 0.3 },
  walnut: { color: '#6a4630', pattern: 'planks', scale: 0.5, contrast: 0.3, bump: 0.08 },
  oak: { color: '#a67c52', pattern: 'planks', scale: 0.45, contrast: 0.3, bump: 0.1 },
  'white-wood': { color: '#ece7dc', pattern: 'planks', scale: 0.4, contrast: 0.08, bump: 0.08 },
  'door-wood': { color: '#5f4a3a', pattern: 'planks', scale: 0.18, contrast: 0.4, bump: 0.3 },
  'boat-wood': { color: '#7b5537', pattern: 'planks', scale: 0.16, contrast: 0.45, bump: 0.3 },
  'boat-paint': { color: '#3f6f86', pattern: 'planks', scale: 0.16, contrast: 0.25, bump: 0.2 },
} as const satisfies Record<string, MaterialEntry>;

const GOODS = {
  iron: { color: '#3c3d40', pattern: 'metal', scale: 0.3, contrast: 0.25, bump: 0.15 },
  brass: { color: '#b08d4a', pattern: 'metal', scale: 0.3, contrast: 0.2, bump: 0.1 },
  steel: { color: '#9ba0a6', pattern: 'metal', scale: 0.3, contrast: 0.2, bump: 0.1 },
  bronze: { color: '#6f7d62', pattern: 'metal', scale: 0.5, contrast: 0.4, bump: 0.2, settles: true },
  canvas: { color: '#cdbb93', pattern: 'fabric', scale: 0.2, contrast: 0.2, bump: 0.2, translucency: 0.2 },
  rope: { color: '#a58f66', pattern: 'fabric', scale: 0.06, contrast: 0.4, bump: 0.4 },
  upholstery: { color: '#4f6a6b', pattern: 'fabric', scale: 0.14, contrast: 0.25, bump: 0.3 },
  cushion: { color: '#c98a4b', pattern: 'fabric', scale: 0.12, contrast: 0.25, bump: 0.3 },
  linen: { color: '#ece6da', pattern: 'fabric', scale: 0.12, contrast: 0.12, bump: 0.25 },
  blanket: { color: '#6d7f9a', pattern: 'fabric', scale: 0.2, contrast: 0.3, bump: 0.3 },
  curtain: { color: '#a5543f', pattern: 'fabric', scale: 0.2, contrast: 0.15, bump: 0.25, translucency: 0.25 },
  'rug-field': { color: '#8a3530', pattern: 'fabric', scale: 0.35, contrast: 0.4, bump: 0.2 },
  'rug-border': { color: '#d9c79c', pattern: 'fabric', scale: 0.2, contrast: 0.3, bump: 0.2 },
  'rug-edge': { color: '#2f3c57', pattern: 'fabric', scale: 0.2, contrast: 0.25, bump: 0.2 },
  'book-red': { color: '#7c2f2a', pattern: 'books', scale: 0.42, contrast: 0.25, bump: 0.1 },
  'book-green': { color: '#34523d', pattern: 'books', scale: 0.42, contrast: 0.25, bump: 0.1 },
  'book-blue': { color: '#2f4668', pattern: 'books', scale: 0.42, contrast: 0.25, bump: 0.1 },
  'book-tan': { color: '#a88654', pattern: 'books', scale: 0.42, contrast: 0.25, bump: 0.1 },
  'book-brown': { color: '#5d3f2b', pattern: 'books', scale: 0.42, contrast: 0.25, bump: 0.1 },
  'book-cream': { color: '#d8cbb0', pattern: 'books', scale: 0.42, contrast: 0.2, bump: 0.1 },
  paper: { color: '#efe8d8', pattern: 'plain', scale: 0.2, contrast: 0.05, bump: 0 },
  'picture-sky': { color: '#7fa3c2', pattern: 'noise', scale: 0.4, contrast: 0.25, bump: 0 },
  'picture-hill': { color: '#5d7a45', pattern: 'noise', scale: 0.2, contrast: 0.4, bump: 0 },
  'picture-sun': { color: '#e9b25c', pattern: 'plain', scale: 0.2, contrast: 0, bump: 0 },
  'picture-dark': { color: '#2f3d36', pattern: 'noise', scale: 0.15, contrast: 0.4, bump: 0 },
  gold: { color: '#c39a3f', pattern: 'metal', scale: 0.2, contrast: 0.25, bump: 0.2 },
  'car-paint': { color: '#7d2a26', pattern: 'plain', scale: 1, contrast: 0, bump: 0 },
  'car-glass': { color: '#2a343c', pattern: 'noise', scale: 1.6, contrast: 0.45, bump: 0 },
  'head-glass': { color: '#dfe3e2', pattern: 'plain', scale: 1, contrast: 0, bump: 0 },
  'tail-glass': { color: '#8d1512', pattern: 'plain', scale: 1, contrast: 0, bump: 0 },
  rubber: { color: '#1d1d1e', pattern: 'noise', scale: 0.1, contrast: 0.3, bump: 0.2 },
  awning: { color: '#7c2f2a', pattern: 'fabric', scale: 0.3, contrast: 0.2, bump: 0.2, translucency: 0.15, settles: true },
  'road-paint': { color: '#d9d6cb', pattern: 'noise', scale: 0.2, contrast: 0.35, bump: 0.1 },
  'dark-glass': { color: '#323d47', pattern: 'noise', scale: 3, contrast: 0.45, bump: 0 },
  'sky-glass': { color: '#64798a', pattern: 'noise', scale: 6, contrast: 0.25, bump: 0 },
  'fountain-water': { color: '#7ea6ad', pattern: 'noise', scale: 0.25, contrast: 0.35, bump: 0.5, translucency: 0.4 },
  'fountain-foam': { color: '#dfeaec', pattern: 'noise', scale: 0.08, contrast: 0.2, bump: 0.3, translucency: 0.5 },
  soot: { color: '#1d1b1a', pattern: 'brick', scale: 0.3, contrast: 0.3, bump: 0.3 },
} as const satisfies Record<string, MaterialEntry>;

const INDOORS = {
  enamel: { color: '#e8e6df', pattern: 'plain', scale: 1, contrast: 0, bump: 0 },
  'stainless-steel': { color: '#a9adb1', pattern: 'metal', scale: 0.5, contrast: 0.05, bump: 0.04 },
  'black-glass': { color: '#15171a', pattern: 'plain', scale: 1, contrast: 0, bump: 0 },
  'cabinet-paint': { color: '#63807a', pattern: 'planks', scale: 0.7, contrast: 0.05, bump: 0.04 },
  worktop: { color: '#d6cfc2', pattern: 'marble', scale: 0.9, contrast: 0.22, bump: 0.03 },
  'wall-tiles': { color: '#e4e0d4', pattern: 'brick', scale: 0.2, contrast: 0.14, bump: 0.25 },
  'floor-tiles': { color: '#a98d72', pattern: 'tiles', scale: 0.4, contrast: 0.4, bump: 0.2 },
  'fruit-red': { color: '#a8281f', pattern: 'plain', scale: 1, contrast: 0, bump: 0 },
  'fruit-yellow': { color: '#d9a526', pattern: 'plain', scale: 1, contrast: 0, bump: 0 },
  'cave-rock': { color: '#857768', pattern: 'noise', scale: 1.9, contrast: 0.55, bump: 1, settles: true },
  'cave-floor': { color: '#6f6357', pattern: 'rock', scale: 1.5, contrast: 0.5, bump: 0.7, settles: true },
  flowstone: { color: '#9c8d7c', pattern: 'strata', scale: 0.45, contrast: 0.35, bump: 0.5, settles: true },
  'hull-panel': { color: '#a6acb1', pattern: 'metal', scale: 1.3, contrast: 0.1, bump: 0.06 },
  'hull-frame': { color: '#565d65', pattern: 'metal', scale: 0.8, contrast: 0.2, bump: 0.1 },
  'hull-dark': { color: '#2b2f35', pattern: 'metal', scale: 0.5, contrast: 0.25, bump: 0.12 },
  'hull-mark': { color: '#d27a24', pattern: 'metal', scale: 0.9, contrast: 0.15, bump: 0.05 },
  space: { color: '#020203', pattern: 'noise', scale: 21, contrast: 2.6, bump: 0 },
  'gas-giant': { color: '#c9a27c', pattern: 'strata', scale: 7, contrast: 0.75, bump: 0 },
  'blue-planet': { color: '#4a7fb5', pattern: 'marble', scale: 9, contrast: 1, bump: 0 },
  'planet-ring': { color: '#b8a68c', pattern: 'plain', scale: 1, contrast: 0, bump: 0 },
  deck: { color: '#3d4349', pattern: 'tiles', scale: 0.3, contrast: 0.45, bump: 0.5 },
} as const satisfies Record<string, MaterialEntry>;

const GLOWING = {
  'window-glass': { color: '#26303a', pattern: 'plain', scale: 1, contrast: 0, bump: 0 },
  'window-daylight': { color: '#101214', pattern: 'plain', scale: 1, contrast: 0, bump: 0 },
  'window-garden': { color: '#101410', pattern: 'noise', scale: 0.5, contrast: 0.4, bump: 0 },
  'shop-glass': { color: '#39434a', pattern: 'noise', scale: 2.5, contrast: 0.5, bump: 0 },
  'sign-glow': { color: '#3c7f86', pattern: 'plain', scale: 1, contrast: 0, bump: 0 },
  'sign-pink': { color: '#8a3a5c', pattern: 'plain', scale: 1, contrast: 0, bump: 0 },
  'sign-amber': { color: '#8a6a2c', pattern: 'plain', scale: 1, contrast: 0, bump: 0 },
  'sign-violet': { color: '#5c3f8a', pattern: 'plain', scale: 1, contrast: 0, bump: 0 },
  'signal-red': { color: '#a3201a', pattern: 'plain', scale: 1, contrast: 0, bump: 0 },
  'lamp-glass': { color: '#fff1d0', pattern: 'plain', scale: 1, contrast: 0, bump: 0 },
  lampshade: { color: '#f0dcb4', pattern: 'fabric', scale: 0.15, contrast: 0.1, bump: 0.1, translucency: 0.4 },
  flame: { color: '#ffb45a', pattern: 'plain', scale: 1, contrast: 0, bump: 0 },
  'flame-heart': { color: '#ffe2a0', pattern: 'plain', scale: 1, contrast: 0, bump: 0 },
  ember: { color: '#ff5a1e', pattern: 'noise', scale: 0.1, contrast: 0.6, bump: 0.3 },
  crystal: { color: '#62b4cc', pattern: 'plain', scale: 1, contrast: 0, bump: 0 },
  'outlook-hill': { color: '#101412', pattern: 'plain', scale: 1, contrast: 0, bump: 0 },
  'outlook-green': { color: '#101412', pattern: 'plain', scale: 1, contrast: 0, bump: 0 },
  'outlook-sea': { color: '#101412', pattern: 'plain', scale: 1, contrast: 0, bump: 0 },
  'outlook-rock': { color: '#101412', pattern: 'plain', scale: 1, contrast: 0, bump: 0 },
  'outlook-snow': { color: '#101412', pattern: 'plain', scale: 1, contrast: 0, bump: 0 },
  'outlook-sand': { color: '#101412', pattern: 'plain', scale: 1, contrast: 0, bump: 0 },
  'outlook-wall': { color: '#101412', pattern: 'plain', scale: 1, contrast: 0, bump: 0 },
  'outlook-lamp': { color: '#101412', pattern: 'plain', scale: 1, contrast: 0, bump: 0 },
  'outlook-space': { color: '#05060a', pattern: 'plain', scale: 1, contrast: 0, bump: 0 },
  'light-panel': { color: '#f4f7fa', pattern: 'plain', scale: 1, contrast: 0, bump: 0 },
  'light-strip': { color: '#f4f7fa', pattern: 'plain', scale: 1, contrast: 0, bump: 0 },
  'hull-window': { color: '#1a1610', pattern: 'plain', scale: 1, contrast: 0, bump: 0 },
  star: { color: '#ffffff', pattern: 'plain', scale: 1, contrast: 0, bump: 0 },
  'screen-blue': { color: '#0c1a24', pattern: 'plain', scale: 1, contrast: 0, bump: 0 },
  'screen-amber': { color: '#241606', pattern: 'plain', scale: 1, contrast: 0, bump: 0 },
  'screen-green': { color: '#08200f', pattern: 'plain', scale: 1, contrast: 0, bump: 0 },
  lava: { color: '#ff4a10', pattern: 'noise', scale: 0.7, contrast: 0.6, bump: 0.3 },
} as const satisfies Record<string, MaterialEntry>;

/** Every material by its name. */
export const MATERIALS = {
  ...GROUND,
  ...PLANTS,
  ...CROPS,
  ...JUNGLE,
  ...STONE,
  ...WOOD,
  ...GOODS,
  ...INDOORS,
  ...GLOWING,
} as const satisfies Record<string, MaterialEntry>;

export type MaterialName = keyof typeof MATERIALS;
