/** What the generated code says about a service and its methods. */
export interface ServiceDescription {
  /** Such as `diorama.world.v1.WorldService`. */
  readonly fullName: string;
  readonly methods: Readonly<Record<string, MethodDescription>>;
}

interface MethodDescription {
  readonly name: string;
  readonly responseStream: boolean;
  /** `idempotency_level` of the method in proto/; absent where it is not declared. */
  readonly options: { readonly idempotencyLevel?: string };
}
