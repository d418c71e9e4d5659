import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const REQUIREMENTS = fileURLToPath(new URL('requirements.txt', import.meta.url));
const PRINTED_BYTES = 100_000_000;
const REQUEST_SECONDS = '60';
/** Readers are lax where pydantic is, so that wrong types may be taken; and a body that fits may name what is not there. */
const NOT_PROMISED = 'negative_data_rejection,positive_data_acceptance';

export interface FuzzOrder {
  readonly apiUrl: string;
  readonly apiKey: string;
  /** Random cases of each operation at most, beside those that its schema always gives. */
  readonly casesPerOperation: number;
  readonly phases: readonly ('examples' | 'coverage' | 'fuzzing')[];
  readonly seed: number;
}

export interface FuzzReport {
  readonly cases: number;
  /** One line a kind of failure, with the operations that have it. */
  readonly failures: readonly string[];
  /** All that was printed, with the requests that reproduce failures. */
  readonly output: string;
}

interface JsonReport {
  readonly test_cases: { readonly generated: number };
  readonly failures: readonly {
    readonly code: string;
    readonly title: string;
    readonly count: number;
    readonly operations: readonly string[];
  }[];
  readonly errors: readonly unknown[];
}

/** schemathesis (MIT) in a virtual environment of its own, in a folder that goes with it. */
export class Schemathesis {
  private readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** Installs it; null where there is no Python or no package index. */
  static async install(): Promise<Schemathesis | null> {
    const folder = mkdtempSync(join(tmpdir(), 'diorama-fuzz-'));
    try {
      await run('python3', ['-m', 'venv', folder]);
      await run(join(folder, 'bin', 'pip'), ['install', '--quiet', '--disable-pip-version-check', '--requirement', REQUIREMENTS]);
      return new Schemathesis(folder);
    } catch {
      rmSync(folder, { recursive: true, force: true });
      return null;
    }
  }

  /** Sends what the published document allows and what it does not, and checks each answer against it. */
  async fuzz({ apiUrl, apiKey, casesPerOperation, phases, seed }: FuzzOrder): Promise<FuzzReport> {
    const report = join(this.folder, 'report.json');
    const options: Readonly<Record<string, string>> = {
      header: `Svc-Api-Key: ${apiKey}`,
      phases: phases.join(','),
      'max-examples': String(casesPerOperation),
      seed: String(seed),
      'exclude-checks': NOT_PROMISED,
      'request-timeout': REQUEST_SECONDS,
      report: 'json',
      'report-json-path': report,
      warnings: 'off',
      'suppress-health-check': 'too_slow', // which the machine may be
    };
    const named = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
    const args = ['run', `${apiUrl}/openapi.json`, ...named, '--continue-on-failure', '--no-color', '--no-shrink'];
    // It ends with 1 where it found something: the report says what.
    const output = await run(join(this.folder, 'bin', 'st'), args, { cwd: this.folder, maxBuffer: PRINTED_BYTES }).then(
      ({ stdout }) => stdout,
      ({ stdout, stderr }: { stdout?: string; stderr?: string }) => `${stdout ?? ''}${stderr ?? ''}`,
    );
    const { test_cases: cases, failures, errors } = JSON.parse(readFileSync(report, 'utf8')) as JsonReport;
    const found = failures.map(({ title, count, operations }) => `${title} (${count}): ${operations.join(', ')}`);
    return { cases: cases.generated, failures: [...found, ...errors.map((error) => JSON.stringify(error))], output };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
