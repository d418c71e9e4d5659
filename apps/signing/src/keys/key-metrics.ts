import { queryRows } from '@diorama/postgres';
import type { Metrics } from '@diorama/telemetry';
import type { DataSource } from 'typeorm';

const FIGURES = `
  SELECT extract(epoch FROM clock_timestamp() - max(sign_from))::float8 AS age, count(*)::int AS signing
  FROM signing_key WHERE sign_from <= clock_timestamp() AND (sign_until IS NULL OR sign_until > clock_timestamp())`;

interface Figures {
  /** Null where no key signs. */
  readonly age: number | null;
  readonly signing: number;
}

/** Reports the age of the signing key, and the number of signing keys: two during a rotation; zero is an error. */
export function observeKeyMetrics(metrics: Metrics, dataSource: DataSource): void {
  let figures: Figures | undefined;
  metrics.before(async () => {
    figures = undefined;
    [figures] = await queryRows<Figures>(dataSource, FIGURES);
  });
  metrics.gauge('diorama_signing_keys', 'Keys that currently sign webhooks.', () => figures?.signing ?? null);
  metrics.gauge('diorama_signing_key_age_seconds', 'How long the newest signing key has been in use.', () => figures?.age ?? null);
}
