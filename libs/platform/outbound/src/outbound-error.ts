/** What kept an exchange with a foreign host from its end. */
export type OutboundFailure =
  /** The URL is not one that may be dialled, whatever it leads to. */
  | 'url_refused'
  /** The host name has no address. */
  | 'dns_failed'
  /** The host name has an address that may not be dialled. */
  | 'dns_blocked'
  | 'connect_failed'
  | 'tls_failed'
  /** The deadline passed, whatever was going on. */
  | 'timeout'
  /** The caller gave up. */
  | 'aborted'
  /** A connection was made, and no HTTP answer came over it. */
  | 'no_answer'
  /** The answer is not HTTP, or broke off. */
  | 'protocol_failed'
  | 'too_large'
  /** The host sends below the minimum pace. */
  | 'too_slow'
  | 'too_many_redirects'
  /** A redirect leads where it may not. */
  | 'redirect_refused'
  | 'bad_status'
  /** A page or nothing where a file should be. */
  | 'not_media';

/**
 * An expected failure of an exchange with a foreign host. Its message is a clause that may be shown to whoever named the host:
 * it repeats neither the URL nor an address nor anything that the host said.
 */
export class OutboundError extends Error {
  override readonly name = 'OutboundError';

  constructor(
    readonly failure: OutboundFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
