import type { Place, Scene } from '@diorama/domain';
import {
  areLightsOn,
  hasColoredLight,
  findStyleLight,
  getDaylightShare,
  getPlantSeason,
  getPromptedLightColor,
  isSnowy,
  listLampColors,
  MaterialSet,
  tintLamp,
} from '@diorama/materials';
import type { MaterialLookup } from '@diorama/materials';
import { createRandomStream, hashStreamName } from '@diorama/random';
import { isRoom } from '@diorama/lexicon';
import { breakMesh, MeshBuilder } from '@diorama/shapes';
import type { TriangleMesh } from '@diorama/shapes';
import { getThing } from '@diorama/things';
import type { ObjectRecipe, DrawOptions } from '@diorama/things';
import {
  applyToPoint,
  composeTransforms,
  IDENTITY_TRANSFORM,
  createRotationY,
  createScaling,
  SEMANTICS,
  createTiltTransform,
  createTranslation,
  scaleVector,
} from '@diorama/world-model';
import type { Instance, PointLight, Prototype, Rgb, SemanticClass, Solid, Transform } from '@diorama/world-model';

import type { Appearance } from './appearance.js';
import { PlacementStyle } from './placement-style.js';
import type { ThingPlacement } from './thing-placement.js';

const PLAIN: Rgb = [1, 1, 1];
/** Lights of a world at most, and of a room whose size the scene states: a corridor of 60 m has lamps over its whole length. */
const MAX_LIGHTS = { usual: 12, sized: 32 } as const;
/** Share of their light that fires and screens give in a room with coloured lamps, which they would outshine. */
const FIRE_SHARE = 0.25;
const WOODED: readonly Place[] = ['alpine', 'forest', 'conifer-forest', 'tundra'];

/** Gathers prototypes, instances and lights; makes each prototype once. */
export class WorldAssembly {
  readonly materials: MaterialSet;
  readonly setting: DrawOptions;
  /** All instances that were put down, in their order. */
  readonly instances: Instance[] = [];
  /** The number that the next instance gets, counted up; null where instances are numbered by their order. */
  nextNumber: number | null = null;
  /** Indices of the instances that were taken away again. */
  private readonly withdrawn = new Set<number>();
  /** The instance that was put down again as another one, by the index of that. */
  private readonly predecessors = new Map<number, number>();
  private readonly prototypeList: Prototype[] = [];
  /** Lights, each with the index of the instance that it belongs to. */
  private readonly lightList: { readonly light: PointLight; readonly owner: number | null }[] = [];
  /** The instance to which a later one belongs, such as a lamp for its chain. */
  private readonly owners = new Map<number, number>();
  private readonly numbers = new Map<string, number>();
  private readonly style: PlacementStyle;
  private readonly lightTint: Rgb | null;
  /** The colours between which lamps alternate, and how many have one. */
  private readonly lampColors: readonly Rgb[];
  private coloredLamps = 0;
  private coloredSum = 0;

  constructor(private readonly scene: Scene) {
    this.style = new PlacementStyle(scene);
    this.lightTint = findStyleLight(scene);
    this.lampColors = listLampColors(scene);
    this.materials = new MaterialSet(scene);
    this.setting = {
      season: getPlantSeason(scene),
      snowy: isSnowy(scene),
      indoor: isRoom(scene.place),
      wooded: WOODED.includes(scene.place),
      aboard: scene.place === 'spaceship-corridor',
      lit: areLightsOn(scene),
      neon: getPromptedLightColor(scene) !== null || hasColoredLight(scene),
    };
  }

  get prototypes(): readonly Prototype[] {
    return this.prototypeList;
  }

  /** Beams and the lights nearest to the origin: a renderer pays for each. */
  get lights(): readonly PointLight[] {
    // Coloured lamps outshine the windows of the night before them.
    const near = ({ power }: PointLight): number => (this.lampColors.length === 0 ? 1 : Math.sqrt(Math.max(...power)));
    const far = (light: PointLight): number => (light.isBeam === true ? 0 : Math.hypot(...light.position) / near(light));
    const lit = this.lightList.filter(({ owner }) => owner === null || !this.isWithdrawn(owner)).map(({ light }) => light);
    return lit.sort((a, b) => far(a) - far(b)).slice(0, this.scene.size === undefined ? MAX_LIGHTS.usual : MAX_LIGHTS.sized);
  }

  /** The instances that the world has, in the order in which they were put down. */
  get remaining(): readonly Instance[] {
    if (this.withdrawn.size === 0) return this.instances;
    const numbered = this.instances.map((instance, index) => ({ ...instance, number: this.originOf(index) }));
    return numbered.filter((_, index) => !this.isWithdrawn(index));
  }

  /** The index under which an instance was first put down. */
  private originOf(index: number): number {
    const predecessor = this.predecessors.get(index);
    return predecessor === undefined ? index : this.originOf(predecessor);
  }

  /** Makes an instance the same as one that was taken away, but for its place and its looks. */
  succeed(index: number, predecessor: number): void {
    this.predecessors.set(index, predecessor);
  }

  /** Takes an instance away with its fire, its chain and its light. */
  withdraw(index: number): void {
    this.withdrawn.add(index);
  }

  private isWithdrawn(index: number): boolean {
    const owner = this.owners.get(index);
    return this.withdrawn.has(index) || (owner !== undefined && this.isWithdrawn(owner));
  }

  /** Puts down more instances, which belong to the last one. */
  attach(put: () => void): void {
    const owner = this.instances.length - 1;
    put();
    for (let index = owner + 1; index < this.instances.length; index++) if (!this.owners.has(index)) this.owners.set(index, owner);
  }

  /** The prototype of a requested thing with these looks. */
  prototypeFor(kind: string, looks: Appearance & Pick<ThingPlacement, 'variant'>): Prototype {
    return this.prototypeList[this.prototypeOf(kind, looks)] as Prototype;
  }

  /** The thing that the styles of the scene put in place of one, and its spot. */
  applyStyle(named: string, asked: ThingPlacement): { readonly kind: string; readonly spot: ThingPlacement } {
    return this.style.apply(named, asked);
  }

  /** Puts a thing at a spot. */
  place(named: string, asked: ThingPlacement): void {
    const { kind, spot } = this.applyStyle(named, asked);
    const [x, y, z] = spot.position;
    const rotation = composeTransforms(
      spot.up === undefined ? IDENTITY_TRANSFORM : createTiltTransform(spot.up),
      createRotationY(spot.turn),
    );
    const whole = composeTransforms(createTranslation(x, y, z), rotation, createScaling(spot.scale, spot.scale, spot.scale));
    const requested = spot.requested === undefined ? {} : { requested: spot.requested };
    const glow = getThing(kind).glow?.(this.setting, spot.color ?? null) ?? null;
    const lamp = glow?.isLamp === true ? this.nextLampColor() : null;
    this.instances.push({
      prototype: this.prototypeOf(kind, spot, lamp),
      transform: Float32Array.from(whole),
      tint: spot.tint ?? PLAIN,
      ...requested,
      ...this.takeNumber(),
    });
    const owner = this.instances.length - 1;
    if (spot.state === 'burning') this.attach(() => this.addFire(kind, spot));
    if (glow === null) return;
    const light = { position: applyToPoint(whole, glow.at), power: glow.power, reach: glow.reach };
    if (lamp !== null) this.addColored(light, lamp, owner);
    else this.addLight(this.lampColors.length > 0 && this.setting.indoor ? dimmed(light, FIRE_SHARE) : light, owner);
  }

  /** Adds a body that occurs once, such as a wall, in the world's own frame. `lamp` is the colour of its light. */
  placeBody(
    body: { semantic: SemanticClass; solid: Solid | null; draw: (mesh: MeshBuilder) => void; lamp?: Rgb | null },
    transform: Transform = IDENTITY_TRANSFORM,
  ): void {
    const mesh = new MeshBuilder(body.lamp == null ? this.materials : this.materials.inLight(this.materials, body.lamp));
    body.draw(mesh);
    this.prototypeList.push(prototype(mesh.finish(), body.semantic, { solid: body.solid, doubleSided: false }));
    this.instances.push({
      prototype: this.prototypeList.length - 1,
      transform: Float32Array.from(transform),
      tint: PLAIN,
      ...this.takeNumber(),
    });
  }

  private takeNumber(): { readonly number?: number } {
    return this.nextNumber === null ? {} : { number: this.nextNumber++ };
  }

  /** The colour, linear RGB, of the next lamp; null where lamps have their usual ones. */
  nextLampColor(): Rgb | null {
    return this.lampColors[this.coloredLamps++ % this.lampColors.length] ?? null;
  }

  /** Adds the light of a lamp, in its colour. */
  addLamp(light: PointLight, color: Rgb | null = this.nextLampColor()): void {
    if (color === null) this.addLight(light);
    else this.addColored(light, color, null);
  }

  private addColored(light: PointLight, color: Rgb, owner: number | null): void {
    this.coloredSum += Math.max(...light.power);
    this.lightList.push({ light: { ...light, power: tintLamp(color, light.power) }, owner });
  }

  /** Power of the lamps that have a colour, of the brightest channel: irradiance at one metre. */
  get coloredPower(): number {
    return this.coloredSum;
  }

  /** Adds light that falls into a room from outside. */
  addDaylight(light: PointLight): void {
    this.addLight(dimmed(light, getDaylightShare(this.scene)));
  }

  /** @param owner index of the instance that shines */
  addLight(light: PointLight, owner: number | null = null): void {
    this.lightList.push({
      light: this.lightTint === null ? light : { ...light, power: scaleChannels(light.power, this.lightTint) },
      owner,
    });
  }

  /** Flames on top of a thing, as wide as it is. */
  private addFire(kind: string, { position: [x, y, z], scale }: ThingPlacement): void {
    const [burning, fire] = [getThing(kind), getThing('campfire')];
    const size = Math.max(0.4, (0.7 * burning.footprint * scale) / fire.footprint);
    this.place('campfire', { position: [x, y + 0.75 * burning.height * scale, z], turn: 0, scale: size, variant: 0 });
  }

  private materialsOf(recipe: ObjectRecipe, { color = null, substance, state, requested }: Appearance): MaterialLookup {
    const painted =
      substance !== undefined
        ? this.materials.substituted(recipe.principal, substance, color)
        : color === null
          ? this.materials
          : this.materials.painted(recipe.colored?.(this.setting, color) ?? recipe.principal, color);
    if (state === undefined) return painted;
    // What a style rusts keeps its wood and its concrete; what the prompt calls rusty is rust.
    return this.materials.inState(painted, state, state === 'rusty' && !isRust({ state, requested }) ? null : recipe.principal);
  }

  private prototypeOf(kind: string, spot: Appearance & Pick<ThingPlacement, 'variant'>, lamp: Rgb | null = null): number {
    const color = spot.color ?? null;
    const key = [kind, spot.variant, color?.join(' ') ?? '', spot.substance ?? '', spot.state ?? '', isRust(spot), ...(lamp ?? [])].join(
      ' ',
    );
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const recipe = getThing(kind);
    const materials = this.materialsOf(recipe, { ...spot, color: color ?? choosePaint(recipe, spot) });
    const mesh = new MeshBuilder(lamp === null ? materials : this.materials.inLight(materials, lamp));
    // A colour changes the paint only, so that a red house has the shape of the white one.
    const random = createRandomStream(this.scene.seed, hashStreamName(`${kind} ${spot.variant}`));
    const solid = recipe.draw(mesh, { random, variant: spot.variant, setting: this.setting, color });
    const isBroken = spot.state === 'broken';
    const triangles = isBroken ? breakMesh(mesh.finish(), hashStreamName(key)) : mesh.finish();
    this.prototypeList.push(prototype(triangles, recipe.semantic, { kind, solid, doubleSided: recipe.doubleSided || isBroken }));
    this.numbers.set(key, this.prototypeList.length - 1);
    return this.prototypeList.length - 1;
  }
}

/** Whether the prompt calls a thing rusty. */
const isRust = ({ state, requested }: Appearance): boolean => state === 'rusty' && requested !== undefined;

/** The paint of a variant where neither a colour nor a substance is asked for. */
const choosePaint = ({ paints = [] }: ObjectRecipe, { variant, substance }: Appearance & Pick<ThingPlacement, 'variant'>): Rgb | null =>
  substance === undefined ? (paints[variant % paints.length] ?? null) : null;

const dimmed = (light: PointLight, share: number): PointLight => ({ ...light, power: scaleVector(light.power, share) });

const scaleChannels = ([r, g, b]: Rgb, [x, y, z]: Rgb): Rgb => [r * x, g * y, b * z];

function prototype(mesh: TriangleMesh, semantic: SemanticClass, rest: Pick<Prototype, 'kind' | 'solid' | 'doubleSided'>): Prototype {
  return { ...mesh, ...rest, semantic: SEMANTICS.indexOf(semantic) };
}
