/** The archive of a client that another program installs. @throws Error for an unknown client */
export function zipClient(client: 'blender' | 'comfyui'): { readonly name: string; readonly data: Buffer };
