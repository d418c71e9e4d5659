import type { Page } from 'playwright-core';

import type { Answer, Client } from '../stack/client.js';
import { decodePicture } from './picture.js';
import type { Picture } from './picture.js';

/** Time for a world, or for splats drawn in software, on a busy machine. */
export const PATIENCE_MS = 300_000;

/** The viewer's angle from top to bottom on a wide screen, degrees. */
export const FOV = 65;

/** Where a visitor stands and looks: metres, degrees. */
export interface ViewerPose {
  readonly position: { readonly x: number; readonly y: number; readonly z: number };
  readonly yaw: number;
  readonly pitch: number;
}

declare global {
  interface Window {
    /** What a page that embeds the viewer may read and do, as the viewer's README promises it. */
    diorama?: {
      readonly ready: boolean;
      readonly level: string | null;
      readonly splats: number;
      readonly frames: number;
      mode: string;
      readonly grounded: boolean;
      readonly hasCollider: boolean;
      pose(): ViewerPose;
      setPose(pose: Partial<ViewerPose>): void;
    };
  }
}

/** What the page tells of itself. */
export interface ViewerState {
  readonly pose: ViewerPose;
  readonly mode: string;
  readonly grounded: boolean;
  readonly hasCollider: boolean;
}

/** Makes a world that its link opens, a draft unless `more` names another model, and returns it as the finished operation holds it. */
export async function makeSharedWorld(client: Client, prompt: string, seed: number, more: object = {}): Promise<Answer['body']> {
  const { body } = await client.generate(prompt, { seed, permission: { allow_id_access: true }, ...more });
  const { response, error } = await client.finish(body.operation_id, PATIENCE_MS);
  if (response === null) throw new Error(`no world: ${JSON.stringify(error)}`);
  return response;
}

/** The panorama of a finished world. */
export async function readPanorama(world: Answer['body']): Promise<Picture> {
  const response = await fetch(world.assets.imagery.pano_url);
  return decodePicture(new Uint8Array(await response.arrayBuffer()));
}

/** Signs an operator in on the page of the console that asks for the token. */
export async function signIn(page: Page, operatorToken: string): Promise<void> {
  await page.getByLabel('Operator token').fill(operatorToken);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** How much wider the page is than the window, in CSS pixels. */
export const overflow = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Waits until splats are on the screen. */
export async function waitForWorld(page: Page): Promise<void> {
  await page.waitForFunction(() => window.diorama?.ready === true, null, { timeout: PATIENCE_MS });
}

/** Waits until walkers follow the world's collider. */
export async function waitForCollider(page: Page): Promise<void> {
  await page.waitForFunction(() => window.diorama?.hasCollider === true, null, { timeout: PATIENCE_MS });
}

export function readState(page: Page): Promise<ViewerState> {
  return page.evaluate(() => {
    if (!window.diorama) throw new Error('The world is not being shown.');
    const { mode, grounded, hasCollider } = window.diorama;
    return { mode, grounded, hasCollider, pose: window.diorama.pose() };
  });
}

/** Waits until the visitor is so many metres away from a place, however long the frames of the page are. */
export async function waitForWay(page: Page, from: ViewerState, metres: number): Promise<void> {
  const way = { ...from.pose.position, metres };
  await page.waitForFunction(({ x, y, z, metres: least }) => {
    const at = window.diorama?.pose().position ?? { x, y, z };
    return Math.hypot(at.x - x, at.y - y, at.z - z) > least;
  }, way);
}

/** The way in metres that the visitor makes in so many frames of the page. */
export function wayInFrames(page: Page, frames: number): Promise<number> {
  return page.evaluate(async (count) => {
    const at = () => window.diorama?.pose().position ?? { x: 0, y: 0, z: 0 };
    const start = at();
    for (let i = 0; i < count; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
    const end = at();
    return Math.hypot(end.x - start.x, end.y - start.y, end.z - start.z);
  }, frames);
}
