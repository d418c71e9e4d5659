import type { BallSpec, ToySpec } from '../../parameters/goods/goods-play.js';
import type { CatalogueRow } from '../../row/row.js';
import { itemsOf } from './forms.js';

const item = itemsOf('goods');
const fantasy = itemsOf('fantasy');
const ball = (spec: Omit<BallSpec, 'generator'>): BallSpec => ({ generator: 'ball', ...spec });
const toy = (kind: ToySpec['kind']): ToySpec => ({ generator: 'toy', kind });
const playful = { places: ['bedroom', 'playground', 'classroom'] };
const sporty = { stand: 'ground', places: ['gym', 'playground', 'park'] } as const;
const field = { stand: 'ground', side: 'outdoors', solid: 'parts' } as const;
const leaning = { stand: 'wall' } as const;

/** Toys, games and sports goods. */
export const PLAY_ROWS: readonly CatalogueRow[] = [
  item(
    'soccer-ball',
    [0.221, 0.22, 0.219],
    ball({ radius: 11, pattern: 'pentagons', finish: 'plastic #f8f8f4', second: 'plastic #1f1f22' }),
    'football, soccerball',
    sporty,
  ),
  item(
    'basketball',
    [0.239, 0.243, 0.244],
    ball({ radius: 12, pattern: 'seams', finish: 'rubber #e0701c', second: 'rubber #26201c' }),
    '',
    sporty,
  ),
  item(
    'tennis-ball',
    [0.0686, 0.0684, 0.0678],
    ball({ radius: 3.4, pattern: 'curve', finish: 'fabric #d4e83a', second: 'plastic #f8f8f4' }),
    '',
    sporty,
  ),
  item(
    'baseball',
    [0.0746, 0.0745, 0.0738],
    ball({ radius: 3.7, pattern: 'curve', finish: 'leather #f4f0e8', second: 'rope #d02c30' }),
    'softball, cricket ball',
    sporty,
  ),
  item(
    'volleyball',
    [0.221, 0.217, 0.209],
    ball({ radius: 10.5, pattern: 'swirl', finish: 'plastic #f8f4e8', second: 'plastic #2f5fb8', third: 'plastic #f4c830' }),
    '',
    sporty,
  ),
  item(
    'beach-ball',
    [0.399, 0.405, 0.4],
    ball({ radius: 20, pattern: 'stripes', finish: 'plastic #f8f6f0', second: 'plastic #e0302c', third: 'plastic #2f7fd8' }),
    'ball, toy ball, inflatable ball',
    { ...sporty, places: ['beach', 'pool'] },
  ),
  item(
    'bowling-ball',
    [0.215, 0.216, 0.215],
    ball({ radius: 10.8, pattern: 'holes', finish: 'paint #1f2f7a', second: 'rubber #0c0c10' }),
    '',
    { ...sporty, places: ['bowling alley'] },
  ),
  item(
    'golf-ball',
    [0.0419, 0.0423, 0.0423],
    ball({ radius: 2.1, pattern: 'dimples', finish: 'plastic #fbfbf8', second: 'plastic #d8d8d4' }),
    '',
    sporty,
  ),
  item(
    'billiard-ball',
    [0.0579, 0.0579, 0.0582],
    ball({ radius: 2.9, pattern: 'number', finish: 'paint #17171a', second: 'paint #fbf8f0' }),
    'eight ball, pool ball, 8 ball',
    sporty,
  ),
  item(
    'american-football',
    [0.264, 0.183, 0.199],
    ball({ radius: 8.6, pattern: 'laces', finish: 'leather #8a4420', second: 'paint #fbf8f0', length: 1.65 }),
    'rugby ball, gridiron ball',
    sporty,
  ),
  item('basketball-hoop', [1.8, 3.95, 2.18], toy('basketball-hoop'), 'basketball net, basketball goal, basketball basket', field),
  item('football-goal', [7.48, 2.55, 1.91], toy('football-goal'), 'soccer goal, goal, goalpost', field),
  item('sports-net', [3.41, 2.31, 0.816], toy('sports-net'), 'volleyball net, badminton net, cricket net, cricket nets', field),
  item('trampoline', [2.82, 0.851, 2.82], toy('trampoline'), '', { ...field, solid: 'box' }),
  item('tennis-racket', [0.309, 0.671, 0.191], toy('tennis-racket'), 'racket, badminton racket, tennis racquet', {
    ...sporty,
    stand: 'wall',
  }),
  item('table-tennis-bat', [0.206, 0.257, 0.12], toy('table-tennis-bat'), 'ping pong paddle, ping pong bat'),
  item('skateboard', [0.803, 0.174, 0.22], toy('skateboard'), 'longboard', { ...sporty, places: ['skate-park'] }),
  item('surfboard', [0.56, 1.97, 0.391], toy('surfboard'), 'surf board, bodyboard', { ...leaning, places: ['beach'] }),
  item('skis', [0.588, 1.72, 0.346], toy('skis'), 'ski, pair of skis, ski poles', { ...leaning, places: ['ski resort'] }),
  item('snowboard', [0.3, 1.53, 0.278], toy('snowboard'), '', { ...leaning, places: ['ski resort'] }),
  item('toboggan', [0.351, 0.276, 1.14], toy('sled'), 'wooden sled, luge', { stand: 'ground', places: ['ski resort'] }),
  item('ice-skates', [0.255, 0.248, 0.29], toy('ice-skates'), 'ice skate, skates', { stand: 'ground' }),
  item('dartboard', [0.452, 0.452, 0.15], toy('dartboard'), 'dart board', { stand: 'hung', places: ['tavern', 'bar'] }),
  item('dumbbell', [0.312, 0.14, 0.121], toy('dumbbell'), 'weight', { stand: 'ground', places: ['gym'] }),
  item('hula-hoop', [0.832, 0.814, 0.198], toy('hula-hoop'), 'hoop', { ...leaning }),
  item('boxing-gloves', [0.327, 0.294, 0.153], toy('boxing-gloves'), 'boxing glove', { places: ['gym'] }),
  item('medal', [0.0881, 0.209, 0.01], toy('medal'), 'gold medal, olympic medal'),
  item('teddy-bear', [0.298, 0.36, 0.251], toy('teddy-bear'), 'teddy, stuffed bear, stuffed animal, plush toy, plushie, toy', playful),
  item('doll', [0.228, 0.374, 0.228], toy('doll'), 'rag doll, porcelain doll', playful),
  item('nesting-dolls', [0.306, 0.2, 0.124], toy('nesting-doll'), 'matryoshka, russian doll, nesting doll', playful),
  item('puppet', [0.24, 0.674, 0.2], toy('puppet'), 'marionette, wooden puppet', { ...playful, stand: 'air', lift: 0.02, solid: 'none' }),
  item('toy-train', [0.11, 0.166, 0.49], toy('toy-train'), 'wooden train, model train', playful),
  item('toy-car', [0.112, 0.101, 0.253], toy('toy-car'), 'model car', playful),
  item('rocking-horse', [0.328, 0.712, 0.796], toy('rocking-horse'), 'toy horse, wooden horse', { ...playful, stand: 'ground' }),
  item('toy-bricks', [0.227, 0.122, 0.175], toy('bricks'), 'lego, lego brick, toy brick, building brick, lego bricks', playful),
  item('toy-blocks', [0.18, 0.15, 0.0668], toy('blocks'), 'wooden blocks, alphabet blocks, toy block, baby blocks', playful),
  item('puzzle-cube', [0.0691, 0.0565, 0.0691], toy('puzzle-cube'), "rubik's cube, rubiks cube, magic cube, puzzle", playful),
  item('rubber-duck', [0.105, 0.134, 0.159], toy('rubber-duck'), 'toy duck, rubber ducky', { places: ['bathroom'] }),
  item('dice', [0.0544, 0.0205, 0.0304], toy('dice'), 'die, pair of dice', playful),
  item('chess-set', [0.44, 0.115, 0.44], toy('chess-set'), 'chess board, chessboard, chess, board game, checkers', playful),
  item('chess-king', [0.036, 0.092, 0.0351], toy('chess-king'), 'chess piece, chess queen', { ...playful, family: 'chess-set' }),
  item('chess-knight', [0.036, 0.064, 0.037], toy('chess-knight'), 'knight piece', { ...playful, family: 'chess-set' }),
  item('poker-chips', [0.0884, 0.0502, 0.118], toy('poker-chips'), 'casino chips, poker chip, casino chip', { places: ['casino'] }),
  item('yo-yo', [0.064, 0.223, 0.06], toy('yo-yo'), 'yoyo', playful),
  item('pinwheel', [0.18, 0.39, 0.0422], toy('pinwheel'), 'toy windmill, paper windmill, whirligig', { stand: 'ground' }),
  item('kite', [0.647, 1.34, 1.31], toy('kite'), 'flying kite', { stand: 'air', lift: 9, solid: 'none', side: 'outdoors' }),
  item('balloon', [0.268, 0.96, 0.264], toy('balloon'), 'party balloon, helium balloon, water balloon, toy balloon', {
    stand: 'air',
    lift: 1.2,
    solid: 'none',
  }),
  item('balloons', [0.675, 1.39, 0.614], toy('balloons'), 'bunch of balloons, balloon bouquet', {
    stand: 'air',
    lift: 0.9,
    solid: 'none',
    family: 'balloon',
  }),
  fantasy('snowman', [1.61, 1.86, 0.94], toy('snowman'), 'snow man', { stand: 'ground', side: 'outdoors', solid: 'cylinder' }),
  fantasy(
    'christmas-tree',
    [1.26, 2.03, 1.24],
    toy('christmas-tree'),
    'xmas tree, decorated tree, decorated christmas tree, holiday tree',
    { stand: 'ground', solid: 'cylinder', semantic: 'plant' },
  ),
];
