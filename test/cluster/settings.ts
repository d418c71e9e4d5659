const { env } = process;

/** Where images are, as `images:build` names them. */
export const IMAGE_PREFIX = env['IMAGE_PREFIX'] || 'localhost/diorama-';
export const IMAGE_TAG = env['IMAGE_TAG'] || 'dev';
/** A class of volumes that the cluster has; without one the tests make volumes on the node, which must then be the only one. */
export const STORAGE_CLASS = env['CLUSTER_STORAGE_CLASS'] || null;

export const NAMESPACE = env['CLUSTER_NAMESPACE'] || 'diorama-test';
export const RELEASE = 'diorama';
/** A program of the helpers in the cluster: any image with Node. */
export const NODE_IMAGE = `${IMAGE_PREFIX}gateway:${IMAGE_TAG}`;
