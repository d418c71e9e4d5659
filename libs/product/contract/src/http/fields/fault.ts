/** What is wrong with a value, in pydantic's words. */
export interface Fault {
  readonly type: string;
  readonly msg: string;
}

/** Half of a surrogate pair, which JSON can name but UTF-8 has no bytes for. */
export const SURROGATE = /\p{Surrogate}/u;

/** Of text that holds half of a surrogate pair. */
export const NOT_UNICODE: Fault = {
  type: 'string_unicode',
  msg: 'Input should be a valid string, unable to parse raw data as a unicode string',
};
