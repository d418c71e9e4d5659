import { adminProto, deliveryProto, egressProto, mediaProto, signingProto, systemProto, worldProto } from '@diorama/proto-types';

import { createRpcClient } from './client.js';
import type { RpcClient } from './client.js';
import type { ServiceDescription } from './service-description.js';
import type { GrpcTlsCredentials } from './tls/tls.js';

export type WorldClient = RpcClient<typeof worldProto.WorldServiceService>;
export type AdminClient = RpcClient<typeof adminProto.AdminServiceService>;
export type MediaClient = RpcClient<typeof mediaProto.MediaServiceService>;
export type EgressClient = RpcClient<typeof egressProto.EgressServiceService>;
export type DeliveryClient = RpcClient<typeof deliveryProto.DeliveryServiceService>;
export type SigningClient = RpcClient<typeof signingProto.SigningServiceService>;
/** Of any gRPC service: each has it at its address. */
export type SystemClient = RpcClient<typeof systemProto.SystemServiceService>;

const clientOf =
  <Definition extends object>(definition: Definition, description: ServiceDescription) =>
  (address: string, tls?: GrpcTlsCredentials): RpcClient<Definition> =>
    createRpcClient({ definition, description }, address, tls);

export const createWorldClient = clientOf(worldProto.WorldServiceService, worldProto.WorldServiceDefinition);
export const createAdminClient = clientOf(adminProto.AdminServiceService, adminProto.AdminServiceDefinition);
export const createMediaClient = clientOf(mediaProto.MediaServiceService, mediaProto.MediaServiceDefinition);
export const createEgressClient = clientOf(egressProto.EgressServiceService, egressProto.EgressServiceDefinition);
export const createDeliveryClient = clientOf(deliveryProto.DeliveryServiceService, deliveryProto.DeliveryServiceDefinition);
export const createSigningClient = clientOf(signingProto.SigningServiceService, signingProto.SigningServiceDefinition);
export const createSystemClient = clientOf(systemProto.SystemServiceService, systemProto.SystemServiceDefinition);
