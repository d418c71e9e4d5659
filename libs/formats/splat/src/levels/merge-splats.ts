import { createSplatCloud, countShCoefficients } from '../cloud.js';
import type { SplatCloud } from '../cloud.js';
import { addOuterProduct, addRotatedCovariance, axesToQuaternion, computePrincipalAxes } from './covariance.js';

/** Alpha byte 254, the most that SPZ carries safely. */
const MAX_ALPHA = 254 / 255;
const MIN_ALPHA = 1 / 255;
const MIN_VARIANCE = 1e-14;
const MIN_WEIGHT = 1e-300; // splats too small or too clear for a float still have a mean

/**
 * Splats on a lattice with sigma = 0.72 spacings (the ratio that closes a surface, which merged splats must keep) merge
 * into that ratio again when the scatter of their centres counts 12 * 0.72^2 times: a square of p x p points has a
 * variance of (p^2 - 1) / 12 spacings^2 along each side.
 */
const SCATTER_GAIN = 12 * 0.72 * 0.72;

/**
 * No axis of a merged splat exceeds the largest of its parts by more than this. A hundred neighbours on a lattice stay far
 * below; what would exceed it are parts with nothing between them, and a needle through the void is worse than a gap.
 */
const MAX_STRETCH = 6;

/** Groups of splats in a row: group g is `order[starts[g]]` up to but not including `order[starts[g + 1]]`. */
export interface SplatMergeGroups {
  readonly order: Uint32Array;
  readonly starts: Uint32Array;
}

/**
 * One splat for each group, by moment matching with weights alpha * area (area: the product of the two largest standard
 * deviations): mean, covariance, colour and harmonics are those of the mixture; the splat then grows in its plane
 * until it covers as much area as its parts did, or as their scatter explains, and its alpha keeps alpha * area. A group
 * of one is copied.
 */
export function mergeSplats(cloud: SplatCloud, groups: SplatMergeGroups): SplatCloud {
  const merged = createSplatCloud(groups.starts.length - 1, cloud.shDegree);
  const merger = new Merger(cloud, merged);
  for (let group = 0; group < merged.count; group++) {
    const first = groups.starts[group] as number;
    const end = groups.starts[group + 1] as number;
    const members = groups.order.subarray(first, end);
    if (members.length === 1) copySplat(cloud, members[0] as number, merged, group);
    else merger.merge(members, group);
  }
  return merged;
}

function copySplat(from: SplatCloud, source: number, to: SplatCloud, target: number): void {
  const length = countShCoefficients(from.shDegree);
  for (let axis = 0; axis < 3; axis++) {
    to.positions[3 * target + axis] = from.positions[3 * source + axis] as number;
    to.scales[3 * target + axis] = from.scales[3 * source + axis] as number;
    to.colors[3 * target + axis] = from.colors[3 * source + axis] as number;
  }
  for (let axis = 0; axis < 4; axis++) to.rotations[4 * target + axis] = from.rotations[4 * source + axis] as number;
  to.opacities[target] = from.opacities[source] as number;
  for (let i = 0; i < length; i++) to.sh[length * target + i] = from.sh[length * source + i] as number;
}

class Merger {
  private readonly mean = new Float64Array(3);
  private readonly color = new Float64Array(3);
  private readonly inner = new Float64Array(6);
  private readonly scatter = new Float64Array(6);
  private readonly quaternion = new Float64Array(4);
  private readonly variance = new Float64Array(3);
  private readonly principal = { axes: new Float64Array(9), variances: new Float64Array(3) };
  private readonly harmonics: Float64Array;
  private weights = new Float64Array(64);

  constructor(
    private readonly from: SplatCloud,
    private readonly to: SplatCloud,
  ) {
    this.harmonics = new Float64Array(countShCoefficients(from.shDegree));
  }

  merge(members: Uint32Array, target: number): void {
    const { mass, area } = this.weigh(members);
    this.average(members, mass);
    const growth = this.shape(members, mass, area);
    const { axes, variances } = this.principal;
    const { to } = this;
    for (let axis = 0; axis < 3; axis++) {
      const grown = (variances[axis] as number) * (axis < 2 ? growth : 1);
      to.scales[3 * target + axis] = 0.5 * Math.log(Math.max(grown, MIN_VARIANCE));
      to.positions[3 * target + axis] = this.mean[axis] as number;
      to.colors[3 * target + axis] = this.color[axis] as number;
    }
    axesToQuaternion(axes, to.rotations, 4 * target);
    const covered = growth * Math.sqrt((variances[0] as number) * (variances[1] as number));
    const alpha = Math.min(MAX_ALPHA, Math.max(MIN_ALPHA, mass / Math.max(covered, MIN_VARIANCE)));
    to.opacities[target] = Math.log(alpha / (1 - alpha));
    to.sh.set(this.harmonics, this.harmonics.length * target);
  }

  /** Sets `weights` and answers their sum, and that of the areas. */
  private weigh(members: Uint32Array): { mass: number; area: number } {
    if (this.weights.length < members.length) this.weights = new Float64Array(2 * members.length);
    const { scales, opacities } = this.from;
    let mass = 0;
    let area = 0;
    for (let i = 0; i < members.length; i++) {
      const splat = members[i] as number;
      const a = scales[3 * splat] as number;
      const b = scales[3 * splat + 1] as number;
      const c = scales[3 * splat + 2] as number;
      const covers = Math.exp(a + b + c - Math.min(a, b, c));
      const weight = Math.max(covers / (1 + Math.exp(-(opacities[splat] as number))), MIN_WEIGHT);
      this.weights[i] = weight;
      mass += weight;
      area += covers;
    }
    return { mass, area };
  }

  private average(members: Uint32Array, mass: number): void {
    const { positions, colors, sh } = this.from;
    const { mean, color, harmonics } = this;
    mean.fill(0);
    color.fill(0);
    harmonics.fill(0);
    for (let i = 0; i < members.length; i++) {
      const splat = members[i] as number;
      const share = (this.weights[i] as number) / mass;
      for (let axis = 0; axis < 3; axis++) {
        mean[axis] = (mean[axis] as number) + share * (positions[3 * splat + axis] as number);
        color[axis] = (color[axis] as number) + share * (colors[3 * splat + axis] as number);
      }
      for (let k = 0; k < harmonics.length; k++)
        harmonics[k] = (harmonics[k] as number) + share * (sh[splat * harmonics.length + k] as number);
    }
  }

  /** Finds the principal axes of the mixture and answers by how much the two larger variances must grow. */
  private shape(members: Uint32Array, mass: number, area: number): number {
    const { positions, scales, rotations } = this.from;
    const { mean, inner, scatter, quaternion, variance } = this;
    inner.fill(0);
    scatter.fill(0);
    let largest = 0;
    for (let i = 0; i < members.length; i++) {
      const splat = members[i] as number;
      const share = (this.weights[i] as number) / mass;
      for (let k = 0; k < 4; k++) quaternion[k] = rotations[4 * splat + k] as number;
      for (let k = 0; k < 3; k++) variance[k] = Math.exp(2 * (scales[3 * splat + k] as number));
      largest = Math.max(largest, variance[0] as number, variance[1] as number, variance[2] as number);
      addRotatedCovariance(inner, share, quaternion, variance);
      const dx = (positions[3 * splat] as number) - (mean[0] as number);
      const dy = (positions[3 * splat + 1] as number) - (mean[1] as number);
      const dz = (positions[3 * splat + 2] as number) - (mean[2] as number);
      addOuterProduct(scatter, share, dx, dy, dz);
    }
    const own = trace(inner);
    const spread = trace(scatter);
    for (let k = 0; k < 6; k++) inner[k] = (inner[k] as number) + (scatter[k] as number);
    computePrincipalAxes(inner, this.principal);
    const { variances } = this.principal;
    for (let k = 0; k < 3; k++) variances[k] = Math.min(variances[k] as number, MAX_STRETCH ** 2 * largest);
    const matched = Math.sqrt((variances[0] as number) * (variances[1] as number));
    const explained = (own + SCATTER_GAIN * spread) / Math.max(own + spread, MIN_VARIANCE);
    const room = (MAX_STRETCH ** 2 * largest) / Math.max(variances[0] as number, MIN_VARIANCE);
    return Math.max(1, Math.min(area / Math.max(matched, MIN_VARIANCE), explained, room));
  }
}

function trace(covariance: Float64Array): number {
  return (covariance[0] as number) + (covariance[3] as number) + (covariance[5] as number);
}
