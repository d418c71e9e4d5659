import { adminProto, deliveryProto, egressProto, mediaProto, signingProto, worldProto } from '@diorama/proto-types';

import { createRpcClient } from './client.js';
import type { RpcClient } from './client.js';
import type { RpcTls } from './tls.js';

export type WorldClient = RpcClient<typeof worldProto.WorldServiceService>;
export type AdminClient = RpcClient<typeof adminProto.AdminServiceService>;
export type MediaClient = RpcClient<typeof mediaProto.MediaServiceService>;
export type EgressClient = RpcClient<typeof egressProto.EgressServiceService>;
export type DeliveryClient = RpcClient<typeof deliveryProto.DeliveryServiceService>;
export type SigningClient = RpcClient<typeof signingProto.SigningServiceService>;

const clientOf =
  <Definition extends object>(definition: Definition) =>
  (address: string, tls?: RpcTls): RpcClient<Definition> =>
    createRpcClient(definition, address, tls);

export const createWorldClient = clientOf(worldProto.WorldServiceService);
export const createAdminClient = clientOf(adminProto.AdminServiceService);
export const createMediaClient = clientOf(mediaProto.MediaServiceService);
export const createEgressClient = clientOf(egressProto.EgressServiceService);
export const createDeliveryClient = clientOf(deliveryProto.DeliveryServiceService);
export const createSigningClient = clientOf(signingProto.SigningServiceService);
