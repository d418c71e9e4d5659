import { describe, expect, it } from 'vitest';

import { Diorama } from '@diorama-worlds/sdk';

import { createSilentCli } from '../../testing/silent-cli.js';
import { buildPrompt } from './build-prompt.js';
import type { PromptArguments } from './build-prompt.js';

const cli = createSilentCli();
const promptFor = (wish: Partial<PromptArguments>) =>
  buildPrompt(new Diorama(), cli, {
    text: undefined,
    images: [],
    azimuths: [],
    video: undefined,
    isPano: undefined,
    scene: undefined,
    ...wish,
  });

const URL_A = 'https://x.example/a.png';
const A = { source: 'uri', uri: URL_A };

describe('buildPrompt', () => {
  it.each<[string, Partial<PromptArguments>, object]>([
    ['text', { text: 'a' }, { type: 'text', text_prompt: 'a' }],
    ['an image', { images: [URL_A] }, { type: 'image', image_prompt: A }],
    ['a panorama', { images: [URL_A], isPano: true, text: 'a' }, { type: 'image', image_prompt: A, is_pano: true, text_prompt: 'a' }],
    ['a placed image', { images: [URL_A], azimuths: ['90'] }, { type: 'multi-image', multi_image_prompt: [{ content: A, azimuth: 90 }] }],
    ['images', { images: [URL_A, URL_A] }, { type: 'multi-image', multi_image_prompt: [{ content: A }, { content: A }] }],
    ['a video', { video: 'https://x.example/a.mp4' }, { type: 'video', video_prompt: { source: 'uri', uri: 'https://x.example/a.mp4' } }],
  ])('makes a prompt of %s', async (_what, wish, prompt) => {
    expect(await promptFor(wish)).toEqual(prompt);
  });

  it('asks for reconstruction when there are more than four images', async () => {
    expect(await promptFor({ images: Array.from({ length: 5 }, () => URL_A) })).toMatchObject({ reconstruct_images: true });
  });

  it.each<[Partial<PromptArguments>, RegExp]>([
    [{}, /Pass a prompt/],
    [{ video: 'a.mp4', images: [URL_A] }, /cannot be combined/],
    [{ text: 'a', azimuths: ['0'] }, /needs an --image/],
    [{ images: [URL_A], azimuths: ['north'] }, /degrees/],
    [{ images: [URL_A, URL_A], isPano: false }, /single/],
    [{ images: ['missing.png'] }, /File not found/],
    [{ scene: 'missing.json' }, /File not found/],
    [{ scene: import.meta.filename }, /not JSON/],
    [{ scene: 'a.json', text: 'a' }, /cannot be combined/],
  ])('refuses %o', async (wish, message) => {
    await expect(promptFor(wish)).rejects.toThrow(message);
  });
});
