/**
 * The API key of a stack that runs on the visitor's own machine; null on any other installation, and where it cannot be read.
 *
 * @param request sends a request, as `fetch` does
 */
export async function readLocalKey(request: typeof fetch): Promise<string | null> {
  try {
    const response = await request('/start/key', { headers: { accept: 'application/json' } });
    const { api_key: key } = (await response.json()) as { api_key?: unknown };
    return response.ok && typeof key === 'string' ? key : null;
  } catch {
    return null;
  }
}
