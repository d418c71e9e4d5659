// Writes charts/diorama/README.md from the comments of its values.yaml. With `--check` it only compares.
import { readFileSync, writeFileSync } from 'node:fs';

import { isMap, isScalar, parseDocument } from 'yaml';

const CHART = new URL('../charts/diorama/', import.meta.url);
const README = new URL('README.md', CHART);
/** Maps that are told as one value. */
const WHOLE = new Set(['resources', 'autoscaling', 'pdb', 'service', 'labels']);
/** What the values mean that every process has. */
const EVERYWHERE = {
  replicas: 'Number of pods without autoscaling',
  shutdownSeconds: 'Maximum time in seconds in which a process stops. The chart derives all other shutdown times from it',
  resources: 'Requests and limits',
  autoscaling: '`type`: `none`, `hpa` (by CPU) or, for workers, `keda` (by queue length)',
  pdb: 'Number of pods that can be unavailable at once while nodes are drained',
  service: 'Type, port and annotations of the Service',
  nodeSelector: 'Labels that a node must have',
  tolerations: 'Taints of nodes that the pods tolerate',
  affinity: 'Affinity rules',
  extraEnv: 'More variables. Secrets must use valueFrom',
};
const INTRODUCTION = `# The chart of Diorama

This chart installs every process of Diorama. You provide Postgres, Temporal and an S3 store. A trial needs none of them:

\`\`\`sh
helm install worlds charts/diorama --set quickstart.enabled=true --set image.registry=registry.example.com/diorama
\`\`\`

[Install on Kubernetes](../../docs/operating/kubernetes.md) describes the installation. \`node tools/chart-readme.mjs\` generates this page from the comments
in \`values.yaml\`.

## An inference pool

\`\`\`yaml
inference:
  pools:
    - name: gpu # works on the task queue inference-gpu
      device: cuda # or cpu; cuda asks for a GPU
      gpu: { resourceName: nvidia.com/gpu, count: 1 }
      runtimeClassName: nvidia # where it is not the default of the nodes
      nodeSelector: { nvidia.com/gpu.present: 'true' }
      tolerations: [{ key: nvidia.com/gpu, operator: Exists, effect: NoSchedule }]
      preload: [my-depth@1.0.0]
      models: # one of three sources
        source: claim # image: an image as a volume; download: files with their SHA-256
        claimName: models
\`\`\`

A pool also accepts \`replicas\`, \`threads\`, \`concurrency\`, \`memoryBytes\`, \`bundles\`, \`shutdownSeconds\`, \`resources\`, \`autoscaling\`,
\`pdb\` and the scheduling values of every process.

## Values

| value | default | meaning |
| --- | --- | --- |
`;

const escaped = (text) => text.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ');

/** One row for each value that holds something; a comment without "--" is none of ours. */
function rowsOf(map, path, inherited) {
  return map.items.flatMap(({ key, value }, i) => {
    const name = path === '' ? key.value : `${path}.${key.value}`;
    const before = key.commentBefore ?? (i === 0 ? inherited : '') ?? '';
    const meaning = /^ ?-- (.*)$/ms.exec(before)?.[1] ?? EVERYWHERE[key.value] ?? '';
    if (isMap(value) && value.items.length > 0 && !WHOLE.has(key.value)) return rowsOf(value, name, value.commentBefore);
    const fallback = isScalar(value) ? JSON.stringify(value.value) : JSON.stringify(value.toJSON());
    return [`| \`${name}\` | \`${escaped(fallback)}\` | ${escaped(meaning)} |`];
  });
}

const document = parseDocument(readFileSync(new URL('values.yaml', CHART), 'utf8'));
const text = `${INTRODUCTION}${rowsOf(document.contents, '', document.commentBefore ?? document.contents.commentBefore).join('\n')}\n`;
if (!process.argv.includes('--check')) writeFileSync(README, text);
else if (readFileSync(README, 'utf8') !== text) {
  process.stderr.write('charts/diorama/README.md differs from values.yaml; run "node tools/chart-readme.mjs" and commit.\n');
  process.exit(1);
}
