import { AuthenticationError, Diorama } from '@diorama-worlds/sdk';
import { OperatorClient } from '@diorama-worlds/sdk/admin';

import { readProfiles } from './config-file.js';
import type { StoredProfiles } from './config-file.js';
import { requireKey, resolveInstallation } from './installation.js';
import type { Installation } from './installation.js';
import { readLocalStack } from '../local/local-stack.js';
import type { LocalStack } from '../local/local-stack.js';

/** A stream for text. */
export interface CliOutput {
  readonly isTerminal: boolean;
  /** Width of the terminal in characters; absent if the output is not a terminal. */
  readonly columns?: number | undefined;
  write(text: string): void;
}

/** What the program meets outside. */
export interface CliEnvironment {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Where `login` stores addresses and keys. */
  readonly configFile: string;
  /** `stack.json` of the stack that `npm start` runs in the current folder; the file need not exist. */
  readonly stackFile: string;
  /** Id of the user who runs the program; undefined on Windows. */
  readonly userId?: number | undefined;
  /** Aborts at Ctrl-C. */
  readonly signal: AbortSignal;
  readonly stdout: CliOutput;
  readonly stderr: CliOutput;
  /** Whether there is a terminal for questions. */
  readonly canAsk: boolean;
  /** Opens a page in the default browser; absent on a machine without a display. Returns whether the browser was started. */
  readonly openPage?: ((url: string) => Promise<boolean>) | undefined;
}

/** One run of the program: its surroundings, and the functions that every command uses. */
export class Cli {
  private stored: Promise<StoredProfiles> | undefined;
  private local: Promise<LocalStack | null> | undefined;

  /** @param values all values of an option or positional argument that may be given several times */
  constructor(
    readonly outside: CliEnvironment,
    readonly isJson: boolean,
    readonly values: (option: string) => readonly string[],
  ) {}

  /** The address and the key that this run uses. @throws UsageError if the chosen profile does not exist */
  async installation(): Promise<Installation> {
    const [stored, local] = await Promise.all([this.profiles(), this.localStack()]);
    return resolveInstallation({ stored, local, option: this.profileOption, env: this.outside.env });
  }

  /** The value of `--profile`. */
  get profileOption(): string | undefined {
    return this.values('profile')[0];
  }

  /** A client with the key of the environment, of the profile for the address, or of the local stack. */
  async api(): Promise<Diorama> {
    const installation = await this.installation();
    const apiKey = requireKey(installation, await this.profiles());
    return new Diorama({ baseUrl: installation.url, apiKey });
  }

  /** A client of the operators' API, with the token of the environment or, at the address of the local stack, that of the stack. */
  async operator(): Promise<OperatorClient> {
    const baseUrl = await this.address();
    const local = await this.localStack();
    const token = this.outside.env['DIORAMA_OPERATOR_TOKEN'] || (local?.url === baseUrl ? local.operatorToken : undefined);
    if (!token) throw new AuthenticationError('No operator token. Set DIORAMA_OPERATOR_TOKEN');
    return new OperatorClient({ baseUrl, token });
  }

  /** Address of the service, without a slash at its end. */
  async address(): Promise<string> {
    return (await this.installation()).url.replace(/\/+$/, '');
  }

  get signal(): AbortSignal {
    return this.outside.signal;
  }

  /** The stack that `npm start` runs in the current folder; null if no stack runs there. */
  localStack(): Promise<LocalStack | null> {
    this.local ??= readLocalStack(this.outside.stackFile, this.outside.userId);
    return this.local;
  }

  /** The content of the configuration file, which a run reads once. */
  private profiles(): Promise<StoredProfiles> {
    this.stored ??= readProfiles(this.outside.configFile);
    return this.stored;
  }

  /** The result: the API's JSON with `--json`, else words for people. */
  print(answer: unknown, words: () => string): void {
    this.outside.stdout.write(`${this.isJson ? JSON.stringify(answer, null, 2) : words()}\n`);
  }

  /** One of many results: one line of JSON with `--json`, else words for people. */
  printLine(answer: unknown, words: () => string): void {
    this.outside.stdout.write(`${this.isJson ? JSON.stringify(answer) : words()}\n`);
  }

  /** The API's JSON, with `--json` only. */
  printJson(answer: unknown): void {
    if (this.isJson) this.print(answer, () => '');
  }

  /** A message for people, on stderr. */
  tell(words: string): void {
    this.outside.stderr.write(`${words}\n`);
  }
}
