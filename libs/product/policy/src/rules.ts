import { parse } from 'yaml';

import { normalizeForMatching } from './normalize-for-matching.js';

/** What may not be asked for, by category. */
export interface ModerationRules {
  readonly categories: readonly RuleCategory[];
}

interface RuleCategory {
  readonly name: string;
  /** Folded; a text that holds one of them is refused. */
  readonly terms: readonly string[];
  /** Folded; all groups must have a term in the text. */
  readonly together: readonly (readonly string[])[];
  /** Folded; taken out of the text before it is looked at. */
  readonly exceptions: readonly string[];
}

/** A rules file that cannot be read; `problems` names every fault. */
export class ModerationRulesError extends Error {
  override readonly name = 'ModerationRulesError';

  constructor(readonly problems: readonly string[]) {
    super(`the policy rules are not valid: ${problems.join('; ')}`);
  }
}

const CATEGORY_NAME = /^[a-z][a-z0-9_-]{0,31}$/;
const FIELDS: ReadonlySet<string> = new Set(['name', 'terms', 'together', 'exceptions']);

/**
 * Reads a rules file: YAML with `categories`, each with a `name` and `terms` (words or phrases), or `together` (lists of which
 * each must have a term in the text), and `exceptions` (phrases that are harmless).
 *
 * @throws ModerationRulesError
 */
export function parseModerationRules(text: string): ModerationRules {
  const problems: string[] = [];
  const document = readYaml(text);
  const list = isRecord(document) ? document['categories'] : undefined;
  if (!Array.isArray(list)) throw new ModerationRulesError(['the list "categories" is missing']);
  const categories = list.map((entry, index) => readCategory(entry, `categories[${index}]`, problems));
  if (problems.length > 0) throw new ModerationRulesError(problems);
  return { categories };
}

/** The category of the first rule that a text breaks; null when it breaks none. */
export function findViolatedCategory({ categories }: ModerationRules, text: string): string | null {
  const folded = normalizeForMatching(text);
  const broken = categories.find((category) => breaks(category, folded));
  return broken?.name ?? null;
}

function breaks({ terms, together, exceptions }: RuleCategory, folded: string): boolean {
  // The space behind one stays, for it may be the one before the next. What is folded has no signs that mean something to a RegExp.
  const rest = exceptions.reduce((text, exception) => text.replace(new RegExp(`${exception.trimEnd()}(?= )`, 'gu'), ''), folded);
  const holds = (term: string): boolean => rest.includes(term);
  return terms.some(holds) || (together.length > 0 && together.every((group) => group.some(holds)));
}

function readYaml(text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new ModerationRulesError([error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'it is not valid YAML']);
  }
}

function readCategory(entry: unknown, at: string, problems: string[]): RuleCategory {
  const record = isRecord(entry) ? entry : {};
  const name = record['name'];
  if (typeof name !== 'string' || !CATEGORY_NAME.test(name)) problems.push(`${at}.name is not a lower-case word`);
  for (const field of Object.keys(record)) if (!FIELDS.has(field)) problems.push(`${at} has an unknown field "${field}"`);
  const together = record['together'] ?? [];
  if (!Array.isArray(together)) problems.push(`${at}.together is not a list of lists`);
  const category = {
    name: String(name),
    terms: readTerms(record['terms'] ?? [], `${at}.terms`, problems),
    together: (Array.isArray(together) ? together : []).map((group, index) => readTerms(group, `${at}.together[${index}]`, problems)),
    exceptions: readTerms(record['exceptions'] ?? [], `${at}.exceptions`, problems),
  };
  if (category.terms.length === 0 && category.together.length === 0) problems.push(`${at} has neither terms nor together`);
  return category;
}

function readTerms(value: unknown, at: string, problems: string[]): string[] {
  if (!Array.isArray(value) || value.some((term) => typeof term !== 'string' || normalizeForMatching(term).trim() === '')) {
    problems.push(`${at} is not a list of words or phrases`);
    return [];
  }
  return (value as string[]).map(normalizeForMatching);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
