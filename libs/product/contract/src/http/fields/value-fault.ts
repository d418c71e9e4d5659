/** What is wrong with a value, in pydantic's words. */
export interface ValueFault {
  readonly type: string;
  readonly msg: string;
}

/** Half of a surrogate pair, which JSON can name but UTF-8 has no bytes for. */
export const SURROGATE_PATTERN = /\p{Surrogate}/u;

/** Of text that holds half of a surrogate pair. */
export const INVALID_UNICODE_FAULT: ValueFault = {
  type: 'string_unicode',
  msg: 'Input should be a valid string, unable to parse raw data as a unicode string',
};
