/** Statuses of failures in the specification of the interface. */
const SPECIFIED = [400, 402, 404, 422, 429, 500] as const;

/** Statuses that the service adds to those of the specification, with their conditions. */
const ADDED: Readonly<Record<number, string>> = {
  401: 'the API key is missing or not valid',
  403: 'the API key lacks a scope, or a signed URL is not valid or has expired',
  405: 'the path does not support the method',
  408: 'the request or the upload arrives too slowly',
  409: 'the state of the resource does not allow the request',
  412: 'the resource has changed since the version that If-Match names',
  417: 'the service does not support the Expect header',
  431: 'the request headers are too large',
  501: 'the service does not support the transfer coding',
  503: 'an endpoint that the specification does not have, such as a signed URL, cannot answer right now',
};

/** Says in Markdown which statuses are those of the specification and which are additions. */
export function renderStatusCodePage(): string {
  const specified = SPECIFIED.map((status) => `\`${status}\``).join(', ');
  const added = Object.entries(ADDED).map(([status, condition]) => `- \`${status}\`: ${condition}`);
  return [
    `All endpoints can return these statuses: ${specified}. The service adds:`,
    '',
    ...added,
    '',
    'The body of an error has a `code`, on which programs can branch, a human-readable message, and a `request_id`. "Retry" means that the same request may succeed later. New codes may be added.',
  ].join('\n');
}
