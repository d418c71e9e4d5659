/** What the tests read and set of the headset that the page believes in. */
export interface FakeHeadset {
  /** Pictures asked for, by eye. */
  readonly drawn: { left: number; right: number };
  /** Tilt of the left stick: to the right, and back. */
  stick: [number, number];
  readonly modes: string[];
}

declare global {
  interface Window {
    fakeHeadset?: FakeHeadset;
  }
}

/** Runs in the page before anything else: a WebXR device (W3C WebXR Device API, sections 3 to 7) that draws onto the page's own canvas. */
export function installFakeHeadset(): void {
  const state: FakeHeadset = { drawn: { left: 0, right: 0 }, stick: [0, 0], modes: [] };
  window.fakeHeadset = state;
  // A level head at the origin; 90 degrees from edge to edge, near plane 0.1 m, far plane 1000 m.
  const placed = (x: number) => ({ matrix: new Float32Array([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, 0, 0, 1]) });
  const projectionMatrix = new Float32Array([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, -1.0002, -1, 0, 0, -0.20002, 0]);
  const views = (['left', 'right'] as const).map((eye, i) => ({ eye, projectionMatrix, transform: placed(i === 0 ? -0.03 : 0.03) }));

  class Layer {
    readonly framebuffer = null;
    readonly framebufferWidth = 320;
    readonly framebufferHeight = 160;
    getViewport({ eye }: { eye: 'left' | 'right' }) {
      state.drawn[eye] += 1;
      return { x: eye === 'left' ? 0 : 160, y: 0, width: 160, height: 160 };
    }
  }

  class Session extends EventTarget {
    readonly renderState: Record<string, unknown> = {};
    readonly environmentBlendMode = 'opaque';
    readonly enabledFeatures = ['local'];
    get inputSources() {
      return [{ handedness: 'left', gamepad: { axes: [0, 0, ...state.stick], buttons: [] } }];
    }
    updateRenderState(change: object) {
      Object.assign(this.renderState, change);
    }
    async requestReferenceSpace() {
      return new EventTarget();
    }
    requestAnimationFrame(callback: (time: number, frame: object) => void) {
      return requestAnimationFrame((time) => callback(time, { session: this, getViewerPose: () => ({ views }), getPose: () => null }));
    }
    cancelAnimationFrame(id: number) {
      cancelAnimationFrame(id);
    }
    async end() {
      this.dispatchEvent(Object.assign(new Event('end'), { session: this }));
    }
  }

  const xr = {
    isSessionSupported: async (mode: string) => mode === 'immersive-vr',
    requestSession: async (mode: string) => {
      state.modes.push(mode);
      return new Session();
    },
  };
  Object.defineProperty(navigator, 'xr', { value: xr });
  Object.assign(window, { XRWebGLLayer: Layer, XRWebGLBinding: undefined });
  Object.assign(WebGL2RenderingContext.prototype, { makeXRCompatible: async () => undefined });
}
