/** An answer of the API that says no, or none at all. Its message is what the API says. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';

  constructor(
    /** HTTP status; 0 when no answer came. */
    readonly status: number,
    message: string,
    /** Names the request to whoever reads the logs. */
    readonly requestId: string | null = null,
    /** Of the fields that are wrong, by their place in the body. */
    readonly fields: readonly FieldFault[] = [],
  ) {
    super(message);
  }
}

export interface FieldFault {
  /** Such as `limits.per_minute`. */
  readonly field: string;
  readonly problem: string;
}

/** What an answer that is not ok says: `detail` as text, `detail` as a list of faults, or `message`. */
export async function failureOf(response: Response): Promise<ApiFailure> {
  const body = (await response.json().catch(() => null)) as Readonly<Record<string, unknown>> | null;
  const requestId = response.headers.get('x-request-id');
  const { detail, message } = body ?? {};
  if (Array.isArray(detail)) {
    const fields = detail.map(fieldFault);
    const text = fields.map(({ field, problem }) => (field === '' ? problem : `${field}: ${problem}`)).join('. ');
    return new ApiFailure(response.status, text, requestId, fields);
  }
  const said = [detail, message].find((text) => typeof text === 'string');
  return new ApiFailure(response.status, said ?? `The server returned status ${response.status}.`, requestId);
}

/** What went wrong, for people. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function fieldFault(fault: unknown): FieldFault {
  const { loc, msg } = fault as { readonly loc?: readonly unknown[]; readonly msg?: string };
  return { field: (loc ?? []).slice(1).join('.'), problem: msg ?? '' };
}
