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
  503: 'a page, a public endpoint or a signed URL is temporarily unavailable',
};

/** Says in Markdown which statuses are those of the specification and which are additions. */
export function renderStatusCodePage(): string {
  const specified = SPECIFIED.map((status) => `\`${status}\``).join(', ');
  const added = Object.entries(ADDED).map(([status, condition]) => `- \`${status}\`: ${condition}`);
  return [
    `Endpoints that need an API key return these statuses if they apply: ${specified}. Other statuses:`,
    '',
    ...added,
    '',
    'The body of an error contains a `code` that programs can check, a human-readable message, and a `request_id`. "Retry" means that the same request may succeed later. New codes may be added.',
  ].join('\n');
}
