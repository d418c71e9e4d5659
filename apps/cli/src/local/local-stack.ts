import { readFile, stat } from 'node:fs/promises';

import { z } from 'zod';

/** The stack that `npm start` runs, as its file `stack.json` describes it. */
export interface LocalStack {
  readonly file: string;
  readonly url: string;
  readonly apiKey: string;
  readonly operatorToken: string;
  /** The name and port to which the stack sends webhooks on this machine; null if it sends none here. */
  readonly receiver: LocalReceiver | null;
}

/** A port of this machine that the stack reaches by a public name, and the PEM files of the certificate that it trusts there. */
export interface LocalReceiver {
  readonly name: string;
  readonly port: number;
  readonly certificateFile: string;
  readonly keyFile: string;
}

const receiverSchema = z.object({ name: z.string(), port: z.int(), certificate_file: z.string(), key_file: z.string() });

const stackSchema = z.object({
  api_url: z.url(),
  api_key: z.string().min(1),
  operator_token: z.string(),
  webhook_receiver: receiverSchema.nullish(),
});

/** Null if there is no such file, if another user owns it, or if it does not describe a stack. */
export async function readLocalStack(file: string, userId: number | undefined): Promise<LocalStack | null> {
  const stack = await readOwned(file, userId);
  if (stack === null) return null;
  const { api_url: url, api_key: apiKey, operator_token: operatorToken, webhook_receiver: receiver } = stack;
  return { file, url, apiKey, operatorToken, receiver: receiver == null ? null : toReceiver(receiver) };
}

async function readOwned(file: string, userId: number | undefined): Promise<z.output<typeof stackSchema> | null> {
  try {
    if (userId !== undefined && (await stat(file)).uid !== userId) return null;
    return stackSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  }
}

const toReceiver = ({ name, port, certificate_file, key_file }: z.output<typeof receiverSchema>): LocalReceiver => ({
  name,
  port,
  certificateFile: certificate_file,
  keyFile: key_file,
});
