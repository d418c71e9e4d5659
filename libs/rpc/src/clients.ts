import { adminProto, deliveryProto, egressProto, mediaProto, signingProto, worldProto } from '@diorama/proto-types';

import { createRpcClient } from './client.js';
import type { RpcClient } from './client.js';

export type WorldClient = RpcClient<typeof worldProto.WorldServiceService>;
export type AdminClient = RpcClient<typeof adminProto.AdminServiceService>;
export type MediaClient = RpcClient<typeof mediaProto.MediaServiceService>;
export type EgressClient = RpcClient<typeof egressProto.EgressServiceService>;
export type DeliveryClient = RpcClient<typeof deliveryProto.DeliveryServiceService>;
export type SigningClient = RpcClient<typeof signingProto.SigningServiceService>;

export const createWorldClient = (address: string): WorldClient => createRpcClient(worldProto.WorldServiceService, address);
export const createAdminClient = (address: string): AdminClient => createRpcClient(adminProto.AdminServiceService, address);
export const createMediaClient = (address: string): MediaClient => createRpcClient(mediaProto.MediaServiceService, address);
export const createEgressClient = (address: string): EgressClient => createRpcClient(egressProto.EgressServiceService, address);
export const createDeliveryClient = (address: string): DeliveryClient => createRpcClient(deliveryProto.DeliveryServiceService, address);
export const createSigningClient = (address: string): SigningClient => createRpcClient(signingProto.SigningServiceService, address);
