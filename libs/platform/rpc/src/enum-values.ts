/** The value of a Protocol Buffers enum: `DELIVERY_STATE_PENDING` for PENDING. */
export const toEnumMessage = <Prefix extends string, Name extends string>(prefix: Prefix, name: Name): `${Prefix}_${Name}` =>
  `${prefix}_${name}`;

/** The name of a value without the prefix of its enum; null for UNSPECIFIED, and for a value that this version does not know. */
export function fromEnumMessage<Prefix extends string, Value extends string>(prefix: Prefix, value: Value): EnumName<Prefix, Value> | null {
  if (!value.startsWith(`${prefix}_`) || value === `${prefix}_UNSPECIFIED`) return null;
  return value.slice(prefix.length + 1) as EnumName<Prefix, Value>;
}

/** The names of an enum, without UNSPECIFIED and UNRECOGNIZED. */
export type EnumName<Prefix extends string, Value extends string> = Exclude<
  Value extends `${Prefix}_${infer Name}` ? Name : never,
  'UNSPECIFIED'
>;
