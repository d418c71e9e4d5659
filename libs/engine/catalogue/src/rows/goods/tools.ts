import type { ToolSpec } from '../../parameters/goods/goods-tools.js';
import type { CatalogueRow } from '../../row/row.js';
import { itemsOf } from './forms.js';

const item = itemsOf('goods');
const tool = (spec: Omit<ToolSpec, 'generator'>): ToolSpec => ({ generator: 'tool', ...spec });
const garden = { stand: 'wall', places: ['garden', 'farm', 'barn', 'shed'] } as const;
const workshop = { places: ['workshop', 'garage', 'factory', 'construction site'] };

/** Tools with a shaft. */
export const TOOL_ROWS: readonly CatalogueRow[] = [
  item(
    'hammer',
    [0.132, 0.29, 0.0457],
    tool({ head: 'hammer', shaft: [27, 1.1], finish: 'wood #c8904c', size: 1.15, metal: 'metal #7c838a', pose: 'upright' }),
    'claw hammer',
    workshop,
  ),
  item(
    'sledgehammer',
    [0.195, 0.912, 0.0884],
    tool({
      head: 'sledge',
      size: 1.3,
      shaft: [86, 1.9],
      finish: 'wood #c09050',
      metal: 'iron #4c4c52',
      accent: 'wood #c09050',
      pose: 'head-down',
    }),
    'sledge hammer',
    { ...workshop, stand: 'wall' },
  ),
  item(
    'mallet',
    [0.13, 0.335, 0.0916],
    tool({ head: 'mallet', shaft: [28, 1.4], finish: 'wood #b88448', metal: 'wood #8a5a30', accent: 'wood #5c3a20' }),
    'wooden mallet, wooden hammer, gavel, croquet mallet',
    workshop,
  ),
  item(
    'axe',
    [0.192, 0.817, 0.0375],
    tool({ head: 'axe', size: 1.25, shaft: [78, 1.5], finish: 'wood #b8844a', metal: 'metal #9aa2aa' }),
    'felling axe, wood axe, woodcutter axe, lumberjack axe, ax',
    { ...workshop, stand: 'wall' },
  ),
  item(
    'hatchet',
    [0.131, 0.386, 0.035],
    tool({ head: 'axe', shaft: [36, 1.4], finish: 'wood #8a5c34', metal: 'paint #b02a24', size: 0.85, grip: 'wrap', accent: 'rubber' }),
    'hand axe, tomahawk, throwing axe',
    { ...workshop, family: 'axe' },
  ),
  item(
    'pickaxe',
    [0.542, 0.888, 0.046],
    tool({ head: 'pickaxe', size: 1.15, shaft: [84, 1.7], finish: 'wood #a87844', metal: 'metal #6c7278' }),
    'pick, pick axe, mattock, ice axe, ice pick',
    { stand: 'wall', places: ['mine', 'quarry', 'construction site'] },
  ),
  item(
    'shovel',
    [0.256, 1.34, 0.228],
    tool({
      head: 'shovel',
      size: 1.15,
      shaft: [92, 1.7],
      finish: 'wood #b8844a',
      metal: 'metal #7c848c',
      pose: 'head-down-leaning',
      grip: 'd',
    }),
    'snow shovel',
    garden,
  ),
  item(
    'spade',
    [0.189, 1.09, 0.189],
    tool({ head: 'spade', shaft: [74, 1.7], finish: 'wood #a8743c', metal: 'paint #2f5f4a', pose: 'head-down-leaning', grip: 'd' }),
    'garden spade',
    { ...garden, family: 'shovel' },
  ),
  item(
    'rake',
    [0.48, 1.41, 0.112],
    tool({ head: 'rake', size: 1.2, shaft: [138, 1.5], finish: 'wood #b8844a', metal: 'paint #b83228' }),
    'garden rake',
    garden,
  ),
  item(
    'leaf-rake',
    [0.525, 1.61, 0.0565],
    tool({ head: 'leaf-rake', shaft: [125, 1.5], finish: 'wood #b8844a', metal: 'metal #3f8a5c', accent: 'metal' }),
    'lawn rake',
    { ...garden, family: 'rake' },
  ),
  item(
    'hoe',
    [0.221, 1.38, 0.159],
    tool({ head: 'hoe', size: 1.3, shaft: [132, 1.5], finish: 'wood #b8844a', metal: 'metal #6c7278' }),
    'garden hoe',
    garden,
  ),
  item(
    'pitchfork',
    [0.219, 1.59, 0.0455],
    tool({ head: 'pitchfork', shaft: [125, 1.6], finish: 'wood #a87844', metal: 'iron #4c4c52' }),
    'hay fork, hayfork, garden fork',
    garden,
  ),
  item(
    'scythe',
    [0.665, 1.63, 0.082],
    tool({ head: 'scythe', shaft: [158, 1.7], finish: 'wood #7a5430', metal: 'metal #a8b0b8' }),
    'grim reaper scythe',
    garden,
  ),
  item(
    'broom',
    [0.321, 1.34, 0.243],
    tool({
      head: 'broom',
      shaft: [120, 1.3],
      finish: 'wood #c8984c',
      metal: 'straw #d0a848',
      accent: 'paint #b83228',
      pose: 'head-down-leaning',
    }),
    'push broom, sweeper, brush',
    { stand: 'wall' },
  ),
  item(
    'mop',
    [0.282, 1.42, 0.338],
    tool({
      head: 'mop',
      shaft: [118, 1.3],
      finish: 'wood #c8984c',
      metal: 'wool #e4dfd0',
      accent: 'plastic #2f7fc8',
      pose: 'head-down-leaning',
    }),
    'floor mop',
    { stand: 'wall' },
  ),
  item(
    'paddle',
    [0.167, 1.58, 0.032],
    tool({ head: 'paddle', shaft: [118, 1.6], finish: 'wood #b8844a', metal: 'wood #c8984c' }),
    'oar, rowing oar, canoe paddle',
    { stand: 'wall', places: ['harbor', 'beach', 'lake'] },
  ),
  item(
    'plunger',
    [0.148, 0.53, 0.146],
    tool({ head: 'plunger', shaft: [42, 1.1], finish: 'wood #c8984c', metal: 'rubber #a83a2a', pose: 'head-down' }),
    'toilet plunger, toilet brush',
    { stand: 'ground', places: ['bathroom'] },
  ),
  item(
    'paint-brush',
    [0.336, 0.143, 0.026],
    tool({ head: 'paint-brush', shaft: [22, 0.8], finish: 'wood #c83a2a', metal: 'paint #2f6fd0', accent: 'metal', pose: 'slanted' }),
    'paintbrush, artist brush',
  ),
];
