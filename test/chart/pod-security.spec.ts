import { describe, expect, it } from 'vitest';

import { componentOf, ofKind, podOf } from './manifest.ts';
import type { Container, Manifest, PodSpec } from './manifest.ts';
import { VALUE_FILES, render } from './render.ts';

/** Volumes of the Pod Security Standard "restricted"; `image` since Kubernetes 1.33. */
const VOLUMES = ['configMap', 'csi', 'downwardAPI', 'emptyDir', 'ephemeral', 'image', 'persistentVolumeClaim', 'projected', 'secret'];

/** What https://kubernetes.io/docs/concepts/security/pod-security-standards/ refuses under "restricted", as far as a chart can do it. */
function breachesOf(pod: PodSpec): string[] {
  const security = pod.securityContext;
  return [
    ...(pod.hostNetwork || pod.hostPID || pod.hostIPC ? ['a namespace of the host'] : []),
    ...(security?.runAsNonRoot === true && (security.runAsUser ?? 0) > 0 ? [] : ['root']),
    ...(security?.seccompProfile?.type === 'RuntimeDefault' ? [] : ['no seccomp profile']),
    ...(pod.volumes ?? []).filter((volume) => !VOLUMES.some((kind) => kind in volume)).map(({ name }) => `volume ${name}`),
    ...containersOf(pod).flatMap(breachesOfContainer),
  ];
}

function breachesOfContainer({ name, securityContext: security, ports = [] }: Container): string[] {
  const faults = [
    ...(security?.privileged ? ['privileged'] : []),
    ...(security?.allowPrivilegeEscalation === false ? [] : ['privilege escalation']),
    ...(security?.readOnlyRootFilesystem === true ? [] : ['a root that can be written']),
    ...(security?.capabilities?.drop?.includes('ALL') && security.capabilities.add === undefined ? [] : ['capabilities']),
    ...(ports.some(({ hostPort }) => hostPort !== undefined) ? ['a port of the host'] : []),
  ];
  return faults.map((fault) => `${name}: ${fault}`);
}

const containersOf = (pod: PodSpec): readonly Container[] => [...(pod.initContainers ?? []), ...pod.containers];
const isService = ({ kind }: Manifest): boolean => ['Deployment', 'StatefulSet'].includes(kind);

describe.each(VALUE_FILES)('the pods of %s', (file) => {
  const manifests = render({ file });
  const workloads = manifests.flatMap((manifest) => {
    const pod = podOf(manifest);
    return pod === null ? [] : [{ manifest, pod }];
  });
  const containers = workloads.flatMap(({ pod }) => containersOf(pod));

  it('are "restricted"', () => {
    expect(workloads.length).toBeGreaterThan(7);
    expect(workloads.flatMap(({ manifest, pod }) => breachesOf(pod).map((breach) => `${manifest.metadata.name}: ${breach}`))).toEqual([]);
  });

  it('get no token of the API server, and the release no rights there', () => {
    for (const { pod } of workloads) expect(pod.automountServiceAccountToken).toBe(false);
    const kinds = new Set(manifests.map(({ kind }) => kind));
    for (const kind of ['ServiceAccount', 'Role', 'RoleBinding', 'ClusterRole', 'ClusterRoleBinding']) expect(kinds).not.toContain(kind);
  });

  it('say what they need and may take', () => {
    const silent = containers.filter(({ resources }) => {
      const { requests = {}, limits = {} } = resources ?? {};
      return !('cpu' in requests && 'memory' in requests && 'memory' in limits);
    });
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('run images of a version', () => {
    for (const { image } of containers) expect(image).toMatch(/(:[^:/]+|@sha256:[0-9a-f]{64})$/);
    expect(containers.filter(({ image }) => image.endsWith(':latest'))).toEqual([]);
  });

  it('are probed, without a look at others for being alive', () => {
    const probed = workloads.filter((one) => isService(one.manifest)).flatMap(({ pod }) => pod.containers);
    const probes = probed.map(({ startupProbe, livenessProbe, readinessProbe }) => [startupProbe, livenessProbe, readinessProbe]);
    expect(probes.flat()).not.toContain(undefined);
    const paths = probes.map((list) => list.flatMap((probe) => probe?.httpGet?.path ?? []).join(' '));
    expect(new Set(paths.filter((path) => path !== ''))).toEqual(new Set(['/livez /livez /readyz']));
    // A node that is busy answers late: that is no reason to take its pods away.
    const hasty = probes.flatMap((list) => list.slice(1)).filter((probe) => (probe?.timeoutSeconds ?? 1) < 5);
    expect(hasty).toEqual([]);
  });

  it('are found by labels that no version changes, each by one set of pods', () => {
    const sets = manifests.filter(isService);
    for (const { spec } of sets) {
      const selector = spec?.selector?.matchLabels ?? {};
      expect(Object.keys(selector).toSorted()).toEqual([
        'app.kubernetes.io/component',
        'app.kubernetes.io/instance',
        'app.kubernetes.io/name',
      ]);
      expect(spec?.template?.metadata.labels).toMatchObject(selector);
    }
    expect(new Set(sets.map(componentOf)).size).toBe(sets.length);
  });

  it('have all the time that their processes may take', () => {
    const times = workloads.flatMap(({ pod }) => {
      const [container] = pod.containers;
      const seconds = container?.env?.find(({ name }) => name === 'SHUTDOWN_SECONDS')?.value;
      const pause = container?.lifecycle?.preStop.sleep?.seconds ?? 0;
      return seconds === undefined || pod.terminationGracePeriodSeconds === undefined
        ? [] // a part of quickstart, or a job
        : [pod.terminationGracePeriodSeconds - pause - Number(seconds)];
    });
    expect(times.length).toBeGreaterThanOrEqual(7);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(5);
  });

  it('keep no secret in a manifest', () => {
    const made = ofKind(manifests, 'Secret').map(({ metadata }) => metadata.name);
    expect(made).toEqual(/quickstart|receiver/.test(file) ? ['demo-quickstart'] : []);
    const variables = containers.flatMap(({ env = [] }) => env);
    // `MAX_TOKENS` limits the answer of a language model.
    const secrets = variables.filter(({ name }) => /(SECRET|(?<!MAX_)TOKENS?|PASSWORD|_KEY|DATABASE_URL)$/.test(name));
    expect(secrets.filter(({ value }) => value !== undefined)).toEqual([]);
  });

  it('mount only volumes that there are', () => {
    for (const { pod } of workloads) {
      const names = new Set((pod.volumes ?? []).map(({ name }) => name));
      for (const { volumeMounts = [] } of containersOf(pod)) for (const { name } of volumeMounts) expect(names).toContain(name);
    }
  });
});
