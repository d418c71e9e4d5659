import { readFileSync } from 'node:fs';

import { RECEIVER_HOSTS } from '../stack/start-stack.ts';
import type { Resource } from './kubectl.ts';
import { IMAGE_PREFIX, NAMESPACE, NODE_IMAGE } from './settings.ts';

/** What Pod Security "restricted" asks of a pod. */
const RESTRICTED = {
  pod: { runAsNonRoot: true, runAsUser: 65_532, runAsGroup: 65_532, seccompProfile: { type: 'RuntimeDefault' } },
  container: { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
} as const;

export const [RECEIVER_HOST] = RECEIVER_HOSTS;
const RECEIVER_PORT = 8443;

/** A namespace that takes pods of this Pod Security level. */
export const namespace = (name: string, level: 'restricted' | 'privileged'): Resource => ({
  apiVersion: 'v1',
  kind: 'Namespace',
  metadata: { name, labels: { 'pod-security.kubernetes.io/enforce': level, 'app.kubernetes.io/managed-by': 'diorama-test' } },
});

interface NodeProgram {
  readonly name: string;
  /** A program of this folder. */
  readonly script: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly secret?: { readonly name: string; readonly mountPath: string };
  readonly port?: number;
}

/** A pod that runs a program of this folder, and the ConfigMap that it is in. */
export function nodeProgram({ name, script, env = {}, secret, port }: NodeProgram): readonly Resource[] {
  const labels = { 'diorama-test': name };
  const mounts = [{ name: 'program', mountPath: '/program', readOnly: true }];
  const volumes: object[] = [{ name: 'program', configMap: { name } }];
  if (secret !== undefined) {
    mounts.push({ name: 'secret', mountPath: secret.mountPath, readOnly: true });
    volumes.push({ name: 'secret', secret: { secretName: secret.name } });
  }
  const container = {
    name,
    image: NODE_IMAGE,
    imagePullPolicy: pullPolicy(),
    command: ['node', `/program/${script}`],
    env: Object.entries(env).map(([key, value]) => ({ name: key, value })),
    ...(port === undefined ? {} : { readinessProbe: { tcpSocket: { port }, periodSeconds: 1 } }),
    // Pods that ask for nothing get nothing on a node that is busy: a client that stands still takes what it missed for a fault.
    resources: { requests: { cpu: '100m', memory: '64Mi' } },
    securityContext: RESTRICTED.container,
    volumeMounts: mounts,
  };
  return [
    scriptMap(name, script),
    {
      apiVersion: 'v1',
      kind: 'Pod',
      metadata: { name, labels },
      spec: {
        automountServiceAccountToken: false,
        securityContext: RESTRICTED.pod,
        terminationGracePeriodSeconds: 1,
        containers: [container],
        volumes,
      },
    },
  ];
}

const scriptMap = (name: string, script: string): Resource => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name },
  data: { [script]: readFileSync(new URL(script, import.meta.url), 'utf8') },
});

/** Images without a registry are on the node or nowhere. */
export const pullPolicy = (): 'Never' | 'IfNotPresent' => (IMAGE_PREFIX.startsWith('localhost/') ? 'Never' : 'IfNotPresent');

/** A pod that "restricted" must keep out. */
export const rootPod = (): Resource => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name: 'root' },
  spec: { containers: [{ name: 'root', image: NODE_IMAGE, securityContext: { runAsUser: 0 } }] },
});

/** The receiver of webhooks, its certificate, and the way to it from egress. */
export const receiver = ({ cert, key }: { readonly cert: string; readonly key: string }): readonly Resource[] => [
  { apiVersion: 'v1', kind: 'Secret', metadata: { name: 'receiver' }, stringData: { 'tls.crt': cert, 'tls.key': key } },
  { apiVersion: 'v1', kind: 'Secret', metadata: { name: 'receiver-ca' }, stringData: { 'ca.crt': cert } },
  {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name: 'receiver' }, // the value file and the relay know it by this name
    spec: { selector: { 'diorama-test': 'receiver' }, ports: [{ port: RECEIVER_PORT }] },
  },
  {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: { name: 'egress-to-receiver' },
    spec: {
      podSelector: { matchLabels: { 'app.kubernetes.io/component': 'egress' } },
      policyTypes: ['Egress'],
      egress: [{ ports: [{ port: RECEIVER_PORT }], to: [{ podSelector: { matchLabels: { 'diorama-test': 'receiver' } } }] }],
    },
  },
  scriptMap('relay', 'relay.mjs'),
  ...nodeProgram({
    name: 'receiver',
    script: 'receiver.mjs',
    secret: { name: 'receiver', mountPath: '/etc/receiver' },
    port: RECEIVER_PORT,
  }),
];

/** Where volumes of the tests are on the node. */
const NODE_FOLDER = `/var/lib/diorama-test/${NAMESPACE}`;
export const VOLUMES = ['one', 'two', 'three'] as const;
export const STATIC_CLASS = 'diorama-test-static';

/** Volumes on the node, of a class without a provisioner. */
export const nodeVolumes = (): readonly Resource[] =>
  VOLUMES.map((name) => ({
    apiVersion: 'v1',
    kind: 'PersistentVolume',
    metadata: { name: `${NAMESPACE}-${name}`, labels: { 'diorama-test': NAMESPACE } },
    spec: {
      capacity: { storage: '1Gi' },
      accessModes: ['ReadWriteOnce', 'ReadWriteMany'],
      persistentVolumeReclaimPolicy: 'Retain',
      storageClassName: STATIC_CLASS,
      hostPath: { path: `${NODE_FOLDER}/${name}`, type: 'DirectoryOrCreate' },
    },
  }));

/** Makes the folders of the volumes anew for the user of the processes, or takes them away; it runs as root, in a namespace that may. */
export function nodeFolders(action: 'make' | 'remove'): Resource {
  const remove = `require('fs').rmSync('/node/${NAMESPACE}', { recursive: true, force: true });`;
  const make = `for (const name of ${JSON.stringify(VOLUMES)}) {
    require('fs').mkdirSync('/node/${NAMESPACE}/' + name, { recursive: true });
    require('fs').chownSync('/node/${NAMESPACE}/' + name, 65532, 65532);
  }`;
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: `folders-${action}` },
    spec: {
      restartPolicy: 'Never',
      terminationGracePeriodSeconds: 1,
      volumes: [{ name: 'node', hostPath: { path: '/var/lib/diorama-test', type: 'DirectoryOrCreate' } }],
      containers: [
        {
          name: 'folders',
          image: NODE_IMAGE,
          imagePullPolicy: pullPolicy(),
          command: ['node', '-e', action === 'make' ? remove + make : remove],
          securityContext: { runAsUser: 0 },
          volumeMounts: [{ name: 'node', mountPath: '/node' }],
        },
      ],
    },
  };
}
