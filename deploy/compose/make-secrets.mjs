// Draws the secrets of deploy/compose into its folder `secrets`, once: what is there is kept. An argument names another folder.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SERVICES = ['world', 'media', 'signing'];
const PREPARE = fileURLToPath(new URL('../../charts/diorama/files/prepare-database.sql', import.meta.url));
const folder = process.argv[2] ?? fileURLToPath(new URL('secrets', import.meta.url));
const draw = () => randomBytes(24).toString('base64url');

/** @returns {Record<string, string>} contents by the names of their files */
function drawSecrets() {
  const passwords = Object.fromEntries(SERVICES.map((service) => [service, draw()]));
  const fill = (sql, [service, password]) => sql.replaceAll(`@${service.toUpperCase()}_PASSWORD@`, password);
  return {
    'postgres-password': draw(),
    'prepare.sql': Object.entries(passwords).reduce(fill, readFileSync(PREPARE, 'utf8')),
    ...Object.fromEntries(
      SERVICES.map((service) => [`${service}-url`, `postgres://${service}:${passwords[service]}@postgres:5432/diorama`]),
    ),
    'media-url-secret': draw(),
    'signing-sealing-key': randomBytes(32).toString('base64'),
    'operator-tokens': `operator=${draw()}`,
  };
}

if (existsSync(folder)) {
  process.stdout.write(`${folder} already exists and was not changed\n`);
} else {
  // The folder is the lock: processes in containers are another user and must be able to read the files they are given.
  mkdirSync(folder, { mode: 0o700, recursive: true });
  for (const [name, content] of Object.entries(drawSecrets())) writeFileSync(join(folder, name), content, { mode: 0o444 });
  process.stdout.write(`Secrets are in ${folder}. Keep a copy of signing-sealing-key separate from the database backups\n`);
}
