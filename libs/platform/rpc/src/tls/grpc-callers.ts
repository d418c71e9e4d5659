import { adminProto, deliveryProto, egressProto, mediaProto, signingProto, systemProto, worldProto } from '@diorama/proto-types';

/** The definitions of our services, with the methods by the names that clients use. */
export const GRPC_SERVICES = {
  world: worldProto.WorldServiceService,
  admin: adminProto.AdminServiceService,
  deliveries: deliveryProto.DeliveryServiceService,
  media: mediaProto.MediaServiceService,
  signing: signingProto.SigningServiceService,
  egress: egressProto.EgressServiceService,
  system: systemProto.SystemServiceService,
} as const;

/** Methods by service, by the names that clients use. */
export type GrpcMethods = { readonly [Service in keyof typeof GRPC_SERVICES]?: readonly (keyof (typeof GRPC_SERVICES)[Service])[] };

/** A kind of process that calls services. All pools of inference are one kind. */
export type GrpcCaller = 'gateway' | 'orchestration' | 'generation' | 'inference' | 'egress' | 'media';

/** What workers do with files of worlds. */
const TRANSFERS = ['issueUploads', 'confirmUploads', 'signDownloads'] as const;

/**
 * The methods that each kind of process may call, which are exactly those that its code calls (`test/architecture/grpc-callers.spec.ts`).
 * `world` and `signing` call no service. The network policies of the chart (`_network.tpl`) allow the connections for it.
 */
export const GRPC_CALLERS: Readonly<Record<GrpcCaller, GrpcMethods>> = {
  gateway: {
    world: [
      'createAccount',
      'authenticateKey',
      'beginAccountSession',
      'authenticateSession',
      'endAccountSession',
      'checkStart',
      'beginOperation',
      'beginExport',
      'quoteExport',
      'beginDepthToRgb',
      'getOperation',
      'getQueuePlace',
      'watchOperation',
      'cancelOperation',
      'getWorld',
      'listWorlds',
      'listPublicWorlds',
      'updateWorld',
      'deleteWorld',
      'forgetDeletedWorlds',
      'listOperations',
      'getCredits',
      'getUsage',
      'getSharedWorld',
      'unlockSharedWorld',
    ],
    admin: [
      'listAccounts',
      'getAccount',
      'updateAccount',
      'deleteAccount',
      'grantCredits',
      'listLedger',
      'createProject',
      'createKey',
      'rotateKey',
      'revokeKey',
      'adminListOperations',
      'adminCancelOperation',
      'getOverview',
      'getStatistics',
      'recordAudit',
      'listAudit',
      'beginConsoleSession',
      'getConsoleSession',
      'endConsoleSession',
    ],
    deliveries: [
      'getDelivery',
      'getDeliverySummaries',
      'adminListDeliveries',
      'adminGetDelivery',
      'redeliverDelivery',
      'sendDeliveryNow',
      'purgeOperation',
    ],
    media: [
      'signDownloads',
      'readObject',
      'deletePrefix',
      'prepareUpload',
      'getMediaAsset',
      'listMediaAssets',
      'deleteMediaAsset',
      'getStorage',
      'useMediaAssets',
      'storeMedia',
      'fetchMedia',
      'discardMedia',
      'deleteAccountMedia',
    ],
    signing: ['getKeySet', 'listSigningKeys', 'rotateSigningKey', 'revokeSigningKey'],
    egress: ['sendTestEvent'],
    system: ['getSystemInfo'],
  },
  orchestration: {
    world: [
      'startRun',
      'getRun',
      'recordProgress',
      'finishOperation',
      'listOpenOperations',
      'expireOperations',
      'getWorld',
      'listDeletedWorlds',
      'forgetDeletedWorlds',
      'postponeDeletedWorlds',
      'sweepRows',
    ],
    admin: ['recordAudit'],
    deliveries: ['claimDelivery', 'recordAttempt', 'exhaustDelivery', 'listUnclaimedDeliveries'],
    media: [...TRANSFERS, 'deletePrefix', 'deleteOthers', 'sweepMedia'],
    signing: ['rotateSigningKey'],
  },
  generation: {
    world: ['getRun', 'recordProgress', 'recordPreview'],
    media: TRANSFERS,
  },
  inference: { media: TRANSFERS },
  egress: {
    deliveries: ['getDestination', 'startAttempt'],
    signing: ['sign'],
  },
  media: { egress: ['fetchMedia'] },
};

/** Names of all callers. */
export const GRPC_CALLER_NAMES = Object.keys(GRPC_CALLERS) as readonly GrpcCaller[];

/** The callers of each method, by its path such as `/diorama.world.v1.WorldService/GetRun`. */
export const CALLERS_BY_METHOD: ReadonlyMap<string, ReadonlySet<GrpcCaller>> = collectCallers();

function collectCallers(): ReadonlyMap<string, ReadonlySet<GrpcCaller>> {
  const callers = new Map<string, Set<GrpcCaller>>();
  for (const [service, definition] of Object.entries(GRPC_SERVICES))
    for (const [method, { path }] of Object.entries(definition) as [string, { readonly path: string }][])
      callers.set(path, new Set(GRPC_CALLER_NAMES.filter((caller) => listMethods(caller, service).includes(method))));
  return callers;
}

function listMethods(caller: GrpcCaller, service: string): readonly string[] {
  const methods: Readonly<Record<string, readonly string[] | undefined>> = GRPC_CALLERS[caller];
  return methods[service] ?? [];
}
