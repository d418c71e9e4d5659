import { BackSide, Mesh, MeshBasicMaterial, SphereGeometry, SRGBColorSpace, Texture } from 'three';
import type { PerspectiveCamera, Scene } from 'three';

import { download } from '../api/download.js';
import { readHazeColour } from './haze-colour.js';
import type { HazeColour } from './haze-colour.js';

/** Metres: inside the camera's range, and beyond everything that is drawn with it. */
const RADIUS = 1000;

/**
 * The panorama as the inside of a sphere around the eye: the first picture of a world, until its splats are drawn. It is exact at the
 * capture point only, so it is taken away as soon as it has served.
 */
export class PanoramaBackdrop {
  private readonly mesh: Mesh<SphereGeometry, MeshBasicMaterial>;

  /** The colour of the haze at the horizon. */
  readonly haze: HazeColour;

  private constructor(
    private readonly scene: Scene,
    bitmap: ImageBitmap,
  ) {
    this.haze = readHazeColour(bitmap, { degrees: 180, isUpsideDown: true });
    const map = new Texture(bitmap);
    // A bitmap cannot be flipped on its way to the graphics card; it was made upside down instead.
    map.flipY = false;
    map.colorSpace = SRGBColorSpace;
    map.needsUpdate = true;
    this.mesh = new Mesh(new SphereGeometry(RADIUS, 64, 32), new MeshBasicMaterial({ map, side: BackSide, depthWrite: false }));
    // Seen from inside, the picture must run the other way; then its middle column is turned from -x to -z.
    this.mesh.scale.x = -1;
    this.mesh.rotation.y = -Math.PI / 2;
    this.mesh.renderOrder = -1;
    scene.add(this.mesh);
  }

  /** Loads a panorama and hangs it up. */
  static async load(url: string, scene: Scene, signal: AbortSignal): Promise<PanoramaBackdrop> {
    const bytes = await download(url, signal);
    const bitmap = await createImageBitmap(new Blob([bytes as BlobPart]), { imageOrientation: 'flipY' });
    signal.throwIfAborted();
    return new PanoramaBackdrop(scene, bitmap);
  }

  /** Keeps the sphere around the eye. */
  follow(camera: PerspectiveCamera): void {
    camera.getWorldPosition(this.mesh.position);
  }

  /** 1 is opaque. */
  set opacity(value: number) {
    this.mesh.material.transparent = value < 1;
    this.mesh.material.opacity = value;
  }

  remove(): void {
    this.scene.remove(this.mesh);
    this.mesh.geometry.dispose();
    this.mesh.material.map?.dispose();
    this.mesh.material.dispose();
  }
}
