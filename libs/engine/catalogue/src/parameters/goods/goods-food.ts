import type { Finish } from '../../substances/substances.js';
import type { FlatPoints } from './goods-turned.js';

/** Fruit and vegetables with a turned body. */
export interface FruitSpec {
  readonly generator: 'fruit';
  /** Radius and height of each ring, from the bottom up, centimetres. */
  readonly profile: FlatPoints;
  readonly finish: Finish;
  /** Number of lobes around the axis, as on a pumpkin. */
  readonly lobes?: number;
  /** Finish of upright stripes. */
  readonly stripe?: Finish;
  readonly stem?: readonly [finish: Finish, length: number, thickness: number];
  /** Leaves around the stem; `lift` is their angle above the horizon. */
  readonly leaves?: readonly [finish: Finish, count: number, length: number, lift: number];
  /** Small balls in rows on the skin: their finish, rows, balls in a row and radius. */
  readonly bumps?: readonly [finish: Finish, rows: number, count: number, size: number];
  /** A tuft of pointed leaves. */
  readonly crown?: readonly [finish: Finish, length: number];
  /** Depth of the hollow that the stem stands in. */
  readonly dent?: number;
  readonly lying?: boolean;
}

/** Dishes, baked goods and sweets of a fixed kind. */
export interface FoodSpec {
  readonly generator: 'food';
  readonly kind:
    | 'bread'
    | 'toast-loaf'
    | 'baguette'
    | 'croissant'
    | 'pretzel'
    | 'pizza'
    | 'pizza-slice'
    | 'cookie'
    | 'pancakes'
    | 'pie'
    | 'gingerbread-man'
    | 'sandwich'
    | 'banana'
    | 'bananas'
    | 'grapes'
    | 'cherries'
    | 'watermelon-slice'
    | 'corn'
    | 'broccoli'
    | 'potatoes'
    | 'cabbage'
    | 'garlic'
    | 'hamburger'
    | 'hot-dog'
    | 'fries'
    | 'cheese'
    | 'cheese-wheel'
    | 'sausages'
    | 'fish-plate'
    | 'roast-chicken'
    | 'drumstick'
    | 'steak'
    | 'fried-egg'
    | 'boiled-egg'
    | 'egg-carton'
    | 'sushi'
    | 'ramen'
    | 'taco'
    | 'popcorn'
    | 'fruit-bowl'
    | 'cake'
    | 'birthday-cake'
    | 'wedding-cake'
    | 'cake-slice'
    | 'cupcake'
    | 'donut'
    | 'ice-cream'
    | 'popsicle'
    | 'lollipop'
    | 'candy-cane'
    | 'candies'
    | 'chocolate-bar';
}
