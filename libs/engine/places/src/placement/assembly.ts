import type { Place, Scene } from '@diorama/domain';
import { getPromptedLightColor, areLightsOn, isSnowy, MaterialSet, getPlantSeason } from '@diorama/materials';
import type { MaterialLookup } from '@diorama/materials';
import { createRandomStream, hashStreamName } from '@diorama/random';
import { isRoom } from '@diorama/scene';
import { MeshBuilder } from '@diorama/shapes';
import type { TriangleMesh } from '@diorama/shapes';
import { THINGS } from '@diorama/things';
import type { ObjectRecipe, DrawOptions, ThingKind } from '@diorama/things';
import {
  applyToPoint,
  composeTransforms,
  IDENTITY_TRANSFORM,
  createRotationY,
  createScaling,
  SEMANTICS,
  createTiltTransform,
  createTranslation,
} from '@diorama/world-model';
import type { Instance, PointLight, Prototype, Rgb, SemanticClass, Solid, Transform, Vec3 } from '@diorama/world-model';

/** Where and how one thing stands. */
export interface ThingPlacement {
  readonly position: Vec3;
  /** Radians that its front (+z) is turned, counter-clockwise seen from above. */
  readonly turn: number;
  readonly scale: number;
  readonly variant: number;
  /** Unit vector that its own upright axis follows. */
  readonly up?: Vec3;
  readonly tint?: Rgb;
  /** The colour that the prompt asks for. */
  readonly color?: Rgb | null;
}

const PLAIN: Rgb = [1, 1, 1];
const MAX_LIGHTS = 12;
const WOODED: readonly Place[] = ['alpine', 'forest', 'conifer-forest', 'tundra'];

/** Gathers prototypes, instances and lights; makes each prototype once. */
export class WorldAssembly {
  readonly materials: MaterialSet;
  readonly setting: DrawOptions;
  readonly instances: Instance[] = [];
  private readonly prototypeList: Prototype[] = [];
  private readonly lightList: PointLight[] = [];
  private readonly numbers = new Map<string, number>();

  constructor(private readonly scene: Scene) {
    this.materials = new MaterialSet(scene);
    this.setting = {
      season: getPlantSeason(scene),
      snowy: isSnowy(scene),
      indoor: isRoom(scene.place),
      wooded: WOODED.includes(scene.place),
      aboard: scene.place === 'spaceship-corridor',
      lit: areLightsOn(scene),
      neon: getPromptedLightColor(scene) !== null,
    };
  }

  get prototypes(): readonly Prototype[] {
    return this.prototypeList;
  }

  /** Beams and the lights nearest to the origin: a renderer pays for each. */
  get lights(): readonly PointLight[] {
    const far = ({ position, isBeam }: PointLight): number => (isBeam === true ? 0 : Math.hypot(...position));
    return [...this.lightList].sort((a, b) => far(a) - far(b)).slice(0, MAX_LIGHTS);
  }

  /** Puts a thing at a spot. */
  place(kind: ThingKind, spot: ThingPlacement): void {
    const [x, y, z] = spot.position;
    const rotation = composeTransforms(
      spot.up === undefined ? IDENTITY_TRANSFORM : createTiltTransform(spot.up),
      createRotationY(spot.turn),
    );
    const whole = composeTransforms(createTranslation(x, y, z), rotation, createScaling(spot.scale, spot.scale, spot.scale));
    this.instances.push({ prototype: this.prototypeOf(kind, spot), transform: Float32Array.from(whole), tint: spot.tint ?? PLAIN });
    const glow = THINGS[kind].glow?.(this.setting, spot.color ?? null);
    if (glow !== null && glow !== undefined)
      this.lightList.push({ position: applyToPoint(whole, glow.at), power: glow.power, reach: glow.reach });
  }

  /** Adds a body that occurs once, such as a wall, in the world's own frame. */
  placeBody(
    body: { semantic: SemanticClass; solid: Solid | null; draw: (mesh: MeshBuilder) => void },
    transform: Transform = IDENTITY_TRANSFORM,
  ): void {
    const mesh = new MeshBuilder(this.materials);
    body.draw(mesh);
    this.prototypeList.push(prototype(mesh.finish(), body.semantic, { solid: body.solid, doubleSided: false }));
    this.instances.push({ prototype: this.prototypeList.length - 1, transform: Float32Array.from(transform), tint: PLAIN });
  }

  addLight(light: PointLight): void {
    this.lightList.push(light);
  }

  private paintedMaterials(recipe: ObjectRecipe, color: Rgb): MaterialLookup {
    return this.materials.painted(recipe.colored?.(this.setting, color) ?? recipe.principal, color);
  }

  private prototypeOf(kind: ThingKind, spot: ThingPlacement): number {
    const color = spot.color ?? null;
    const key = `${kind} ${spot.variant} ${color === null ? '' : color.join(' ')}`;
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const recipe = THINGS[kind];
    const mesh = new MeshBuilder(color === null ? this.materials : this.paintedMaterials(recipe, color));
    // A colour changes the paint only, so that a red house has the shape of the white one.
    const random = createRandomStream(this.scene.seed, hashStreamName(`${kind} ${spot.variant}`));
    const solid = recipe.draw(mesh, { random, variant: spot.variant, setting: this.setting, color });
    this.prototypeList.push(prototype(mesh.finish(), recipe.semantic, { solid, doubleSided: recipe.doubleSided }));
    this.numbers.set(key, this.prototypeList.length - 1);
    return this.prototypeList.length - 1;
  }
}

function prototype(mesh: TriangleMesh, semantic: SemanticClass, rest: { solid: Solid | null; doubleSided: boolean }): Prototype {
  return { ...mesh, ...rest, semantic: SEMANTICS.indexOf(semantic) };
}
