/** The parts of Kubernetes resources that the tests look at. */

export type Labels = Readonly<Record<string, string>>;

export interface Variable {
  readonly name: string;
  readonly value?: string;
  readonly valueFrom?: { readonly secretKeyRef?: { readonly name: string; readonly key: string } };
}

interface Probe {
  readonly httpGet?: { readonly path: string; readonly port: string };
  readonly tcpSocket?: { readonly port: string };
  readonly grpc?: { readonly port: number };
  readonly timeoutSeconds?: number;
}

export interface Container {
  readonly name: string;
  readonly image: string;
  readonly env?: readonly Variable[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number; readonly hostPort?: number }[];
  readonly startupProbe?: Probe;
  readonly livenessProbe?: Probe;
  readonly readinessProbe?: Probe;
  readonly lifecycle?: {
    readonly preStop: { readonly sleep?: { readonly seconds: number }; readonly exec?: { readonly command: string[] } };
  };
  readonly resources?: { readonly requests: Labels; readonly limits: Labels };
  readonly securityContext?: {
    readonly privileged?: boolean;
    readonly allowPrivilegeEscalation?: boolean;
    readonly readOnlyRootFilesystem?: boolean;
    readonly capabilities?: { readonly drop?: readonly string[]; readonly add?: readonly string[] };
  };
  readonly volumeMounts?: readonly { readonly name: string; readonly mountPath: string; readonly readOnly?: boolean }[];
}

export type Volume = { readonly name: string } & Readonly<Record<string, unknown>>;

export interface PodSpec {
  readonly automountServiceAccountToken?: boolean;
  readonly serviceAccountName?: string;
  readonly hostNetwork?: boolean;
  readonly hostPID?: boolean;
  readonly hostIPC?: boolean;
  readonly terminationGracePeriodSeconds?: number;
  readonly runtimeClassName?: string;
  readonly nodeSelector?: Labels;
  readonly tolerations?: readonly Labels[];
  readonly topologySpreadConstraints?: readonly {
    readonly topologyKey: string;
    readonly labelSelector: { readonly matchLabels: Labels };
  }[];
  readonly securityContext?: {
    readonly runAsNonRoot?: boolean;
    readonly runAsUser?: number;
    readonly seccompProfile?: { readonly type: string };
  };
  readonly initContainers?: readonly Container[];
  readonly containers: readonly Container[];
  readonly volumes?: readonly Volume[];
}

export interface Peer {
  readonly podSelector?: { readonly matchLabels?: Labels };
  readonly namespaceSelector?: { readonly matchLabels?: Labels };
  readonly ipBlock?: { readonly cidr: string; readonly except?: readonly string[] };
}

export interface NetworkRule {
  readonly ports?: readonly { readonly protocol: string; readonly port: number; readonly endPort?: number }[];
  readonly from?: readonly Peer[];
  readonly to?: readonly Peer[];
}

export interface Spec {
  readonly replicas?: number;
  readonly serviceName?: string;
  readonly selector?: { readonly matchLabels: Labels } & Labels;
  readonly strategy?: {
    readonly type: string;
    readonly rollingUpdate?: { readonly maxSurge: number | string; readonly maxUnavailable: number };
  };
  readonly template?: { readonly metadata: { readonly labels: Labels; readonly annotations?: Labels }; readonly spec: PodSpec };
  readonly clusterIP?: string;
  readonly ports?: readonly { readonly name: string; readonly port: number; readonly targetPort: string; readonly appProtocol?: string }[];
  readonly podSelector?: { readonly matchLabels?: Labels };
  readonly policyTypes?: readonly string[];
  readonly ingress?: readonly NetworkRule[];
  readonly egress?: readonly NetworkRule[];
  readonly scaleTargetRef?: { readonly name: string };
  readonly minReplicaCount?: number;
  readonly cooldownPeriod?: number;
  readonly triggers?: readonly {
    readonly type: string;
    readonly metadata: Labels;
    readonly authenticationRef?: { readonly name: string };
  }[];
  readonly rules?: readonly { readonly host: string }[];
  readonly hostnames?: readonly string[];
  readonly maxUnavailable?: number | string;
  readonly secretName?: string;
  readonly dnsNames?: readonly string[];
  readonly usages?: readonly string[];
  readonly issuerRef?: Labels;
}

export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace?: string; readonly labels?: Labels; readonly annotations?: Labels };
  readonly spec?: Spec & Partial<PodSpec>;
  readonly data?: Labels;
  readonly stringData?: Labels;
}

/** The pod of a workload; null for what runs nothing. */
export function podOf({ kind, spec }: Manifest): PodSpec | null {
  if (kind === 'Pod') return spec as PodSpec;
  return spec?.template?.spec ?? null;
}

export const componentOf = ({ metadata }: Manifest): string => metadata.labels?.['app.kubernetes.io/component'] ?? '';
export const ofKind = (manifests: readonly Manifest[], kind: string): readonly Manifest[] => manifests.filter((one) => one.kind === kind);

/** The one of this kind and component. @throws Error unless there is exactly one */
export function find(manifests: readonly Manifest[], kind: string, component: string): Manifest {
  const found = ofKind(manifests, kind).filter((one) => componentOf(one) === component);
  const [first] = found;
  if (first === undefined || found.length > 1) throw new Error(`there are ${found.length} of kind ${kind} for ${component}`);
  return first;
}
