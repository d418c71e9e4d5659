import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { ConfigError, loadConfig } from '@diorama/config';

import { generateFirstWorld } from './first-world/generate-first-world.js';
import { createStackLayout } from './layout.js';
import type { StackLayout } from './layout.js';
import { TerminalScreen } from './screen/terminal-screen.js';
import { getConsoleUrl, getGatewayUrl } from './services.js';
import { localConfigSchema, parseArguments } from './settings.js';
import type { CommandLineOptions } from './settings.js';
import { Stack } from './stack.js';
import { getTemporalUiUrl } from './temporal.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const WORLDS_SHOWN = 5;
const FIRST_PROMPT = 'a mossy canyon with a river at dusk';
const screen = new TerminalScreen(process.stdout, Date.now);

async function main(): Promise<void> {
  const request = parseArguments(process.argv.slice(2));
  const config = loadConfig(localConfigSchema, process.env);
  const layout = createStackLayout(resolve(config.DIORAMA_HOME ?? join(ROOT, '.diorama')), config.PORT_BASE, config.RELAY_PORTS);
  const isFirst = !existsSync(layout.accountFile);
  mkdirSync(layout.home, { recursive: true });
  const stack = new Stack({ root: ROOT, config, layout, screen, environment: process.env, watch: request.watch });
  stopOnSignal(stack);
  try {
    const account = await stack.start();
    if (!request.once) announce(stack, layout, { apiKey: account.api_key, temporalUi: getTemporalUiUrl(layout, config) });
    const ok = await worldFor(stack, request, { apiKey: account.api_key, isFirst });
    if (!request.once) return screen.say('\nThe stack keeps running; Ctrl-C stops it.');
    if (ok) screen.say('\nThe stack stops now. The link works again after the next `npm start`.');
    await stack.stop();
    process.exit(ok ? 0 : 1);
  } catch (error) {
    screen.say(`\n${error instanceof Error ? error.message : String(error)}`);
    await stack.stop();
    process.exit(1);
  }
}

/** Makes the world that was asked for, or a first one for a new stack; false when it failed. */
async function worldFor(
  stack: Stack,
  request: CommandLineOptions,
  { apiKey, isFirst }: { apiKey: string; isFirst: boolean },
): Promise<boolean> {
  const wanted = isFirst || request.once ? FIRST_PROMPT : null;
  const prompt = request.prompt ?? (request.noWorld ? null : wanted);
  if (prompt === null) {
    await showWorlds(stack, apiKey);
    return true;
  }
  const operation = await generateFirstWorld(stack.api, screen, { apiKey, prompt, model: request.model });
  if (operation.response === null) {
    screen.say(`The world could not be made: ${operation.error?.message ?? 'no reason given'} (code ${operation.error?.code ?? '-'})`);
    return false;
  }
  screen.say(`  ${operation.response.assets.caption}`);
  screen.say(`  Walk in it: ${operation.response.world_svc_url}`);
  return true;
}

/** Where to walk at a start that makes no world. */
async function showWorlds(stack: Stack, apiKey: string): Promise<void> {
  for (const { world_svc_url: url, display_name: name, world_prompt: prompt } of await stack.api.newestWorlds(apiKey, WORLDS_SHOWN))
    screen.say(`  ${url}   ${(name || prompt?.text_prompt) ?? ''}`.trimEnd());
}

interface Announced {
  readonly apiKey: string;
  readonly temporalUi: string | null;
}

function announce({ watched }: Stack, layout: StackLayout, { apiKey, temporalUi }: Announced): void {
  const url = getGatewayUrl(layout);
  screen.say();
  screen.say(`  API           ${url}/svc/v1   (header Svc-Api-Key)`);
  screen.say(`  API key       ${apiKey}`);
  screen.say(`  Console       ${getConsoleUrl(layout)}   (operator token in the stack file)`);
  screen.say(`  Start page    ${url}`);
  screen.say(`  Documentation ${url}/docs`);
  if (temporalUi !== null) screen.say(`  Temporal UI   ${temporalUi}`);
  if (watched.prometheus !== null) screen.say(`  Prometheus    ${watched.prometheus}`);
  if (watched.grafana !== null) screen.say(`  Grafana       ${watched.grafana}`);
  screen.say(`  Logs          ${layout.logs}`);
  screen.say(`  Stack file    ${layout.stackFile}   (all addresses, ports and keys)`);
  screen.say();
}

function stopOnSignal(stack: Stack): void {
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    screen.say('\nStopping ...');
    await stack.stop();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError || error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
