import type { CatalogueRow } from '../../row/row.js';
import { coral, strange } from './growth-row.js';

/** Corals and animals that grow on the bed of the sea. */
export const CORALS: readonly CatalogueRow[] = [
  coral('brain-coral', [0.9, 0.6, 0.9], 'brain', { finishes: { coral: 'paint #d8b04a', groove: 'paint #8a6a2c' }, variants: 1 }),
  coral('fan-coral', [1.2, 1.1, 0.2], 'fan', {
    words: 'sea fan, gorgonian',
    solid: 'none',
    finishes: { coral: 'paint #a848a8', tip: 'paint #d08ad0' },
  }),
  coral('staghorn-coral', [1, 0.8, 1], 'staghorn', {
    words: 'coral, branching coral, elkhorn coral',
    finishes: { coral: 'paint #f08a5a' },
  }),
  coral('tube-sponge', [0.7, 0.9, 0.7], 'tube', {
    words: 'sea sponge, tube coral, sponge tube',
    finishes: { coral: 'paint #8a58d0', tip: 'paint #b894ec' },
  }),
  coral('barrel-sponge', [0.9, 1, 0.9], 'barrel', {
    words: 'giant sponge, vase sponge',
    finishes: { coral: 'paint #c8708a', groove: 'paint #a4506a', tip: 'paint #e8a8b8' },
    variants: 1,
  }),
  coral('sea-anemone', [0.6, 0.42, 0.6], 'anemone', {
    words: 'anemone, clownfish anemone',
    solid: 'none',
    finishes: { coral: 'paint #f098a8', tip: 'paint #f8e0a0', groove: 'paint #a84878' },
  }),
  coral('table-coral', [1.5, 0.75, 1.4], 'table', {
    words: 'plate coral, shelf coral',
    finishes: { coral: 'paint #4aa89a', groove: 'paint #2c6a66', tip: 'paint #b8e0d0' },
  }),
  coral('disc-coral', [0.5, 0.16, 0.5], 'mushroom', {
    words: 'mushroom coral, plate fungus coral',
    finishes: { coral: 'paint #c85a8a', tip: 'paint #f0a8c4' },
    variants: 1,
  }),
  coral('finger-coral', [0.8, 0.55, 0.8], 'finger', {
    words: 'soft coral, pillar coral',
    finishes: { coral: 'paint #e8c84a', tip: 'paint #f8ecb0', groove: 'paint #a88a2c' },
  }),
  coral('coral-reef', [3.4, 1.5, 3], 'reef', { words: 'reef, coral garden, coral group, reef piece' }),
  coral('giant-clam', [0.9, 0.5, 0.6], 'clam', {
    words: 'clam, clam with a pearl, oyster with a pearl, oyster, pearl shell',
    semantic: 'object',
    family: 'giant-clam',
    variants: 1,
    finishes: { fourth: 'paint #4a7ac0', second: 'paint #8a5ac0' },
  }),
];

/** Plants of other worlds and plants that eat. */
export const STRANGE: readonly CatalogueRow[] = [
  strange('tentacle-plant', [1.8, 2, 1.8], 'tentacle', 8, {
    words: 'alien tentacle, tentacles, alien tendril',
    finishes: { second: 'petal #a03a78', dark: 'leaf #4a2a4a' },
  }),
  strange('alien-plant', [1.6, 2, 1.6], 'bulb', 6, {
    words: 'glowing plant, bioluminescent plant, luminous plant, alien flora',
    finishes: { flesh: 'leaf #4a6a9a', leaf: 'leaf #3a5a8a', glow: 'screen #38d8b0' },
  }),
  strange('eye-plant', [1.4, 1.7, 1.4], 'eye', 6, {
    words: 'eyeball plant, alien eye stalk',
    finishes: { second: 'leaf #6a9a4a', spot: 'petal #40b8e8' },
  }),
  strange('spiral-plant', [1.6, 1.8, 1.6], 'spiral', 7, {
    words: 'curly plant, fiddlehead, alien fern, alien spiral',
    finishes: { second: 'leaf #58a878', glow: 'neon #f0e058' },
  }),
  strange('spore-plant', [1.4, 1.6, 1.4], 'spores', 7, {
    words: 'alien spore, spore pod',
    finishes: { dark: 'leaf #5a3a7a', glow: 'neon #f078d8', leaf: 'leaf #4a3a6a' },
  }),
  strange('alien-fan', [2.2, 2.2, 0.6], 'fan', 9, {
    words: 'alien palm, alien leaf plant',
    finishes: { second: 'petal #e05a38', dark: 'leaf #4a2030', glow: 'neon #ffd050' },
  }),
  strange('pod-plant', [1.4, 1.7, 1.4], 'pods', 6, {
    words: 'alien pod plant, seed pod, alien flower',
    finishes: { flesh: 'leaf #6a4a8a', leaf: 'leaf #4a3a6a', glow: 'neon #ff8040' },
  }),
  strange('venus-flytrap', [0.5, 0.42, 0.5], 'flytrap', 6, {
    words: 'flytrap, fly trap, dionaea',
    solid: 'none',
    places: [],
  }),
  strange('carnivorous-plant', [2, 2.2, 2], 'flytrap', 3, {
    words: 'man-eating plant, monster plant, giant flytrap, piranha plant',
    finishes: { second: 'petal #b81838' },
  }),
  strange('pitcher-plant', [0.6, 0.7, 0.6], 'pitcher', 7, {
    words: 'nepenthes, sarracenia',
    solid: 'none',
    places: ['jungle'],
    finishes: { flesh: 'leaf #9ab84a', second: 'petal #b03048' },
  }),
  strange('rafflesia', [1, 0.13, 1], 'giant-flower', 1, {
    words: 'jungle flower, giant jungle flower',
    family: 'flower',
    solid: 'none',
    places: ['jungle'],
    variants: 1,
    finishes: { second: 'petal #a8281c', white: 'petal #f0d0b8', spot: 'petal #d86a3a' },
  }),
  strange('corpse-flower', [1.3, 2.2, 1.3], 'corpse-flower', 1, {
    words: 'titan arum',
    family: 'flower',
    places: ['jungle'],
    variants: 1,
    finishes: { second: 'petal #8a2040', spot: 'petal #d8c868', flesh: 'leaf #8aa858' },
  }),
];
