/** A request of the API by what it makes, with its body. */
export type CodedRequest =
  | { readonly makes: 'world' | 'worlds' | 'panorama'; readonly body: object }
  | { readonly makes: 'variation' | 'export'; readonly worldId: string; readonly body: object };

export interface CodeContext {
  /** Address of the service, without a path. */
  readonly baseUrl: string;
  /** Names of the files that the request contains, in the order of the request. */
  readonly fileNames: readonly string[];
}
