import { readFile, stat } from 'node:fs/promises';

import { ConfigError } from '@diorama/config';
import { createHttpModerator, openRulesModerator, allowAllModerator } from '@diorama/policy';
import type { Moderator, ModerationRulesFile } from '@diorama/policy';
import type { Logger } from '@diorama/telemetry';

import type { ContentModerators } from './policy.js';

interface ModeratorSettings {
  readonly text: 'none' | 'rules' | 'http';
  readonly media: 'none' | 'http';
  readonly rulesFile: string;
  readonly http: { readonly url: string | undefined; readonly token: string | undefined };
  readonly logger: Logger;
  /** Milliseconds. */
  readonly clock: () => number;
}

/**
 * The moderators that the configuration names.
 *
 * @throws ConfigError when one of them is `http` and no URL is set; ModerationRulesError for rules that cannot be read
 */
export async function loadModerators(settings: ModeratorSettings): Promise<ContentModerators> {
  return {
    texts: await textModerator(settings),
    media: settings.media === 'http' ? overHttp(settings) : null,
  };
}

async function textModerator(settings: ModeratorSettings): Promise<Moderator> {
  const { text, rulesFile, logger, clock } = settings;
  if (text === 'none') return allowAllModerator;
  if (text === 'http') return overHttp(settings);
  const onFault = (error: unknown): void =>
    logger.error({ err: error, rules_file: rulesFile }, 'the policy rules cannot be read; the previous rules stay in force');
  return openRulesModerator({ file: fileOf(rulesFile), onFault, clock });
}

function overHttp({ http: { url, token } }: ModeratorSettings): Moderator {
  if (url === undefined) throw new ConfigError(['POLICY_HTTP_URL is missing; POLICY_TEXT or POLICY_MEDIA needs it']);
  return createHttpModerator({ url, fetch, ...(token === undefined ? {} : { token }) });
}

function fileOf(path: string): ModerationRulesFile {
  return {
    version: async () => {
      const { mtimeMs, size, ino } = await stat(path);
      return `${mtimeMs}/${size}/${ino}`;
    },
    read: () => readFile(path, 'utf8'),
  };
}
