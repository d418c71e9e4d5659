import type { TriangleMesh } from './mesh.js';

/** How a primitive looks; glTF's own defaults where nothing is said. */
export interface GlbMaterial {
  /** Shows colours as they are, without lights (`KHR_materials_unlit`). */
  readonly unlit?: boolean;
  readonly doubleSided?: boolean;
  /** Linear red, green, blue and alpha. */
  readonly baseColor?: readonly [number, number, number, number];
  /** 1 is fully rough. */
  readonly roughness?: number;
  readonly metallic?: number;
  /** Multiplies the base colour; needs `uvs`. Repeats across, not down, as a panorama does. */
  readonly texture?: { readonly mimeType: 'image/jpeg' | 'image/png'; readonly bytes: Uint8Array };
}

/** A named node of a file's scene. */
export interface GlbNode {
  readonly name: string;
  /** Origin of the node's own frame, metres; (0, 0, 0) where left out. The axes are the world's. */
  readonly translation?: readonly [number, number, number];
  /** Kept as the node's `extras`. */
  readonly extras?: Readonly<Record<string, unknown>>;
  /** Nodes that show less detail in its place, finest first (`MSFT_lod`). The scene does not contain them; those that no primitive has are left out. */
  readonly coarser?: readonly GlbNode[];
}

/** A mesh and how it looks. */
export interface GlbPrimitive extends TriangleMesh {
  readonly material?: GlbMaterial;
  /** Node that shows it, in whose frame its positions are. Primitives with the same object share the node. One nameless node shows all primitives without one. */
  readonly node?: GlbNode;
}
