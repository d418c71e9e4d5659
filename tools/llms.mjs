// Writes libs/product/site/files/llms/guides.json, which /llms.txt lists: the first paragraph of the README, and the pages of docs/guides and
// docs/reference with their titles and purposes. With `--check` it only compares.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';

const ROOT = new URL('../', import.meta.url);
/** What each page is for, by its name. A page with null is not for clients of the API. */
const PURPOSES = {
  authentication: 'the header of API keys, scopes, how to replace a key, and paths without a key',
  operations: 'the lifecycle of an operation: polling, event streams, stages, cancellation and failures',
  pagination: 'page_size, page_token and the lists that have them',
  pictures: 'uploads, URLs and base64: worlds from images, panoramas and videos',
  account: 'the page of account owners, API keys, deliveries and test events',
  assets: 'formats, frames and units of the splats, meshes, panoramas and maps of a world',
  'camera-paths': 'films and single frames of a world along key poses',
  catalogue: 'names of all objects by theme, substances and states',
  cli: 'every command and option of the CLI',
  compatibility: 'what versions of the API, the SDKs, the CLI and the files guarantee, and how long deprecated features remain available',
  configuration: null,
  conformance: null,
  'credits-and-limits': 'prices, rate limits, idempotency keys and dry runs',
  'depth-to-rgb': 'an RGB panorama from a depth panorama',
  errors: 'the body of an error, all error codes, and which requests to repeat',
  generate: 'worlds:generate and worlds:batch: every field of the request, prompts, prices, the response and its errors',
  import: 'Blender, Unity, Unreal, Godot, three.js and others',
  mcp: 'tools and resources for language models, and how to add them to a client',
  'prompt-words': 'all words of places, styles, weather, light and relations',
  prompts: 'how to write a prompt that a world represents completely',
  python: 'every method, class and error of the Python client',
  'python-types': 'types of requests and responses in the Python client',
  scene: 'the JSON form of a prompt, which is also a prompt',
  tasks: 'the tasks API (v2), in camelCase and with webhooks',
  tools: 'custom nodes for ComfyUI, an add-on for Blender, and scripts for Unity and Unreal Engine',
  validation: 'the format of 422 responses',
  viewer: 'the page of a world: keys, links and messages of an embedded frame',
  'world-changes': 'variations of a world, and edits that move, add, remove or restyle its objects',
  worlds: 'read, list, rename, tag, share and delete worlds',
  webhooks: 'signed events, and how to receive and verify them',
  'webhook-deliveries': 'states, attempts and retries of webhooks, and how to send them again',
};

const read = (path) => readFileSync(new URL(path, ROOT), 'utf8');

/** The first paragraph below the title, on one line and without links. */
const introOf = (markdown) =>
  (markdown.split('\n\n')[1] ?? '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();

const pages = ['docs/guides', 'docs/reference'].flatMap((folder) =>
  readdirSync(new URL(folder, ROOT))
    .filter((file) => file.endsWith('.md'))
    .toSorted()
    .map((file) => ({ folder, name: file.slice(0, -'.md'.length) })),
);
const unknown = pages.filter(({ name }) => !(name in PURPOSES)).map(({ folder, name }) => `${folder}/${name}.md`);
if (unknown.length > 0) throw new Error(`tools/llms.mjs has no purpose for ${unknown.join(', ')}`);
const guides = pages
  .filter(({ name }) => PURPOSES[name] !== null)
  .map(({ folder, name }) => {
    const title = /^# (.+)$/m.exec(read(`${folder}/${name}.md`))?.[1] ?? name;
    return { path: `/${folder}/${name}`, title: title.replaceAll('`', ''), summary: PURPOSES[name] };
  });

const path = new URL('libs/product/site/files/llms/guides.json', ROOT);
const text = `${JSON.stringify({ summary: introOf(read('README.md')), guides }, null, 2)}\n`;
if (!process.argv.includes('--check')) writeFileSync(path, text);
else if (readFileSync(path, 'utf8') !== text) {
  process.stderr.write('libs/product/site/files/llms/guides.json differs from the documents; run "node tools/llms.mjs" and commit.\n');
  process.exit(1);
}
