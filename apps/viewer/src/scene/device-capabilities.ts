import type { DeviceCapabilities } from './detail-steps.js';

interface ClientHints {
  readonly deviceMemory?: number;
  readonly connection?: { readonly saveData?: boolean };
  readonly userAgentData?: { readonly mobile: boolean };
}

/** What the browser reports about the device; `gl` is the context that draws. */
export function readDeviceCapabilities(gl: WebGL2RenderingContext): DeviceCapabilities {
  const hints = navigator as ClientHints;
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const renderer = info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : '';
  return {
    mobile: hints.userAgentData?.mobile ?? matchMedia('(pointer: coarse) and (hover: none)').matches,
    memory: hints.deviceMemory,
    cores: navigator.hardwareConcurrency || undefined,
    screenPixels: Math.min(screen.width, screen.height),
    saveData: hints.connection?.saveData ?? false,
    softwareGraphics: /swiftshader|llvmpipe|software|basic render/i.test(renderer),
  };
}
