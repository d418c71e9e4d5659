import { spawn } from 'node:child_process';
import { once } from 'node:events';

type Program = readonly [command: string, args: readonly string[]];

/** The program that opens a page in the default browser; null where there is no display. */
export function findPageOpener(platform: string, env: Readonly<Record<string, string | undefined>>): Program | null {
  if (platform === 'darwin') return ['open', []];
  if (platform === 'win32') return ['rundll32', ['url.dll,FileProtocolHandler']];
  const hasDisplay = Boolean(env['DISPLAY'] || env['WAYLAND_DISPLAY']);
  return hasDisplay ? ['xdg-open', []] : null;
}

/** A function that opens pages; undefined where there is no display. */
export function createPageOpener(
  platform: string,
  env: Readonly<Record<string, string | undefined>>,
): ((url: string) => Promise<boolean>) | undefined {
  const opener = findPageOpener(platform, env);
  if (opener === null) return undefined;
  const [command, args] = opener;
  return async (url) => {
    const child = spawn(command, [...args, url], { stdio: 'ignore', detached: true });
    try {
      await once(child, 'spawn');
    } catch {
      return false; // the program is not installed
    }
    child.unref();
    return true;
  };
}
