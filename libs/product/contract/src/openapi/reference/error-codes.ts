import { ERRORS } from '@diorama/domain';
import type { ErrorCode } from '@diorama/domain';

/** Errors between the parts of the service. An operation shows them as failures; no response to a request contains them. */
const INTERNAL_CODES: readonly ErrorCode[] = ['OPERATION_ENDED', 'CANCELLED', 'EXPIRED', 'ENGINE_FAILED'];

/** The codes that the body of an error may contain, by status. */
const PUBLIC_CODES = (Object.keys(ERRORS) as ErrorCode[])
  .filter((code) => !INTERNAL_CODES.includes(code))
  .toSorted((a, b) => statusOf(a) - statusOf(b));

/** The codes of errors as a table in Markdown: the status, the message, and whether the same request may succeed later. */
export function renderErrorCodeTable(): string {
  const rows = PUBLIC_CODES.map((code) => {
    const { http, message, retryable } = ERRORS[code];
    const status = http === 503 ? '500 or 503' : String(http);
    return `| \`${code}\` | ${status} | ${retryable ? 'yes' : ''} | ${message.replaceAll('<', '&lt;')} |`;
  });
  return ['| code | status | retry | message |', '|---|---|---|---|', ...rows].join('\n');
}

/** An outage is a 500 on the paths of the specification. */
function statusOf(code: ErrorCode): number {
  const { http } = ERRORS[code];
  return http === 503 ? 500 : http;
}

/** The page of docs/reference about errors. */
export function renderErrorPage(): string {
  return `${HEAD}\n${renderErrorCodeTable()}\n${TAIL}`;
}

const HEAD = `# Errors

The body of an error contains a \`code\` that programs can check, a human-readable message, and the \`request_id\`:

\`\`\`json
{
  "detail": "The prompt or an input violates the content policy (violence)",
  "code": "CONTENT_POLICY_VIOLATION",
  "request_id": "req_2Vq9"
}
\`\`\`

- \`detail\` is a text. For status 422, it is usually a list with one entry for each invalid field: see [how requests are validated](validation.md).
- If a request is rejected before validation, for example because its body is not JSON, the error has a \`message\` instead of \`detail\`.
- \`code\` is one of the codes below. The texts may change in every version, but the codes do not. New codes may be added, so handle an unknown code according to its status.
- \`request_id\` is also in the header \`x-request-id\`. When you ask the operator for help, include it.

In the TypeScript SDK and the Python client, the code is \`error.code\`. [Troubleshooting](../troubleshooting.md) describes remedies.

## Codes

"Retry" means that the same request may succeed later: wait for \`Retry-After\`, then back off with jitter. In messages, names in braces are replaced by values. During an outage, endpoints that need an API key return 500 with \`Retry-After\`, and pages and public endpoints return 503.
`;

const TAIL = `
## Errors of operations

A request that starts an operation can return 200 although the operation fails later. The operation then has an \`error\` with a \`code\` and a \`message\`. This code is an integer in the v1 API and a word in the tasks API (v2). [Tasks](tasks.md#the-operation) lists both.
`;
