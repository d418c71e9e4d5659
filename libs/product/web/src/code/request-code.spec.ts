import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildRequestCode } from './request-code.js';
import type { CodedRequest } from './coded-request.js';

const BASE_URL = 'https://worlds.example.com';
const BYTES = Buffer.from('bytes of a picture');
const NAME = "it's a room.png";
const SECOND_BYTES = Buffer.from('bytes of another picture');
const SECOND_NAME = 'back $(id).png';
const WORLD_ID = '0198a1b2-0000-7000-8000-000000000000';
const PATHS: Readonly<Record<CodedRequest['makes'], string>> = {
  world: '/svc/v1/worlds:generate',
  worlds: '/svc/v1/worlds:batch',
  panorama: '/svc/v1/pano:depth_to_rgb',
  variation: `/svc/v1/worlds/${WORLD_ID}:vary`,
  export: `/svc/v1/worlds/${WORLD_ID}:export`,
};
const FILE = { source: 'data_base64', data_base64: BYTES.toString('base64'), extension: 'png' };
const ODD = 'a "barn" at Ada\'s lake: $HOME `id` \\ {"a": true}\nwith snow ❄';
const permission = { public: false, allow_id_access: true };

const REQUESTS: readonly (readonly [name: string, request: CodedRequest, fileNames: readonly string[]])[] = [
  ['a text', { makes: 'world', body: { model: 'svc-1.1', world_prompt: { type: 'text', text_prompt: 'a pond' }, permission } }, []],
  [
    'an odd text',
    { makes: 'world', body: { world_prompt: { type: 'text', text_prompt: ODD }, display_name: "Ada's", seed: 7, tags: [], engine: null } },
    [],
  ],
  [
    'a picture',
    { makes: 'world', body: { world_prompt: { type: 'image', image_prompt: FILE, is_pano: true, text_prompt: ODD }, permission } },
    [NAME],
  ],
  [
    'several pictures',
    {
      makes: 'world',
      body: {
        world_prompt: {
          type: 'multi-image',
          multi_image_prompt: [
            { azimuth: 0, content: FILE },
            { azimuth: 180, content: { ...FILE, data_base64: SECOND_BYTES.toString('base64') } },
          ],
        },
      },
    },
    [NAME, SECOND_NAME],
  ],
  ['several seeds', { makes: 'worlds', body: { world_prompt: { type: 'text', text_prompt: ODD }, seeds: [1, 2], permission } }, []],
  ['a scene', { makes: 'world', body: { world_prompt: { type: 'scene', scene: { version: 2, place: 'meadow', objects: [] } } } }, []],
  ['a variation', { makes: 'variation', worldId: WORLD_ID, body: { season: 'winter', seed: 8 } }, []],
  ['an export', { makes: 'export', worldId: WORLD_ID, body: { asset_type: 'mesh', format: 'glb', compression: 'meshopt' } }, []],
  [
    'a depth panorama',
    { makes: 'panorama', body: { depth_pano_image: FILE, text_prompt: 'a hall', z_min: 0.5, z_max: 40, seed: 0 } },
    [NAME],
  ],
];

describe('the code of a request', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'diorama-code-'));
    writeFileSync(join(folder, NAME), BYTES);
    writeFileSync(join(folder, SECOND_NAME), SECOND_BYTES);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(REQUESTS)('for curl sends %s', (_name, request, fileNames) => {
    const code = buildRequestCode('curl', request, { baseUrl: BASE_URL, fileNames });
    // In the place of curl, a function that prints its arguments and what it reads.
    const script = `curl() { printf '%s\\n' "$3" "$5" >&2; if [ "$9" = '@-' ]; then cat; else printf '%s' "$9"; fi; }\n${code}`;
    const { stdout, stderr } = spawnSync('sh', ['-c', script], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], DIORAMA_API_KEY: 'svck_1' },
    });
    expect(stderr).toBe(`${BASE_URL}${PATHS[request.makes]}\nSvc-Api-Key: svck_1\n`);
    expect(JSON.parse(stdout)).toEqual(request.body);
  });

  it.each(REQUESTS)('in TypeScript sends %s', async (_name, request, fileNames) => {
    const code = buildRequestCode('TypeScript', request, { baseUrl: BASE_URL, fileNames });
    const sent: unknown[] = [];
    class Diorama {
      readonly panoramas = { depthToRgb: async (body: unknown) => (sent.push(body), { operation_id: 'op_1' }), result: () => null };
      readonly operations = { wait: async () => ({ metadata: { world_id: WORLD_ID } }) };
      readonly worlds = {
        generateBatch: async (body: unknown) => (sent.push(body), [{ operation: { operation_id: 'op_1' } }, { operation: null }]),
        vary: async (id: string, body: unknown) => (sent.push(body), { operation_id: id }),
        get: async (id: string) => ({ world_svc_url: id }),
      };
      constructor(options: object) {
        sent.push(options);
      }
      async exportAndWait(_id: string, body: unknown) {
        sent.push(body);
        return { result: {} };
      }
      async generateAndWait(body: unknown) {
        sent.push(body);
        return { world: { world_svc_url: 'url' } };
      }
    }
    const readFileSync = (name: string): Buffer => (name === NAME ? BYTES : SECOND_BYTES);
    const imageFromBytes = async (bytes: Buffer, extension?: string) => ({
      source: 'data_base64',
      data_base64: bytes.toString('base64'),
      ...(extension === undefined ? {} : { extension }),
    });
    const program = code.replaceAll(/^import .*$/gm, '');
    const scope = {
      Diorama,
      readFileSync,
      imageFromBytes,
      env: { DIORAMA_API_KEY: 'svck_1' },
      console: { log: () => undefined, error: () => undefined },
    };
    await (runInNewContext(`(async () => {${program}})()`, scope) as Promise<void>);
    expect(sent).toEqual([{ apiKey: 'svck_1', baseUrl: BASE_URL }, request.body]);
    const [sdk] = code.match(/^import .* from '@diorama-worlds\/sdk';$/m) ?? [];
    expect(sdk).toBe(`import { Diorama${fileNames.length === 0 ? '' : ', imageFromBytes'} } from '@diorama-worlds/sdk';`);
  });

  it.skipIf(!hasPython()).each(REQUESTS)('in Python sends %s', (_name, request, fileNames) => {
    const code = buildRequestCode('Python', request, { baseUrl: BASE_URL, fileNames });
    writeFileSync(join(folder, 'diorama_worlds.py'), PYTHON_CLIENT);
    writeFileSync(join(folder, 'program.py'), code);
    const printed = execFileSync('python3', ['program.py'], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], DIORAMA_API_KEY: 'svck_1', PYTHONDONTWRITEBYTECODE: '1' },
    });
    expect(
      printed
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line) as unknown),
    ).toEqual([{ base_url: BASE_URL, api_key: 'svck_1' }, request.body, 'url']);
  });
});

/** A client that prints what it is called with. */
const PYTHON_CLIENT = `
import base64, json
from types import SimpleNamespace

def media_from_file(path):
    data = base64.b64encode(open(path, "rb").read()).decode()
    return {"source": "data_base64", "data_base64": data, "extension": path.rsplit(".", 1)[1]}

class Panoramas:
    def depth_to_rgb(self, depth_pano_image, text_prompt, **options):
        print(json.dumps({"depth_pano_image": depth_pano_image, "text_prompt": text_prompt, **options}))
        return SimpleNamespace(operation_id="op_1")
    def result(self, operation):
        return SimpleNamespace(pano_url='"url"')

def world_prompt_of(prompt):
    return {"type": "text", "text_prompt": prompt} if isinstance(prompt, str) else prompt

class Worlds:
    def generate_batch(self, world_prompt, **options):
        print(json.dumps({"world_prompt": world_prompt_of(world_prompt), **options}))
        return [SimpleNamespace(error=None, operation=SimpleNamespace(operation_id="op_1"))]
    def vary(self, world_id, **options):
        print(json.dumps(options))
        return SimpleNamespace(operation_id="op_1")
    def get(self, world_id):
        return SimpleNamespace(world_svc_url='"url"')

class Diorama:
    def __init__(self, **options):
        print(json.dumps(options))
        self.panoramas = Panoramas()
        self.worlds = Worlds()
        done = SimpleNamespace(metadata=SimpleNamespace(world_id="w"))
        self.operations = SimpleNamespace(wait=lambda operation_id: done)
    def __enter__(self):
        return self
    def __exit__(self, *error):
        return None
    def generate_and_wait(self, world_prompt, **options):
        print(json.dumps({"world_prompt": world_prompt_of(world_prompt), **options}))
        return SimpleNamespace(world_svc_url='"url"'), None
    def export_and_wait(self, world_id, asset_type, format, **options):
        print(json.dumps({"asset_type": asset_type, "format": format, **options}))
        return SimpleNamespace(result='"url"')
`;

function hasPython(): boolean {
  const isThere = spawnSync('python3', ['--version']).status === 0;
  if (!isThere && process.env['CI'] === 'true') throw new Error('No python3: install it for the code of the playground.');
  if (!isThere) process.stderr.write('\nNo python3 was found, so the Python code of the playground is not tested.\n\n');
  return isThere;
}
