import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';

import { openidConfigFields, plannerConfigFields, tracingConfigFields } from '@diorama/config';

import type { StackLayout } from './layout.js';
import { isAnswered } from './processes/is-answered.js';
import type { ProcessPlan } from './processes/process-plan.js';
import type { Secrets } from './secrets.js';
import { gatewayPassedFields, mediaPassedFields, worldPassedFields } from './settings.js';
import type { LocalConfig } from './settings.js';
import { getTemporalUiUrl } from './temporal.js';

/** What the services of the stack are told of each other. */
export interface ServiceEnvironment {
  /** Root of the repository. */
  readonly root: string;
  readonly layout: StackLayout;
  readonly config: LocalConfig;
  readonly secrets: Secrets;
  /** Database URLs of the services, by name. */
  readonly databases: Readonly<Record<string, string>>;
  /** `TEMPORAL_*` variables. */
  readonly temporal: Readonly<Record<string, string>>;
}

export const getGatewayUrl = ({ ports }: StackLayout): string => `http://127.0.0.1:${ports.gateway}`;
export const getConsoleUrl = (layout: StackLayout): string => `${getGatewayUrl(layout)}/console`;
const mediaUrl = ({ reached }: StackLayout): string => `http://127.0.0.1:${reached.mediaHttp}`;
const worldAddress = ({ reached }: StackLayout): string => here(reached.worldGrpc);
const mediaAddress = ({ reached }: StackLayout): string => here(reached.mediaGrpc);
const signingAddress = ({ reached }: StackLayout): string => here(reached.signingGrpc);
const egressAddress = ({ reached }: StackLayout): string => here(reached.egressGrpc);
const here = (port: number): string => `127.0.0.1:${port}`;

/** The same processes with the same `dist/main.js` as on a cluster. */
export function planServices(surroundings: ServiceEnvironment): ProcessPlan[] {
  const { layout, secrets, databases, temporal, config } = surroundings;
  const { ports } = layout;
  const temporalUi = getTemporalUiUrl(layout, config);
  const addresses = { WORLD_ADDRESS: worldAddress(layout), MEDIA_ADDRESS: mediaAddress(layout) };
  const worker = (role: 'orchestration' | 'generation', port: number, env: Readonly<Record<string, string>> = {}): ProcessPlan =>
    service(surroundings, {
      name: `worker-${role}`,
      app: 'worker',
      port,
      env: {
        ...addresses,
        ...temporal,
        WORKER_ROLE: role,
        WORKER_HEALTH_PORT: String(port),
        ...env,
      },
    });
  return [
    service(surroundings, {
      name: 'world',
      app: 'world',
      port: ports.worldHealth,
      env: {
        WORLD_GRPC_ADDRESS: here(ports.worldGrpc),
        WORLD_HEALTH_PORT: String(ports.worldHealth),
        DATABASE_URL: databases['world'] ?? '',
        ...given(config, keysOf(worldPassedFields)),
      },
    }),
    media(surroundings),
    signing(surroundings),
    egress(surroundings),
    worker('orchestration', ports.orchestrationHealth, {
      SIGNING_ADDRESS: signingAddress(layout),
      VIEWER_URL: getGatewayUrl(layout),
      ...given(config, ['INFERENCE_POOLS', 'WORLD_ENGINES', 'CLIENT_ENGINES', 'NODE_EXTRA_CA_CERTS']),
      ...given(config, PLANNER),
    }),
    // Who makes worlds takes all the processors there are, and polls are to be answered meanwhile.
    { ...worker('generation', ports.generationHealth, generationEnv(surroundings)), isBackground: true },
    service(surroundings, {
      name: 'gateway',
      app: 'gateway',
      port: ports.gateway,
      env: {
        ...addresses,
        ...temporal,
        SIGNING_ADDRESS: signingAddress(layout),
        EGRESS_ADDRESS: egressAddress(layout),
        GATEWAY_PORT: String(ports.gateway),
        GATEWAY_HEALTH_PORT: String(ports.gatewayHealth),
        VIEWER_URL: getGatewayUrl(layout),
        START_PAGE_ACCOUNT: layout.accountFile,
        MEDIA_PUBLIC_URL: mediaUrl(layout),
        OPERATOR_TOKENS: `local=${secrets.operatorToken}`,
        ...(temporalUi === null ? {} : { TEMPORAL_UI_URL: temporalUi }),
        ...given(config, ['OBJECT_PACKS', 'CLIENT_ENGINES', 'NODE_EXTRA_CA_CERTS', ...keysOf(gatewayPassedFields)]),
        ...given(config, OPENID),
      },
    }),
  ];
}

const NO_MODEL = 'none';

/** Measures pictures and retouches painted depths with the models that come along where they are there, unless others are asked for. */
function generationEnv({ root, config }: ServiceEnvironment): Record<string, string> {
  const shipped = {
    DEPTH_MODEL: join(root, 'models', 'image-depth', '2.0.0'),
    DEPTH_RGB_MODEL: join(root, 'models', 'diorama-depth-rgb', '1.0.0'),
  };
  const models = Object.entries(shipped).map(([name, folder]): [string, string] => [
    name,
    config[name as keyof typeof shipped] ?? (existsSync(folder) ? folder : NO_MODEL),
  ]);
  return {
    ENGINE_THREADS: String(config.ENGINE_THREADS),
    WORLD_DETAIL: String(config.WORLD_DETAIL),
    ...Object.fromEntries(models.filter(([, folder]) => folder !== NO_MODEL)),
    ...given(config, ['FFMPEG_PATH', 'OBJECT_PACKS']),
  };
}

/** Runs an operator's model bundles; none where there is none: what comes along is run by who asks it. Nothing else waits for it. */
export function planInferenceProcesses(surroundings: ServiceEnvironment): ProcessPlan[] {
  const { layout, config, temporal } = surroundings;
  const models = config.MODELS_FOLDER;
  if (models === undefined || globSync('*/*/bundle.json', { cwd: models }).length === 0) return [];
  const plan = service(surroundings, {
    name: 'inference',
    app: 'inference',
    port: layout.ports.inferenceHealth,
    env: {
      ...temporal,
      MEDIA_ADDRESS: mediaAddress(layout),
      MODELS_FOLDER: models,
      INFERENCE_HEALTH_PORT: String(layout.ports.inferenceHealth),
      INFERENCE_THREADS: String(config.ENGINE_THREADS),
      ...given(config, ['INFERENCE_BUNDLES']),
    },
  });
  return [{ ...plan, isBackground: true }];
}

function media(surroundings: ServiceEnvironment): ProcessPlan {
  const { layout, secrets, databases, config } = surroundings;
  return service(surroundings, {
    name: 'media',
    app: 'media',
    port: layout.ports.mediaHttp,
    env: {
      MEDIA_GRPC_ADDRESS: here(layout.ports.mediaGrpc),
      MEDIA_HTTP_PORT: String(layout.ports.mediaHttp),
      MEDIA_HEALTH_PORT: String(layout.ports.mediaHealth),
      MEDIA_PUBLIC_URL: mediaUrl(layout),
      MEDIA_INNER_URL: mediaUrl(layout),
      MEDIA_URL_SECRET: secrets.mediaUrlSecret,
      DATABASE_URL: databases['media'] ?? '',
      EGRESS_ADDRESS: egressAddress(layout),
      ...given(config, keysOf(mediaPassedFields)),
      ...objectStore(layout, config),
    },
  });
}

function signing(surroundings: ServiceEnvironment): ProcessPlan {
  const { layout, secrets, databases } = surroundings;
  return service(surroundings, {
    name: 'signing',
    app: 'signing',
    port: layout.ports.signingHealth,
    env: {
      SIGNING_GRPC_ADDRESS: here(layout.ports.signingGrpc),
      SIGNING_HEALTH_PORT: String(layout.ports.signingHealth),
      SIGNING_SEALING_KEY: secrets.sealingKey,
      DATABASE_URL: databases['signing'] ?? '',
    },
  });
}

function egress(surroundings: ServiceEnvironment): ProcessPlan {
  const { layout, config, temporal } = surroundings;
  return service(surroundings, {
    name: 'egress',
    app: 'egress',
    port: layout.ports.egressHealth,
    env: {
      ...temporal,
      WORLD_ADDRESS: worldAddress(layout),
      SIGNING_ADDRESS: signingAddress(layout),
      EGRESS_GRPC_ADDRESS: here(layout.ports.egressGrpc),
      EGRESS_HEALTH_PORT: String(layout.ports.egressHealth),
      ...given(config, ['EGRESS_DEV_HOSTS', 'NODE_EXTRA_CA_CERTS']),
    },
  });
}

function objectStore(layout: StackLayout, config: LocalConfig): Record<string, string> {
  if (config.S3_ENDPOINT === undefined) return { OBJECTS_FOLDER: layout.objects };
  const bucket = given(config, ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY']);
  return { ...bucket, STAGING_FOLDER: join(layout.home, 'staging') };
}

/** Those of the settings that are set, for a service that knows them by the same names. */
function given(config: LocalConfig, names: readonly Exclude<keyof LocalConfig, 'RELAY_PORTS'>[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (config[name] === undefined ? [] : [[name, String(config[name])]])));
}

const keysOf = <Fields extends object>(fields: Fields): (keyof Fields)[] => Object.keys(fields) as (keyof Fields)[];

/** Settings of the planner, which only the process that asks it gets. */
const PLANNER = keysOf(plannerConfigFields);
/** Settings of the OpenID Connect provider, which only the gateway gets. */
const OPENID = keysOf(openidConfigFields);
const TRACING = keysOf(tracingConfigFields);

interface ServiceSpec {
  readonly name: string;
  readonly app: string;
  /** Where `/readyz` is. */
  readonly port: number;
  readonly env: Readonly<Record<string, string>>;
}

function service({ root, config }: ServiceEnvironment, { name, app, port, env }: ServiceSpec): ProcessPlan {
  return {
    name,
    command: nodeBinary(root),
    args: ['--enable-source-maps', join(root, 'apps', app, 'dist', 'main.js')],
    env: {
      ...env,
      ...given(config, TRACING),
      LOG_LEVEL: config.LOG_LEVEL,
      NODE_ENV: 'production',
      // Compiled code of the last start, which all processes share. Node ignores the folder if it cannot write to it.
      NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node-compile'),
    },
    isReady: () => isAnswered(`http://127.0.0.1:${port}/readyz`),
    stopSignal: 'SIGTERM',
  };
}

/** The locked Node of the repository where its platform has one, else the one that runs this. */
function nodeBinary(root: string): string {
  const locked = join(root, 'node_modules', '.bin', 'node');
  return existsSync(locked) ? locked : process.execPath;
}
