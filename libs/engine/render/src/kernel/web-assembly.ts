/** The part of the WebAssembly JavaScript interface that kernels need; the compiler's language libraries leave it out. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => WasmModule;
  readonly Memory: new (pages: { readonly initial: number }) => WasmMemory;
  readonly Instance: new (
    module: WasmModule,
    imports: { readonly host: { readonly memory: WasmMemory } },
  ) => { readonly exports: Readonly<Record<string, unknown>> };
};

/** Compiled code; one serves any number of kernels. */
export interface WasmModule {
  readonly compiled?: never;
}

interface WasmMemory {
  readonly buffer: ArrayBuffer;
}

const PAGE = 65_536;

/** @throws the engine's CompileError for bytes that are no module */
export const compileModule = (bytes: Uint8Array): WasmModule => new WebAssembly.Module(bytes);

/** Zeroed memory of at least so many bytes. */
export const createWasmMemory = (bytes: number): WasmMemory => new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });

/** The exported functions of a module whose only import is its memory. */
export const linkModule = (module: WasmModule, memory: WasmMemory): Readonly<Record<string, unknown>> =>
  new WebAssembly.Instance(module, { host: { memory } }).exports;
