import type { Finish, Substance } from '../substances/substances.js';

/** An era, a culture, a genre or a condition: what it makes of a place. */
export interface StyleType {
  /** Kebab-case; also its first name. */
  readonly id: string;
  /** Its name in captions, before a noun: "Victorian". */
  readonly name: string;
  /** Other words that ask for it, comma-separated. */
  readonly words?: string;
  /** Finishes of the surfaces of rooms. */
  readonly room?: Readonly<Partial<Record<'wall' | 'floor' | 'ceiling', Finish>>>;
  /** What stands in place of the things that a place brings: ids of rows by the kind that they replace. */
  readonly forms?: Readonly<Record<string, string>>;
  /** Ids of rows that it adds to streets and landscapes, with how many. */
  readonly outdoors?: readonly StyleItem[];
  /** Ids of rows that it adds to rooms. */
  readonly indoors?: readonly StyleItem[];
  /** Ids of rows that hang on its walls, which stay bare where left out. */
  readonly hangs?: readonly string[];
  /** The time of day where the prompt names none. */
  readonly time?: 'dawn' | 'day' | 'dusk' | 'night';
  /** The weather where the prompt names none. */
  readonly weather?: 'clear' | 'overcast' | 'fog' | 'snow' | 'rain';
  /** The cover of the ground where the prompt names none. */
  readonly cover?: 'moss' | 'snow' | 'grass' | 'sand' | 'leaves';
  /** How densely plants and furniture stand where the prompt does not say, 0 to 2. */
  readonly density?: number;
  /** Ground of its roads, which then have no markings, signals or bins; asphalt with all of them where left out. */
  readonly road?: 'paving' | 'soil';
  /** Light and small things only; gives way to a style. */
  readonly isMood?: true;
  /** What the buildings of the place are made of. */
  readonly substance?: Substance;
  /** What has happened to a place, whose materials and forms are those of its other style. */
  readonly isCondition?: true;
  /** A time in Europe and its colonies: gives way to a culture that had its own styles then. */
  readonly isPeriod?: true;
  /** A culture that always had its own styles. */
  readonly isOwnCulture?: true;
  /** All that the place brings is made of `substance`, as well as what the prompt names. */
  readonly isCraft?: true;
  /** Substances for which it stands where everything is made of one: "a town made of gingerbread". */
  readonly madeOf?: readonly Substance[];
  /** Water stands on the ground, and none falls. */
  readonly hasWetGround?: true;
  /** Only people that a prompt names are there. */
  readonly isDeserted?: true;
  /** It is out of doors only. */
  readonly isOpen?: true;
  /** The condition of what the place brings. */
  readonly state?: 'rusty' | 'mossy' | 'broken' | 'wet' | 'snow-covered' | 'glowing';
}

/** An object that a style adds, how many, and a factor on its usual size. */
export type StyleItem = readonly [kind: string, count: number, size?: number];
