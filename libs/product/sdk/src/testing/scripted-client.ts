import { Diorama } from '../diorama.js';
import type { DioramaOptions } from '../diorama.js';
import { ScriptedFetch } from './scripted-fetch.js';
import type { ScriptedAnswer } from './scripted-fetch.js';

/** A client of the service at http://host that retries without a delay and takes its answers from a script, and the script. */
export function createScriptedClient(
  answers: readonly ScriptedAnswer[],
  options: DioramaOptions = {},
): { readonly api: Diorama; readonly script: ScriptedFetch } {
  const script = new ScriptedFetch(...answers);
  return { script, api: new Diorama({ apiKey: 'svck_test', baseUrl: 'http://host', fetch: script.fetch, random: () => 0, ...options }) };
}
