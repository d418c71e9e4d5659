/**
 * Types of gRPC messages and services. In: the `.proto` files. Out: TypeScript types and codecs, generated; one namespace for each service,
 * because some names occur in several.
 */
export * as worldProto from './generated/diorama/world/v1/world.js';
export * as mediaProto from './generated/diorama/media/v1/media.js';
export * as adminProto from './generated/diorama/world/v1/admin.js';
export * as egressProto from './generated/diorama/egress/v1/egress.js';
export * as deliveryProto from './generated/diorama/world/v1/delivery.js';
export * as signingProto from './generated/diorama/signing/v1/signing.js';
export * as systemProto from './generated/diorama/system/v1/system.js';
