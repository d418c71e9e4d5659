import { Client } from 'pg';

export interface ServiceRole {
  /** Name of the role and of the schema it owns: lower-case letters, digits and `_`. */
  readonly name: string;
  readonly password: string;
}

export interface PrepareDatabaseOptions {
  /** `postgres://` URL of a role that may create databases and roles. */
  readonly adminUrl: string;
  readonly database: string;
  readonly services: readonly ServiceRole[];
}

const NAME = /^[a-z][a-z0-9_]{0,62}$/;

/**
 * Makes the database, and for each service a role with a schema of its own and no rights in any other. What is there already
 * stays, only passwords are set anew; several processes may do this at once.
 *
 * @returns the URL of each service, by its name
 * @throws TypeError for a name that is not plain
 */
export async function prepareDatabase({ adminUrl, database, services }: PrepareDatabaseOptions): Promise<Readonly<Record<string, string>>> {
  for (const name of [database, ...services.map((service) => service.name)])
    if (!NAME.test(name)) throw new TypeError(`'${name}' is not a valid name of a database or role`);
  await withClient(adminUrl, async (cluster) => {
    await cluster.query(`SELECT pg_advisory_lock(hashtextextended('diorama databases', 0))`); // until the connection closes
    await createDatabase(cluster, database);
    for (const service of services) await createRole(cluster, service);
    await withClient(buildDatabaseUrl(adminUrl, database), async (client) => {
      await client.query(`REVOKE ALL ON SCHEMA public FROM PUBLIC; REVOKE ALL ON DATABASE ${database} FROM PUBLIC`);
      for (const { name } of services) await createSchema(client, database, name);
    });
  });
  return Object.fromEntries(services.map((service) => [service.name, buildDatabaseUrl(adminUrl, database, service)]));
}

/** A URL to `database` on the same server, as the same role or as a service's. */
export function buildDatabaseUrl(adminUrl: string, database: string, service?: ServiceRole): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  if (service !== undefined) {
    url.username = service.name;
    url.password = encodeURIComponent(service.password);
  }
  return url.href;
}

async function createDatabase(cluster: Client, database: string): Promise<void> {
  const { rowCount } = await cluster.query('SELECT FROM pg_database WHERE datname = $1', [database]);
  if (rowCount === 0) await cluster.query(`CREATE DATABASE ${database} ENCODING 'UTF8' TEMPLATE template0`);
}

async function createRole(cluster: Client, { name, password }: ServiceRole): Promise<void> {
  const { rowCount } = await cluster.query('SELECT FROM pg_roles WHERE rolname = $1', [name]);
  if (rowCount === 0) await cluster.query(`CREATE ROLE ${name}`);
  await cluster.query(`ALTER ROLE ${name} LOGIN PASSWORD ${cluster.escapeLiteral(password)}`);
  // An admin that is no superuser may only hand a schema to a role it belongs to.
  await cluster.query(`GRANT ${name} TO CURRENT_USER`);
}

async function createSchema(client: Client, database: string, name: string): Promise<void> {
  await client.query(`GRANT CONNECT ON DATABASE ${database} TO ${name}`);
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${name} AUTHORIZATION ${name}`);
  await client.query(`ALTER ROLE ${name} IN DATABASE ${database} SET search_path = ${name}`);
}

async function withClient(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
