import type { MaterialName } from '@diorama/materials';
import { addBlock, addCylinder, addLathe } from '@diorama/shapes';
import type { MeshBuilder } from '@diorama/shapes';
import type { Rgb } from '@diorama/world-model';
import { tintLight } from '@diorama/world-model';

import { createCylinderSolid } from '../recipe/object-recipe.js';
import type { AttachedLight, ObjectRecipe, DrawOptions } from '../recipe/object-recipe.js';

/** A street lantern outdoors, a floor lamp with a shade indoors, a pillar of light in a spaceship. */
export const lamp: ObjectRecipe = {
  semantic: 'light',
  stand: 'ground',
  variants: 1,
  footprint: 0.4,
  height: 3.4,
  principal: 'iron',
  doubleSided: false,
  sink: 0.05,
  colored: (setting, color) => (isHued(color) ? glowing(setting) : 'iron'),
  draw(mesh, { setting }) {
    if (setting.aboard) drawLightPillar(mesh);
    else if (setting.indoor) drawFloorLamp(mesh);
    else drawLantern(mesh);
    return createCylinderSolid(setting.indoor ? 0.2 : 0.18, setting.aboard ? 1.3 : setting.indoor ? 1.7 : 3.3);
  },
  glow(setting, color) {
    if (!setting.lit) return null;
    const light = setting.indoor ? INDOOR_LIGHT : STREET_LIGHT;
    return color !== null && isHued(color) ? { ...light, power: tintLight(color, light.power) } : { ...light, isLamp: true };
  },
};

const INDOOR_LIGHT: AttachedLight = { at: [0, 1.55, 0], power: [3.4, 2.3, 1.2], reach: 9 };
const STREET_LIGHT: AttachedLight = { at: [0, 3, 0], power: [9, 6, 2.9], reach: 22 };

const glowing = (setting: DrawOptions): MaterialName => (setting.indoor && !setting.aboard ? 'lampshade' : 'lamp-glass');

/** Whether a colour is one that light can have: a black or grey lamp is one with a black or grey foot. */
const isHued = (color: Rgb): boolean => Math.min(...color) < 0.5 * Math.max(...color) && Math.max(...color) > 0.05;

/** A tube of light between a foot and a cap. */
function drawLightPillar(mesh: MeshBuilder): void {
  addCylinder(mesh, [0, 0, 0], { radius: 0.16, height: 0.08, sides: 16 }, 'hull-dark');
  addCylinder(mesh, [0, 0.08, 0], { radius: 0.11, height: 0.2, sides: 16 }, 'hull-frame');
  addCylinder(mesh, [0, 0.28, 0], { radius: 0.075, height: 0.9, sides: 16 }, 'lamp-glass');
  for (const y of [0.5, 0.73, 0.96]) addCylinder(mesh, [0, y, 0], { radius: 0.085, height: 0.02, sides: 16 }, 'hull-dark');
  addCylinder(mesh, [0, 1.18, 0], { radius: 0.1, height: 0.1, sides: 16 }, 'hull-frame');
}

function drawLantern(mesh: MeshBuilder): void {
  addLathe(
    mesh,
    {
      rings: [
        [0.2, -0.3],
        [0.2, 0.12],
        [0.13, 0.2],
        [0.1, 0.55],
        [0.06, 0.62],
        [0.05, 2.55],
        [0.1, 2.62],
        [0.04, 2.7],
      ],
      sides: 10,
      smooth: false,
    },
    'iron',
  );
  addLathe(
    mesh,
    {
      rings: [
        [0.13, 2.72],
        [0.2, 3.16],
      ],
      sides: 6,
      smooth: false,
    },
    'lamp-glass',
  );
  addLathe(
    mesh,
    {
      rings: [
        [0.15, 2.68],
        [0.15, 2.72],
      ],
      sides: 6,
      smooth: false,
    },
    'iron',
  );
  addLathe(
    mesh,
    {
      rings: [
        [0.26, 3.16],
        [0.24, 3.2],
        [0.08, 3.36],
        [0.04, 3.46],
        [0, 3.48],
      ],
      sides: 6,
      smooth: false,
    },
    'iron',
  );
  for (let k = 0; k < 6; k++) {
    const angle = (k * Math.PI) / 3;
    mesh.within([Math.cos(angle), 0, Math.sin(angle), 0, 0, 1, 0, 0, -Math.sin(angle), 0, Math.cos(angle), 0], () => {
      mesh.within([1, 0.159, 0, 0.135 - 0.159 * 2.72, 0, 1, 0, 0, 0, 0, 1, 0], () =>
        addBlock(mesh, [0, 2.72, 0], [0.022, 0.45, 0.022], 'iron'),
      );
    });
  }
  addBlock(mesh, [0, 2.42, 0], [0.6, 0.035, 0.035], 'iron');
}

function drawFloorLamp(mesh: MeshBuilder): void {
  addLathe(
    mesh,
    {
      rings: [
        [0.17, 0],
        [0.17, 0.025],
        [0.05, 0.05],
        [0.018, 0.08],
        [0.016, 1.4],
        [0, 1.42],
      ],
      sides: 14,
      smooth: false,
    },
    'iron',
  );
  addCylinder(mesh, [0, 1.42, 0], { radius: 0.04, height: 0.12, sides: 8 }, 'lamp-glass');
  // A shade is a thin closed body: outside up, inside down.
  addLathe(
    mesh,
    {
      rings: [
        [0.235, 1.38],
        [0.24, 1.38],
        [0.15, 1.72],
        [0.145, 1.72],
        [0.235, 1.38],
      ],
      sides: 18,
      smooth: false,
    },
    'lampshade',
  );
}
