/** A binary tree of boxes. Both children's boxes lie in their parent, so that one visit decides on both. */
export interface Bvh {
  /** Twelve a node: left min xyz, max xyz, then right. */
  readonly bounds: Float32Array;
  /** Two a node, left and right: a node's index, or a leaf as `leafLink`. */
  readonly links: Int32Array;
  /** Link of the root, which may itself be a leaf. */
  readonly root: number;
  /** The items in the order of the leaves. */
  readonly order: Uint32Array;
}

interface BvhShape {
  /** Items that a leaf holds at most, up to 7. */
  readonly leafSize: number;
  /** Axes, 0 to 2, across which nodes are split. */
  readonly axes: readonly number[];
}

const BINS = 12;
/** Below this depth halves are taken, so that no input makes a tree deeper than the tracer's stack. */
const BALANCE_FROM = 56;
/** A leaf packs its first item and its count into one negative number; the count fits three bits. */
const leafLink = (first: number, count: number): number => ~((first << 3) | count);

/**
 * Builds the tree over boxes (six numbers each: min xyz, max xyz) with the surface area heuristic in bins: I. Wald, "On
 * fast Construction of SAH-based Bounding Volume Hierarchies", 2007.
 */
export function buildBvh(boxes: Float32Array, shape: BvhShape): Bvh {
  return new Builder(boxes, shape).build();
}

class Builder {
  private readonly count: number;
  private readonly order: Uint32Array;
  private readonly bounds: Float32Array;
  private readonly links: Int32Array;
  private readonly box = new Float64Array(6);
  private readonly centres = new Float64Array(6);
  private readonly binCounts = new Uint32Array(BINS);
  private readonly binBoxes = new Float64Array(6 * BINS);
  private readonly costs = new Float64Array(BINS);
  private readonly sweep = new Float64Array(6);
  private nodes = 0;
  private least = Infinity;
  private border = 0;

  constructor(
    private readonly boxes: Float32Array,
    private readonly shape: BvhShape,
  ) {
    this.count = boxes.length / 6;
    this.order = Uint32Array.from({ length: this.count }, (_, i) => i);
    this.bounds = new Float32Array(12 * Math.max(1, this.count));
    this.links = new Int32Array(2 * Math.max(1, this.count));
  }

  build(): Bvh {
    this.measure(0, this.count);
    const root = this.split(0, this.count, 0);
    const { bounds, links, order, nodes } = this;
    return { bounds: bounds.slice(0, 12 * nodes), links: links.slice(0, 2 * nodes), root, order };
  }

  /** Answers the link of the subtree over order[start, end), which must have been measured last. */
  private split(start: number, end: number, depth: number): number {
    if (end - start <= this.shape.leafSize) return leafLink(start, end - start);
    const middle = depth < BALANCE_FROM ? this.partition(start, end) : (start + end) >> 1;
    const node = this.nodes++;
    this.measure(start, middle);
    this.bounds.set(this.box, 12 * node);
    this.links[2 * node] = this.split(start, middle, depth + 1);
    this.measure(middle, end);
    this.bounds.set(this.box, 12 * node + 6);
    this.links[2 * node + 1] = this.split(middle, end, depth + 1);
    return node;
  }

  /** The box of some items and the box of twice their centres. */
  private measure(start: number, end: number): void {
    const { boxes, order, box, centres } = this;
    clear(box, 0);
    clear(centres, 0);
    for (let i = start; i < end; i++) {
      const at = 6 * (order[i] as number);
      for (let axis = 0; axis < 3; axis++) {
        const low = boxes[at + axis] as number;
        const high = boxes[at + axis + 3] as number;
        if (low < (box[axis] as number)) box[axis] = low;
        if (high > (box[axis + 3] as number)) box[axis + 3] = high;
        const centre = low + high;
        if (centre < (centres[axis] as number)) centres[axis] = centre;
        if (centre > (centres[axis + 3] as number)) centres[axis + 3] = centre;
      }
    }
  }

  /** Reorders [start, end) and answers where its second part begins. */
  private partition(start: number, end: number): number {
    const half = (start + end) >> 1;
    let axis = -1;
    this.least = Infinity;
    for (const candidate of this.shape.axes) {
      if (this.extent(candidate) <= 0) continue;
      this.fillBins(start, end, candidate);
      if (this.findBorder()) axis = candidate;
    }
    if (axis < 0) return half;
    const { border } = this;
    const low = this.centres[axis] as number;
    const scale = this.binScale(axis);
    let left = start;
    let right = end;
    while (left < right) {
      const item = this.order[left] as number;
      const bin = ((this.doubleCentre(item, axis) - low) * scale) | 0;
      if (bin < border) left += 1;
      else {
        right -= 1;
        this.order[left] = this.order[right] as number;
        this.order[right] = item;
      }
    }
    return left > start && left < end ? left : half;
  }

  private extent(axis: number): number {
    return (this.centres[axis + 3] as number) - (this.centres[axis] as number);
  }

  private doubleCentre(item: number, axis: number): number {
    return (this.boxes[6 * item + axis] as number) + (this.boxes[6 * item + axis + 3] as number);
  }

  private binScale(axis: number): number {
    return (BINS * 0.999999) / this.extent(axis);
  }

  private fillBins(start: number, end: number, axis: number): void {
    const { boxes, order, binBoxes, binCounts } = this;
    const low = this.centres[axis] as number;
    const scale = this.binScale(axis);
    binCounts.fill(0);
    for (let bin = 0; bin < BINS; bin++) clear(binBoxes, 6 * bin);
    for (let i = start; i < end; i++) {
      const item = order[i] as number;
      const bin = ((this.doubleCentre(item, axis) - low) * scale) | 0;
      binCounts[bin] = (binCounts[bin] as number) + 1;
      grow(binBoxes, 6 * bin, boxes, 6 * item);
    }
  }

  /** Looks for a bin at which the right side should begin; answers whether it costs less than the best so far. */
  private findBorder(): boolean {
    const { binBoxes, binCounts, costs, sweep } = this;
    clear(sweep, 0);
    let items = 0;
    for (let bin = BINS - 1; bin > 0; bin--) {
      grow(sweep, 0, binBoxes, 6 * bin);
      items += binCounts[bin] as number;
      costs[bin] = items > 0 ? items * halfArea(sweep) : Infinity;
    }
    clear(sweep, 0);
    items = 0;
    let better = false;
    for (let bin = 1; bin < BINS; bin++) {
      grow(sweep, 0, binBoxes, 6 * (bin - 1));
      items += binCounts[bin - 1] as number;
      const cost = items > 0 ? (costs[bin] as number) + items * halfArea(sweep) : Infinity;
      if (cost < this.least) {
        this.least = cost;
        this.border = bin;
        better = true;
      }
    }
    return better;
  }
}

type Numbers = Float32Array | Float64Array;

function clear(box: Float64Array, at: number): void {
  box[at] = Infinity;
  box[at + 1] = Infinity;
  box[at + 2] = Infinity;
  box[at + 3] = -Infinity;
  box[at + 4] = -Infinity;
  box[at + 5] = -Infinity;
}

function grow(box: Float64Array, at: number, by: Numbers, byAt: number): void {
  for (let axis = 0; axis < 3; axis++) {
    const low = by[byAt + axis] as number;
    const high = by[byAt + axis + 3] as number;
    if (low < (box[at + axis] as number)) box[at + axis] = low;
    if (high > (box[at + axis + 3] as number)) box[at + axis + 3] = high;
  }
}

function halfArea(box: Float64Array): number {
  const x = (box[3] as number) - (box[0] as number);
  const y = (box[4] as number) - (box[1] as number);
  const z = (box[5] as number) - (box[2] as number);
  return x * y + y * z + z * x;
}
