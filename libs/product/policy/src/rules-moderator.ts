import type { Moderator } from './moderator.js';
import { findViolatedCategory, parseModerationRules } from './rules.js';
import type { ModerationRules } from './rules.js';

/** A file of rules as it is now. */
export interface ModerationRulesFile {
  /** Changes whenever the file does, such as its time of change. */
  version(): Promise<string>;
  read(): Promise<string>;
}

export interface RulesModeratorOptions {
  readonly file: ModerationRulesFile;
  /** Told of rules that cannot be read; those from before stay in force. */
  readonly onFault: (error: unknown) => void;
  /** Milliseconds. */
  readonly clock: () => number;
}

/** An edit of the file counts after this long at most. */
const FRESH_MS = 2_000;

/**
 * Judges texts by a rules file that may be edited while it is in force.
 *
 * @throws ModerationRulesError when the file cannot be read at first
 */
export async function openRulesModerator({ file, onFault, clock }: RulesModeratorOptions): Promise<Moderator> {
  let version = await file.version();
  let rules = parseModerationRules(await file.read());
  let lookedAt = clock();

  const current = async (): Promise<ModerationRules> => {
    if (clock() - lookedAt < FRESH_MS) return rules;
    lookedAt = clock();
    try {
      const now = await file.version();
      if (now !== version) {
        rules = parseModerationRules(await file.read());
        version = now;
      }
    } catch (error) {
      onFault(error);
    }
    return rules;
  };

  return {
    async refusal({ texts }) {
      const inForce = await current();
      for (const text of texts) {
        const category = findViolatedCategory(inForce, text);
        if (category !== null) return category;
      }
      return null;
    },
  };
}
