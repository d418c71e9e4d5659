import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { z } from 'zod';

const APPS = fileURLToPath(new URL('../../apps', import.meta.url));

/** The schema by which the processes of an app read their environment. */
export async function schemaOfApp(app: string): Promise<z.ZodObject> {
  const module = (await import(join(APPS, app, 'dist/settings.js'))) as Record<string, z.ZodObject>;
  const schema = module[`${app}ConfigSchema`];
  if (schema === undefined) throw new Error(`${app} has no schema`);
  return schema;
}
