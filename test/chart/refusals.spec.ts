import { describe, expect, it } from 'vitest';

import { HELMS, template } from './render.ts';

const POOL = { name: 'cpu', models: { source: 'claim', claimName: 'models' } };
const pools = (...list: object[]): string => `inference.pools=${JSON.stringify(list)}`;
const environment = (list: object[]): string => `world.extraEnv=${JSON.stringify(list)}`;

/** What is wrong; values that say so; what Helm answers. */
const OF_SCHEMA: readonly (readonly [string, string, RegExp])[] = [
  ['a value that does not exist', 'gatewayy={}', /gatewayy/],
  ['a value that does not exist in a component', 'world.replica=3', /replica/],
  ['no pods', 'world.replicas=0', /world.replicas|\/world\/replicas/],
  ['pods in words', 'gateway.replicas="two"', /replicas/],
  ['an environment of one’s own', 'environment="staging"', /environment/],
  ['an unknown log level', 'logLevel="verbose"', /logLevel/],
  ['an address without a scheme', 'publicUrl="worlds.example.com"', /publicUrl/],
  ['a registry that ends in a slash', 'image.registry="registry.example.com/"', /registry/],
  ['a digest that is none', 'image.digests={"diorama-world":"sha256:12"}', /digests/],
  ['a digest of a foreign image', `image.digests={"nginx":"sha256:${'0'.repeat(64)}"}`, /nginx|propertyNames|digests/],
  ['a pull policy that does not exist', 'image.pullPolicy="Sometimes"', /pullPolicy/],
  ['the user root', 'runAsUser=0', /runAsUser/],
  ['a store of another kind', 'objectStore.type="gcs"', /objectStore/],
  ['a bucket with capitals', 'objectStore.s3.bucket="Worlds"', /bucket/],
  ['requests without memory', 'world.resources.requests.memory=null', /memory/],
  ['no limit of memory', 'world.resources.limits.memory=null', /memory/],
  ['a quantity that is none', 'world.resources.limits.memory="1 GB"', /memory/],
  ['scaling of a service by its queue', 'gateway.autoscaling.type="keda"', /autoscaling/],
  ['generation that is scaled down within minutes', 'generation.autoscaling.cooldownSeconds=300', /cooldownSeconds/],
  ['scaling to nothing', 'generation.autoscaling.minReplicas=0', /minReplicas/],
  ['no time to stop', 'gateway.shutdownSeconds=0', /shutdownSeconds/],
  ['a budget of all pods', 'gateway.pdb.maxUnavailable="100%"', /maxUnavailable/],
  ['a network that is none', 'egress.deniedNetworks=["10.0.0.1"]', /deniedNetworks/],
  ['a peer with a mistyped selector', 'networkPolicy.ingressFrom=[{"podSelectors":{}}]', /ingressFrom/],
  ['a word in API keys with capitals', 'world.apiKeyEnvironment="Live"', /apiKeyEnvironment/],
  ['a negative price', 'world.prices={"depth":-1}', /depth/],
  ['a Secret with capitals', 'operators.existingSecret="Operators"', /existingSecret/],
  ['migrations by nobody', 'migrations.mode="never"', /migrations/],
  ['Temporal set up by nobody', 'temporal.setUp.mode="never"', /temporal/],
  ['a namespace without retention', 'temporal.setUp.retentionDays=0', /retentionDays/],
  ['an issuer of a kind that does not exist', 'tls.issuerRef.kind="Vault"', /issuerRef/],
  ['a life of certificates in days', 'tls.duration="90d"', /duration/],
  ['a pool without models', pools({ name: 'cpu' }), /models/],
  ['a pool without a name', pools({ models: POOL.models }), /name/],
  ['a pool with a name that makes no queue', pools({ ...POOL, name: 'GPU_1' }), /name/],
  ['a device that does not exist', pools({ ...POOL, device: 'rocm' }), /device/],
  ['models of two sources', pools({ ...POOL, models: { ...POOL.models, image: 'a:1' } }), /models/],
  [
    'a download without its hash',
    pools({ ...POOL, models: { source: 'download', size: '1Gi', files: [{ url: 'https://a/b', path: 'a/1.0.0/b' }] } }),
    /models/,
  ],
  ['a variable without a name', environment([{ value: 'x' }]), /name/],
];

/** What is wrong; changes of the production values; what the chart answers. */
const OF_CHART: readonly (readonly [string, readonly string[], string])[] = [
  ['no registry', ['image.registry=""'], 'image.registry is needed'],
  ['the tag latest', ['image.tag="latest"'], 'image.tag must not be latest'],
  ['an issuer of certificates that nobody asks for', ['tls.enabled=false'], 'tls.issuerRef would do nothing'],
  ['no public address', ['publicUrl=""'], 'publicUrl is needed'],
  ['plain http in production', ['mediaUrl="http://assets.example.com"'], 'mediaUrl must begin with https:// in production'],
  ['one host for both', ['mediaUrl="https://worlds.example.com"'], 'publicUrl and mediaUrl need a host each'],
  ['a route to no gateway', ['gatewayApi.enabled=true'], 'gatewayApi.parentRefs is needed'],
  ['no database', ['postgres.existingSecret=""'], 'postgres.existingSecret is needed: a Secret with media-url, signing-url, world-url'],
  ['no operators', ['operators.existingSecret=""'], 'operators.existingSecret is needed'],
  ['no key for URLs', ['media.urlSecret.existingSecret=""'], 'media.urlSecret.existingSecret is needed'],
  ['no sealing key', ['signing.sealingKey.existingSecret=""'], 'signing.sealingKey.existingSecret is needed'],
  ['no credentials of the store', ['objectStore.s3.existingSecret=""'], 'objectStore.s3.existingSecret is needed'],
  ['no endpoint of the store', ['objectStore.s3.endpoint=""'], 'objectStore.s3.endpoint is needed'],
  ['no Temporal', ['temporal.address=""'], 'temporal.address is needed'],
  ['a certificate for TLS that is off', ['temporal.tls.enabled=false'], 'the other values of temporal.tls would do nothing'],
  ['a certificate from nowhere', ['temporal.tls.existingSecret=""'], 'temporal.tls.clientCertificate needs temporal.tls.existingSecret'],
  ['two pods on one volume', ['objectStore.type="folder"'], 'media can have one pod only'],
  ['a way around the address policy', ['egress.devHosts="a.example=127.0.0.1:1"'], 'egress.devHosts leads around the address policy'],
  ['a planner without a model', ['planner.url="http://vllm:8000"'], 'planner.model is needed'],
  ['a planner that is nowhere', ['planner.model="tiny"'], 'planner.url is needed'],
  ['an identity provider without a client', ['oidc.issuer="https://id.example.com"'], 'oidc.clientId is needed'],
  ['an identity provider without a secret', ['oidc.issuer="https://id.example.com"'], 'oidc.existingSecret is needed'],
  ['an identity provider without roles', ['oidc.issuer="https://id.example.com"'], 'oidc.roles is needed'],
  ['an identity provider without TLS', ['oidc.issuer="http://id.example.com"'], 'oidc.issuer must begin with https://'],
  ['an identity provider that is nowhere', ['oidc.clientId="diorama"'], 'oidc.issuer is needed'],
  ['a console without a way to sign in', ['operators.consoleSignIn=false'], 'operators.consoleSignIn may be false only with oidc.issuer'],
  ['a moderator that is nowhere', ['policy.media="http"'], 'policy.http.url is needed'],
  ['rules that nobody reads', ['policy.rules="version: 1"', 'policy.text="none"'], 'policy.rules would do nothing'],
  ['more pods at least than at most', ['gateway.autoscaling.minReplicas=20'], 'gateway.autoscaling: minReplicas is more than maxReplicas'],
  ['two pools of one name', [pools(POOL, POOL)], 'inference.pools: cpu is there twice'],
  ['a task for a pool that is not there', ['inference.tasks={"pano-depth-to-rgb":"gpu"}'], 'pano-depth-to-rgb names the pool gpu'],
  ['painted worlds without a pool', ['inference.engines={"svc-1.1":"painted"}'], 'svc-1.1 is painted, and inference.tasks has no pool'],
  ['painted worlds for clients without a pool', ['inference.clientEngines=["painted"]'], 'inference.clientEngines: painted needs a pool'],
  [
    'worlds of models without a pool for distances',
    ['inference.engines={"svc-1.1":"models"}'],
    'svc-1.1 is models, and inference.tasks has no pool for image-depth',
  ],
  ['a GPU for the processor', [pools({ ...POOL, gpu: { count: 1 } })], 'inference.pools cpu: gpu needs device cuda'],
  ['a secret as a value', [environment([{ name: 'API_TOKEN', value: 'x' }])], 'API_TOKEN must come from a Secret'],
];

describe.each(Object.entries(HELMS))('%s', (_name, helm) => {
  it.each(OF_SCHEMA)('refuses %s', (_case, setJson, answer) => {
    const { fault } = template({ file: 'production.yaml', setJson: [setJson], helm });
    expect(fault).toMatch(/values don't meet the specifications of the schema/);
    expect(fault).toMatch(answer);
  });
});

describe('the chart', () => {
  it.each(OF_CHART)('refuses %s', (_case, setJson, answer) => {
    expect(template({ file: 'production.yaml', setJson }).fault).toContain(answer);
  });

  it('refuses jobs before an install whose database comes with it', () => {
    expect(template({ file: 'quickstart.yaml', set: ['migrations.mode=hooks'] }).fault).toContain(
      'migrations.mode must be auto or on-start',
    );
  });

  it('refuses a job that sets Temporal up before it is there', () => {
    expect(template({ file: 'quickstart.yaml', set: ['temporal.setUp.mode=hooks'] }).fault).toContain('temporal.setUp.mode must be');
  });

  it('refuses models from an image on a cluster that cannot mount one', () => {
    expect(template({ file: 'gpu.yaml', kubernetes: '1.29' }).fault).toContain('models from an image need Kubernetes 1.33');
  });

  it('refuses a cluster that is too old', () => {
    expect(template({ file: 'production.yaml', kubernetes: '1.28' }).fault).toContain('incompatible with Kubernetes');
  });

  it('tells all faults at once', () => {
    const { fault } = template({});
    expect(fault).toContain('The values have 11 faults');
    expect(fault?.match(/^ {2}- /gm)).toHaveLength(11);
  });
});
