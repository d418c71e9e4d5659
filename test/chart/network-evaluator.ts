import { BlockList, isIPv6 } from 'node:net';

import { ofKind } from './manifest.ts';
import type { Labels, Manifest, NetworkRule, Peer } from './manifest.ts';

/** One end of a connection: a pod of the release or of another namespace, or an address. */
export type End =
  | { readonly component: string }
  | { readonly foreignPod: Labels; readonly foreignNamespace: Labels }
  | { readonly address: string };

const labelsOf = (component: string): Labels => ({
  'app.kubernetes.io/name': 'diorama',
  'app.kubernetes.io/instance': 'demo',
  'app.kubernetes.io/component': component,
});

/** Whether policies let `from` open a TCP connection to `to`, as Kubernetes decides it: what no policy allows is denied at both ends. */
export function isAllowed(manifests: readonly Manifest[], { from, to, port }: { from: End; to: End; port: number }): boolean {
  const policies = ofKind(manifests, 'NetworkPolicy');
  return (
    decides(policies, { of: from, other: to, port, direction: 'egress' }) &&
    decides(policies, { of: to, other: from, port, direction: 'ingress' })
  );
}

interface Question {
  /** The end whose policies are asked. */
  readonly of: End;
  readonly other: End;
  readonly port: number;
  readonly direction: 'ingress' | 'egress';
}

function decides(policies: readonly Manifest[], { of, other, port, direction }: Question): boolean {
  if (!('component' in of)) return true; // policies of the release say nothing of others
  const own = policies.filter(
    ({ spec }) =>
      matches(spec?.podSelector?.matchLabels, labelsOf(of.component)) &&
      spec?.policyTypes?.includes(direction === 'ingress' ? 'Ingress' : 'Egress'),
  );
  if (own.length === 0) return true;
  return own.flatMap(({ spec }) => spec?.[direction] ?? []).some((rule) => ruleAllows(rule, { other, port, direction }));
}

function ruleAllows(rule: NetworkRule, { other, port, direction }: Pick<Question, 'other' | 'port' | 'direction'>): boolean {
  const ports = rule.ports?.filter(({ protocol }) => protocol === 'TCP');
  if (ports !== undefined && !ports.some(({ port: first, endPort = first }) => first <= port && port <= endPort)) return false;
  const peers = direction === 'ingress' ? rule.from : rule.to;
  return peers === undefined || peers.some((peer) => isPeer(peer, other));
}

function isPeer({ podSelector, namespaceSelector, ipBlock }: Peer, end: End): boolean {
  if (ipBlock !== undefined) {
    if (!('address' in end)) return false; // plug-ins differ in whether blocks name pods, so nothing may depend on it
    return contains(ipBlock.cidr, end.address) && !(ipBlock.except ?? []).some((cidr) => contains(cidr, end.address));
  }
  if ('address' in end) return false;
  if ('component' in end) return matches(podSelector?.matchLabels, labelsOf(end.component)) && isEmpty(namespaceSelector?.matchLabels);
  if (namespaceSelector === undefined) return false; // pods of the own namespace only
  return matches(namespaceSelector.matchLabels, end.foreignNamespace) && matches(podSelector?.matchLabels, end.foreignPod);
}

const isEmpty = (labels: Labels | undefined): boolean => Object.keys(labels ?? {}).length === 0;
const matches = (wanted: Labels | undefined, labels: Labels): boolean =>
  Object.entries(wanted ?? {}).every(([name, value]) => labels[name] === value);

function contains(cidr: string, address: string): boolean {
  const [network = '', prefix = ''] = cidr.split('/');
  if (isIPv6(network) !== isIPv6(address)) return false;
  const family = isIPv6(network) ? 'ipv6' : 'ipv4';
  const block = new BlockList();
  block.addSubnet(network, Number(prefix), family);
  return block.check(address, family);
}
