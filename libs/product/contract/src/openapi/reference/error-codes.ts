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

The body of an error has a \`code\`, on which programs can branch, a human-readable message, and the \`request_id\`:

\`\`\`json
{
  "detail": "The prompt or an input violates the content policy (violence)",
  "code": "CONTENT_POLICY_VIOLATION",
  "request_id": "req_2Vq9"
}
\`\`\`

- \`detail\` is a text. For 422 it is a list with one entry per invalid field: [how requests are validated](validation.md).
- A request that is rejected before validation, such as one whose body is not JSON, has a \`message\` in place of \`detail\`.
- \`code\` is one of the codes below. The texts may change in every version, the codes do not. New codes may be added: treat an unknown code as its status.
- \`request_id\` is also in the header \`x-request-id\`. Give it to the operator when you ask for help.

The TypeScript SDK and the Python client give the code as \`error.code\`. The [troubleshooting](../troubleshooting.md) page describes remedies.

## Codes

"Retry" means that the same request may succeed later: wait for \`Retry-After\`, then back off with jitter. Braces are replaced by a value. Codes with the status
503 have 500 on the paths of the specification, which has no 503.
`;

const TAIL = `
## Errors of operations

A start that returns 200 can still fail later. The operation then has an \`error\` with a \`code\` and a \`message\`. In \`/svc/v1\` this code is an integer; in the
task interface it is a word. Both are listed with [tasks](tasks.md#the-operation).
`;
