import { AuthenticationError, Diorama } from '@diorama/sdk';
import { OperatorClient } from '@diorama/sdk/admin';

import { readConfig } from './config-file.js';

/** A stream for text. */
export interface CliOutput {
  readonly isTerminal: boolean;
  write(text: string): void;
}

/** What the program meets outside. */
export interface CliEnvironment {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Where `login` keeps the address and the key. */
  readonly configFile: string;
  /** Aborts at Ctrl-C. */
  readonly signal: AbortSignal;
  readonly stdout: CliOutput;
  readonly stderr: CliOutput;
  /** Whether somebody is there to be asked. */
  readonly canAsk: boolean;
}

/** Where `npm start` serves the API. */
export const LOCAL_URL = 'http://127.0.0.1:8800';

/** One run of the program: its surroundings, and what every command does with them. */
export class Cli {
  /** @param values all values of an option or positional argument that may be given several times */
  constructor(
    readonly outside: CliEnvironment,
    private readonly isJson: boolean,
    readonly values: (option: string) => readonly string[],
  ) {}

  /** A client with the key of the environment or, at the address for which it was stored, the stored one. */
  async api(): Promise<Diorama> {
    const { env, configFile } = this.outside;
    const stored = await readConfig(configFile);
    const url = env['DIORAMA_URL'] || stored?.url || LOCAL_URL;
    const apiKey = env['DIORAMA_API_KEY'] || (stored?.url === url ? stored.api_key : undefined);
    if (apiKey === undefined) throw new AuthenticationError('No API key. Run "diorama login" or set DIORAMA_API_KEY');
    return new Diorama({ baseUrl: url, apiKey });
  }

  /** A client of the operators' API. */
  async operator(): Promise<OperatorClient> {
    const { env } = this.outside;
    const token = env['DIORAMA_OPERATOR_TOKEN'];
    if (!token) throw new AuthenticationError('No operator token. Set DIORAMA_OPERATOR_TOKEN');
    return new OperatorClient({ baseUrl: await this.address(), token });
  }

  /** Where the service is, without a slash at its end. */
  async address(): Promise<string> {
    const { env, configFile } = this.outside;
    return (env['DIORAMA_URL'] || (await readConfig(configFile))?.url || LOCAL_URL).replace(/\/+$/, '');
  }

  get signal(): AbortSignal {
    return this.outside.signal;
  }

  /** The result: what the API answered where `--json` asks for it, else words for people. */
  print(answer: unknown, words: () => string): void {
    this.outside.stdout.write(`${this.isJson ? JSON.stringify(answer, null, 2) : words()}\n`);
  }

  /** What the API answered, where `--json` asks for it. */
  printJson(answer: unknown): void {
    if (this.isJson) this.print(answer, () => '');
  }

  /** What goes on meanwhile; it never mixes with the result. */
  tell(words: string): void {
    this.outside.stderr.write(`${words}\n`);
  }
}
