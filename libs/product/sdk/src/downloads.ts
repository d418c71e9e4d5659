import type { RequestOptions } from './transport/call-timeout.js';
import { countBytes } from './transport/count-bytes.js';
import { ConnectionError } from './transport/errors.js';
import type { World } from './generated/types.gen.js';
import type { Transport } from './transport/transport.js';

/** One file of a world. */
export interface AssetFile {
  /** Its place in `assets`, such as `splats.spz_urls.full_res`. */
  readonly name: string;
  /** A name to save it under. */
  readonly fileName: string;
  readonly url: string;
}

/** A download that has begun. */
export interface Download {
  readonly stream: ReadableStream<Uint8Array>;
  /** Null if the server gives no length. */
  readonly bytes: number | null;
  readonly contentType: string | null;
}

/** A part of a file: the bytes from `start` up to but not including `end`, or so many at its end. */
export type ByteRange = { readonly start: number; readonly end: number } | { readonly last: number };

export interface DownloadOptions extends RequestOptions {
  /** Only this part, which must not be empty. Default: the whole file. */
  readonly range?: ByteRange | undefined;
  /** Called as bytes arrive. The total is null when the server does not say. A retry begins at 0 again. */
  readonly onProgress?: ((received: number, total: number | null) => void) | undefined;
}

/** Default limit of a download: half an hour, for gigabytes over a slow connection. */
const DOWNLOAD_MS = 1_800_000;

/** Files of worlds. Each URL is signed for one file and valid for 24 hours at most; the API key is never sent with them. */
export class Downloads {
  constructor(private readonly transport: Transport) {}

  /** The files that the given world has. Read the world again for fresh URLs. */
  files({ assets }: Pick<World, 'assets'>): AssetFile[] {
    const { splats, mesh, imagery } = assets;
    const named: readonly (readonly [name: string, fileName: string, url: string | null | undefined])[] = [
      ['thumbnail_url', 'thumbnail', assets.thumbnail_url],
      ['imagery.pano_url', 'panorama', imagery?.pano_url],
      ['imagery.pano_hdr_url', 'panorama', imagery?.pano_hdr_url],
      ['imagery.depth_exr_url', 'depth', imagery?.depth_exr_url],
      ['imagery.normal_url', 'normals', imagery?.normal_url],
      ['imagery.semantic_url', 'semantics', imagery?.semantic_url],
      ['splats.spz_urls.100k', 'splats-100k', splats?.spz_urls?.['100k']],
      ['splats.spz_urls.500k', 'splats-500k', splats?.spz_urls?.['500k']],
      ['splats.spz_urls.full_res', 'splats-full-res', splats?.spz_urls?.full_res],
      ['splats.ply_url', 'splats', splats?.ply_url],
      ['splats.sog_url', 'splats', splats?.sog_url],
      ['splats.sog_lod_url', 'splats-lod', splats?.sog_lod_url],
      ['splats.gltf_url', 'splats', splats?.gltf_url],
      ['mesh.collider_mesh_url', 'collider', mesh?.collider_mesh_url],
      ['mesh.hq_mesh_url', 'mesh-hq', mesh?.hq_mesh_url],
      ['mesh.full_res_mesh_url', 'mesh-full-res', mesh?.full_res_mesh_url],
      ['mesh.meshopt_urls.hq', 'mesh-hq-meshopt', mesh?.meshopt_urls?.hq],
      ['mesh.meshopt_urls.full_res', 'mesh-full-res-meshopt', mesh?.meshopt_urls?.full_res],
      ['mesh.lod_url', 'mesh-lod', mesh?.lod_url],
      ['mesh.usdz_url', 'mesh', mesh?.usdz_url],
      ['zip_url', 'world', assets.zip_url],
      ['occupancy_url', 'occupancy', assets.occupancy_url],
      ['navmesh.glb_url', 'navmesh', assets.navmesh?.glb_url],
      ['navmesh.detour_url', 'navmesh', assets.navmesh?.detour_url],
      ['scene_url', 'scene', assets.scene_url],
      ['manifest_url', 'manifest', assets.manifest_url],
    ];
    return named.flatMap(([name, stem, url]) => (typeof url === 'string' ? [{ name, fileName: stem + suffixOf(name), url }] : []));
  }

  /**
   * A file as a stream, which fails with a ConnectionError after a connection error. `timeoutMs` limits the time until the stream begins;
   * after that, only the signal ends it.
   *
   * @throws DioramaError
   */
  async open({ url }: Pick<AssetFile, 'url'>, options: RequestOptions = {}): Promise<Download> {
    const { body, headers } = await this.transport.read(url, options, (response) => response);
    return {
      stream: body === null ? new Blob([]).stream() : withOurErrors(body, options.signal),
      bytes: lengthOf(headers),
      contentType: headers.get('content-type'),
    };
  }

  /** A whole file, or a part of it. It is fetched again from its beginning after a connection error. @throws DioramaError */
  bytes(
    { url }: Pick<AssetFile, 'url'>,
    { timeoutMs = DOWNLOAD_MS, signal, range, onProgress }: DownloadOptions = {},
  ): Promise<Uint8Array<ArrayBuffer>> {
    const headers = range === undefined ? {} : { range: formatRange(range) };
    return this.transport.read(url, { signal, timeoutMs, headers }, async (response) => {
      const counted = onProgress && response.body && countBytes(response.body, (n) => onProgress(n, lengthOf(response.headers)));
      const bytes = new Uint8Array(await (counted ? new Response(counted) : response).arrayBuffer());
      // A server may send the whole file instead of the part (RFC 9110, section 14.2).
      return range === undefined || response.status === PARTIAL_CONTENT ? bytes : cutOut(bytes, range);
    });
  }

  /** The length of a file in bytes; null when the server does not say. @throws DioramaError */
  size({ url }: Pick<AssetFile, 'url'>, options: RequestOptions = {}): Promise<number | null> {
    return this.transport.read(url, options, ({ headers }) => lengthOf(headers), 'HEAD');
  }
}

const PARTIAL_CONTENT = 206;

const formatRange = (range: ByteRange): string => ('last' in range ? `bytes=-${range.last}` : `bytes=${range.start}-${range.end - 1}`);

const cutOut = (bytes: Uint8Array<ArrayBuffer>, range: ByteRange): Uint8Array<ArrayBuffer> =>
  'last' in range ? bytes.slice(-range.last) : bytes.slice(range.start, range.end);

/** The length of a body; null when it is not known, or when the body is encoded and has another length here. */
function lengthOf(headers: Headers): number | null {
  const length = headers.get('content-length');
  return length !== null && headers.get('content-encoding') === null ? Number(length) : null;
}

/** The same stream, whose error is a ConnectionError, or the reason of the signal. */
function withOurErrors(body: ReadableStream<Uint8Array>, signal: AbortSignal | undefined): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
    try {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    } catch (cause) {
      controller.error(signal?.aborted === true ? signal.reason : new ConnectionError('The download was interrupted', { cause }));
    }
  };
  return new ReadableStream({ pull, cancel: (reason) => reader.cancel(reason) }, { highWaterMark: 0 });
}

const SUFFIXES: readonly (readonly [RegExp, string])[] = [
  [/^splats\.spz/, '.spz'],
  [/^splats\.ply/, '.ply'],
  [/^splats\.sog_lod/, '.zip'],
  [/^splats\.sog/, '.sog'],
  [/usdz/, '.usdz'],
  [/^splats\.gltf|^mesh\.|^navmesh\.glb/, '.glb'],
  [/^navmesh\.detour/, '.bin'],
  [/^zip|^occupancy/, '.zip'],
  [/exr/, '.exr'],
  [/hdr/, '.hdr'],
  [/^manifest|^scene/, '.json'],
  [/^thumbnail/, '.webp'],
];

const suffixOf = (name: string): string => SUFFIXES.find(([pattern]) => pattern.test(name))?.[1] ?? '.png';
