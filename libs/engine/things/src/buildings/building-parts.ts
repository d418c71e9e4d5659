import type { MaterialName } from '@diorama/materials';
import { addBlock, addBox, addPrism } from '@diorama/shapes';
import type { MeshBuilder } from '@diorama/shapes';
import { composeTransforms, createRotationY, createTranslation } from '@diorama/world-model';

/** A house body of four walls and two gables; the ridge runs along x. Metres. */
export interface BuildingShell {
  readonly width: number;
  readonly depth: number;
  /** Height of the eaves. */
  readonly wall: number;
  /** Height of the ridge above the eaves. */
  readonly rise: number;
}

/** Adds the walls up to the gables, reaching half a metre into the ground. */
export function addBuildingShell(mesh: MeshBuilder, shell: BuildingShell, material: MaterialName): void {
  const [half, eaves] = [shell.depth / 2, shell.wall];
  mesh.within(createRotationY(Math.PI / 2), () =>
    addPrism(
      mesh,
      [
        [-half, -0.5],
        [half, -0.5],
        [half, eaves],
        [0, eaves + shell.rise],
        [-half, eaves],
      ],
      [-shell.width / 2, shell.width / 2],
      material,
    ),
  );
}

/** Adds two slabs that meet at the ridge and hang over the walls. */
export function addRoof(
  mesh: MeshBuilder,
  shell: BuildingShell,
  roof: { material: MaterialName; overhang: number; thickness: number },
): void {
  const half = shell.depth / 2;
  const slope = shell.rise / half;
  const eave = half + roof.overhang;
  const low = shell.wall - roof.overhang * slope + 0.02;
  const high = shell.wall + shell.rise + 0.02;
  const lift = roof.thickness * Math.hypot(1, slope);
  const ends: readonly [number, number] = [-shell.width / 2 - roof.overhang, shell.width / 2 + roof.overhang];
  mesh.within(createRotationY(Math.PI / 2), () => {
    addPrism(
      mesh,
      [
        [0, high],
        [eave, low],
        [eave, low + lift],
        [0, high + lift],
      ].toReversed() as [number, number][],
      [ends[0], ends[1]],
      roof.material,
    );
    addPrism(
      mesh,
      [
        [-eave, low],
        [0, high],
        [0, high + lift],
        [-eave, low + lift],
      ],
      [ends[0], ends[1]],
      roof.material,
    );
  });
  addBox(mesh, [ends[0] - 0.03, high + lift - 0.1, -0.12], [ends[1] + 0.03, high + lift + 0.07, 0.12], roof.material);
}

/** Where an opening sits on a wall: the wall's turn about y, the way along it from its middle, and its distance from the centre. */
interface WallPlace {
  readonly turn: number;
  readonly along: number;
  readonly out: number;
}

const onWall = (place: WallPlace) => composeTransforms(createRotationY(place.turn), createTranslation(place.along, 0, place.out));

/** Adds a window with frame, bars and sill; `y` is the height of the sill. */
export function addWindow(
  mesh: MeshBuilder,
  place: WallPlace,
  size: { y: number; width: number; height: number },
  frame: MaterialName,
): void {
  const { y, width, height } = size;
  mesh.within(onWall(place), () => {
    addBox(mesh, [-width / 2, y, -0.02], [width / 2, y + height, 0.025], 'window-glass');
    for (const side of [-1, 1]) addBlock(mesh, [(side * (width + 0.08)) / 2, y, 0.02], [0.1, height, 0.11], frame);
    addBlock(mesh, [0, y + height - 0.02, 0.025], [width + 0.24, 0.11, 0.13], frame);
    addBlock(mesh, [0, y - 0.07, 0.05], [width + 0.28, 0.08, 0.2], frame);
    addBlock(mesh, [0, y, 0.02], [0.045, height, 0.06], frame);
    addBlock(mesh, [0, y + height * 0.5, 0.02], [width, 0.045, 0.06], frame);
  });
}

/** Adds a pair of shutters beside a window. */
export function addShutters(
  mesh: MeshBuilder,
  place: WallPlace,
  size: { y: number; width: number; height: number },
  material: MaterialName,
): void {
  mesh.within(onWall(place), () => {
    for (const side of [-1, 1]) addBlock(mesh, [side * (size.width / 2 + 0.34), size.y, 0.03], [0.42, size.height, 0.05], material);
  });
}

/** Adds a door with frame, handle and a step. */
export function addDoor(mesh: MeshBuilder, place: WallPlace, size: { width: number; height: number }, material: MaterialName): void {
  const { width, height } = size;
  mesh.within(onWall(place), () => {
    addBox(mesh, [-width / 2, 0.02, -0.02], [width / 2, height, 0.05], material);
    for (const side of [-1, 1]) addBlock(mesh, [(side * (width + 0.12)) / 2, -0.1, 0.03], [0.13, height + 0.1, 0.14], 'timber');
    addBlock(mesh, [0, height, 0.03], [width + 0.26, 0.14, 0.14], 'timber');
    for (const y of [0.2, height * 0.56]) addBlock(mesh, [0, y, 0.055], [width - 0.24, height * 0.34, 0.03], material);
    addBlock(mesh, [width / 2 - 0.12, height * 0.48, 0.07], [0.05, 0.14, 0.07], 'brass');
    addBlock(mesh, [0, -0.4, 0.4], [width + 0.5, 0.44, 0.8], 'stone-block');
  });
}
