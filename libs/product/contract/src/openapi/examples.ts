import { describeFailure } from '@diorama/domain';

import type { ComponentName } from './components.js';
import { buildBadRequestExample, buildErrorExample } from './error-example.js';

const WORLD_ID = '019aa3c5-7d1e-7c3a-9f0a-3a1d2f6b8c11';
const OPERATION_ID = 'op_3kTzRk0uXq7mB2Lw9sVd1F';
const FILES = 'https://worlds.example.com/files';

const API_KEY = {
  api_key_id: 'b7Qm2xYvKd3s',
  project_id: 'prj_1Qm8c0pZrB2f7xYvKd3sTu',
  name: 'notebook',
  created_at: '2026-03-01T09:00:00.000Z',
  expires_at: null,
  revoked_at: null,
  last_used_at: null,
  replaced_by: null,
  scopes: ['worlds:read', 'operations:read'],
};

const quote = {
  dry_run: true,
  cost: {
    total_credits: 1_580,
    line_items: [
      { name: 'Panorama from text', credits: 80 },
      { name: 'World generation (svc-1.1)', credits: 1_500 },
    ],
  },
  estimated_seconds: 60,
  available_credits: 20_000,
};

const operation = {
  operation_id: OPERATION_ID,
  done: false,
  created_at: '2026-11-21T09:00:00.000Z',
  updated_at: '2026-11-21T09:00:00.000Z',
  expires_at: '2026-11-22T09:00:00.000Z',
  error: null,
  metadata: null,
  response: null,
  cost: null,
};

const world = {
  id: WORLD_ID,
  world_id: WORLD_ID,
  display_name: 'Fjord',
  tags: ['coast'],
  world_svc_url: `https://worlds.example.com/world/${WORLD_ID}`,
  assets: {
    caption: 'A quiet fjord between steep green slopes under a pale sky.',
    thumbnail_url: `${FILES}/thumbnail.jpg`,
    splats: {
      spz_urls: { '100k': `${FILES}/100k.spz`, '500k': `${FILES}/500k.spz`, full_res: `${FILES}/full.spz` },
      semantics_metadata: { metric_scale_factor: 1, ground_plane_offset: 1.6 },
    },
    mesh: { collider_mesh_url: `${FILES}/collider.glb` },
    imagery: { pano_url: `${FILES}/pano.png` },
  },
  created_at: '2026-11-21T09:00:00.000Z',
  updated_at: '2026-11-21T09:04:40.000Z',
  permission: { public: false, allow_id_access: true, allowed_readers: [] },
  sharing: { expires_at: '2026-12-24T12:00:00.000Z', has_password: true },
  world_prompt: { type: 'text', text_prompt: 'a quiet fjord at dawn' },
  model: 'svc-1.1',
  seed: 42,
};

const object = {
  id: 'barn',
  name: 'barn',
  words: ['hay barn', 'farm building'],
  theme: 'architecture',
  size: { width: 12, height: 7.6, depth: 12 },
  stand: 'ground',
  substance: null,
  family: null,
  picture_url: 'https://worlds.example.com/svc/v1/catalogue/barn/picture.webp',
};

/** What bodies look like, by the names of their schemas; tests hold each against its schema. */
export const RESPONSE_EXAMPLES: Readonly<Partial<Record<ComponentName, Readonly<Record<string, object>>>>> = {
  GenerateWorldRequest: {
    text: {
      display_name: 'Fjord',
      model: 'svc-1.1',
      world_prompt: { type: 'text', text_prompt: 'a quiet fjord at dawn' },
      permission: { public: false, allow_id_access: true },
      seed: 42,
    },
    scene: {
      world_prompt: {
        type: 'scene',
        scene: { version: 1, place: 'meadow', objects: [{ kind: 'barn', count: 2, color: [0.6, 0.02, 0.02] }] },
      },
    },
    image: {
      world_prompt: { type: 'image', image_prompt: { source: 'uri', uri: 'https://example.com/beach.jpg' }, is_pano: 'auto' },
    },
    images: {
      world_prompt: {
        type: 'multi-image',
        multi_image_prompt: [
          { azimuth: 0, content: { source: 'media_asset', media_asset_id: 'media_2mQyB7sLw9XkT4zRc8Vd1F' } },
          { azimuth: 180, content: { source: 'media_asset', media_asset_id: 'media_8hTnK3vPq5YjR1wZx6Gs0D' } },
        ],
        text_prompt: 'a market square',
      },
    },
    video: { world_prompt: { type: 'video', video_prompt: { source: 'media_asset', media_asset_id: 'media_5cWdJ0uMz8LbN7yQf2Hk4S' } } },
    dry_run: { world_prompt: { type: 'text', text_prompt: 'a quiet fjord at dawn' }, dry_run: true },
  },
  VaryWorldRequest: {
    season: { season: 'winter' },
    sky: { time: 'dusk', weather: 'fog', display_name: 'Fjord at dusk' },
    seed: { seed: 7, dry_run: true },
  },
  EditWorldRequest: {
    move: { changes: [{ move: { object: 'barn', to: { x: 3, z: -12, turn: 90 } } }] },
    several: {
      changes: [
        { remove: { object: 1 } },
        { restyle: { object: 0, color: [0.6, 0.02, 0.02] } },
        { add: { kind: 'bench', at: [{ x: -2, z: -5 }] } },
      ],
      display_name: 'Fjord with a red barn',
    },
  },
  Started: { started: operation, dry_run: quote },
  BatchWorldsRequest: {
    prompts: {
      model: 'svc-1.0-draft',
      tags: ['seasons'],
      prompts: [
        'a birch forest in spring',
        { display_name: 'Winter', world_prompt: { type: 'text', text_prompt: 'a birch forest in winter' }, seed: 7 },
      ],
    },
    seeds: { model: 'svc-1.0-draft', world_prompt: { type: 'text', text_prompt: 'a quiet fjord at dawn' }, seeds: [1, 2, 3] },
    dry_run: { prompts: ['a quiet fjord at dawn', 'a castle on a hill'], dry_run: true },
  },
  BatchAnswer: {
    some_started: {
      items: [
        { index: 0, operation, quote: null, error: null, replayed: false },
        {
          index: 1,
          operation: null,
          quote: null,
          error: {
            status: 429,
            detail: 'The rate limit was exceeded: 3 generations per minute. Try again in 20 s',
            code: 'RATE_LIMITED',
            retry_after: 20,
          },
          replayed: false,
        },
      ],
    },
  },
  UpdateWorldRequest: {
    rename: { display_name: 'Fjord at dawn', tags: ['coast', 'morning'] },
    publish: { permission: { public: true } },
    hide: { permission: { public: false, allow_id_access: false } },
    restrict: {
      permission: { allow_id_access: true },
      sharing: { expires_at: '2026-12-24T12:00:00Z', password: 'walk along the fjord' },
    },
  },
  UnlockWorldRequest: { password: { password: 'walk along the fjord' } },
  ShareToken: {
    token: {
      share_token: '1795870800.Wm9yYmEgaXMgYSBncmVhdCB3YWxrZXIgb2YgZmpvcmRz',
      expires_at: '2026-11-28T13:00:00.000Z',
    },
  },
  ListWorldsRequest: { newest: {}, filtered: { status: 'SUCCEEDED', tags: ['coast'], sort_by: 'updated_at', page_size: 50 } },
  WorldPage: { page: { worlds: [world], next_page_token: null } },
  WorldAnswer: { world: { world } },
  DeletedWorld: { deleted: { id: WORLD_ID, world_id: WORLD_ID, deleted: true } },
  ExportWorldRequest: {
    splats: { asset_type: 'splats', format: 'ply' },
    mesh: { asset_type: 'mesh', format: 'glb' },
    packed: { asset_type: 'mesh', format: 'glb', compression: 'meshopt' },
    panorama: { asset_type: 'panorama', format: 'hdr' },
    world: { asset_type: 'world', format: 'zip' },
    dry_run: { asset_type: 'mesh', format: 'glb', dry_run: true },
  },
  Operation: {
    running: {
      ...operation,
      metadata: {
        operation_type: 'generate-world',
        progress: { status: 'IN_PROGRESS', description: 'Rendering the panorama', percent: 31, stage: 'render' },
        world_id: WORLD_ID,
        seed: 42,
        model: 'svc-1.1',
      },
    },
    cancelled: {
      ...operation,
      done: true,
      error: { code: 409, message: 'The operation was cancelled' },
      metadata: {
        operation_type: 'generate-world',
        progress: { status: 'CANCELLED', description: 'The operation was cancelled', percent: 31, stage: 'render' },
        world_id: WORLD_ID,
        seed: 42,
        model: 'svc-1.1',
      },
    },
    painted: {
      ...operation,
      done: true,
      metadata: {
        operation_type: 'depth-to-rgb',
        progress: { status: 'SUCCEEDED', description: 'The panorama is ready', percent: 100, stage: 'save' },
        seed: 42,
        engine: { name: 'procedural-depth', version: '1.0.0' },
        not_represented: [],
      },
      response: { pano_url: `${FILES}/painted.png`, manifest_url: `${FILES}/manifest.json` },
      cost: { total_credits: 80, line_items: [{ name: 'Panorama from depth', credits: 80 }] },
    },
    failed: { ...operation, done: true, error: describeFailure('ENGINE_FAILED', 'generate-world') },
  },
  ComposeSceneRequest: { prompt: { text_prompt: 'two red barns and a unicycle in a meadow', seed: 7 } },
  SceneComposition: {
    composed: {
      scene: { version: 1, seed: 7, place: 'meadow', objects: [{ kind: 'barn', count: 2, color: [0.6, 0.02, 0.02] }] },
      caption: 'A meadow in daylight under a clear sky, with two red barns.',
      represented: [
        { text: 'barns', id: 'objects/0', kind: 'barn', as: 'exact' },
        { text: 'meadow', id: 'place', kind: 'meadow', as: 'exact' },
      ],
      not_represented: [{ text: 'unicycle', why: 'unknown word' }],
    },
  },
  CataloguePage: {
    page: {
      objects: [object],
      themes: ['architecture', 'nature'],
      substances: ['wood', 'stone'],
      states: ['rusty', 'mossy'],
      places: ['meadow', 'forest'],
      rooms: ['bakery'],
      sites: ['harbor'],
      styles: ['victorian'],
      next_page_token: null,
    },
  },
  CatalogueObject: { object },
  PrepareUploadRequest: { picture: { file_name: 'beach.jpg', kind: 'image', extension: 'jpg' } },
  ListMediaAssetsRequest: { newest: {}, ready: { kind: 'image', state: 'READY', page_size: 50 } },
  MediaAssetPage: { empty: { media_assets: [], next_page_token: null } },
  DeletedMediaAsset: { deleted: { id: 'media_4vJ8sQ1xZr7TgB2nKc9Lw0', media_asset_id: 'media_4vJ8sQ1xZr7TgB2nKc9Lw0', deleted: true } },
  QueuePlace: {
    waiting: { operation_id: OPERATION_ID, position: 3, waiting: 7, estimated_start_seconds: 80, estimated_seconds: 140 },
    building: { operation_id: OPERATION_ID, position: null, waiting: 4, estimated_start_seconds: null, estimated_seconds: 35 },
  },
  Storage: { usage: { bytes: 734_003_200, assets: 41, bytes_limit: 50_000_000_000, assets_limit: 100_000 } },
  PreparedUpload: {
    prepared: {
      media_asset: {
        id: 'media_4vJ8sQ1xZr7TgB2nKc9Lw0',
        media_asset_id: 'media_4vJ8sQ1xZr7TgB2nKc9Lw0',
        file_name: 'beach.jpg',
        kind: 'image',
        extension: 'jpg',
        state: 'PENDING_UPLOAD',
        created_at: '2026-11-21T09:00:00.000Z',
        updated_at: null,
        metadata: null,
      },
      upload_info: {
        upload_url: 'https://worlds.example.com/uploads/media_4vJ8sQ1xZr7TgB2nKc9Lw0?signature=...',
        upload_method: 'PUT',
        required_headers: { 'x-goog-content-length-range': '0,1048576000' },
      },
    },
  },
  DepthToRgbRequest: {
    exr: {
      depth_pano_image: { source: 'uri', uri: 'https://example.com/depth.exr' },
      text_prompt: 'a courtyard of red brick at noon',
      seed: 42,
    },
    png: {
      depth_pano_image: { source: 'media_asset', media_asset_id: 'media_9rFpX6tCa3EoV0mIi5Uy7G' },
      text_prompt: 'a marble hall',
      z_min: 0.5,
      z_max: 40,
    },
  },
  Credits: { credits: { remaining_credits: 20_000, held_credits: 1_580 } },
  Caller: {
    caller: {
      account_id: 'acc_v2Yufo4CysnzVgaxl74ZBZ',
      account_name: 'A studio',
      project_id: 'prj_1Qm8c0pZrB2f7xYvKd3sTu',
      api_key_id: 'zKcw77gZ8H1g',
      api_key_name: 'notebook',
      scopes: ['worlds:read', 'operations:read', 'account:read'],
      service_version: '0.1.0',
    },
  },
  CreateApiKeyRequest: { notebook: { name: 'notebook', scopes: ['worlds:read', 'operations:read'] } },
  RevokeApiKeyRequest: { careful: {} },
  CreatedApiKey: { created: { ...API_KEY, api_key: 'svck_live_b7Qm2xYvKd3s_…' } },
  ApiKey: { revoked: { ...API_KEY, revoked_at: '2026-03-08T12:00:00.000Z' } },
  ApiKeyList: { keys: { api_keys: [API_KEY] } },
  Error: { error: buildErrorExample('WORLD_NOT_FOUND') },
  BadRequestError: { unreadable: buildBadRequestExample('BODY_NOT_JSON') },
  HTTPValidationError: {
    invalid: {
      detail: [{ type: 'missing', loc: ['body', 'world_prompt'], msg: 'Field required' }],
      code: 'REQUEST_INVALID',
      request_id: 'req_2Vq9',
    },
  },
};
