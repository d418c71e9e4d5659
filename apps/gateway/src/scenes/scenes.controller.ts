import { randomBytes } from 'node:crypto';

import { Controller, HttpCode, Inject, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

import { composeSceneRequestSchema } from '@diorama/contract';
import type { ComposeSceneRequest } from '@diorama/contract';
import { composeScene } from '@diorama/scene';

import type { AuthenticatedUser } from '../accounts/api-keys.js';
import { CurrentUser } from '../accounts/current-user.js';
import { RequireScope } from '../accounts/route-access.js';
import { buildRateLimitHeaders } from '../http/rate-limit-headers.js';
import { ValidatedBody } from '../http/validated-body.js';
import { ContentPolicy } from '../policy/policy.js';

/** Scenes without worlds. */
@Controller('svc/v1')
@RequireScope('worlds:read')
export class ScenesController {
  constructor(@Inject(ContentPolicy) private readonly policy: ContentPolicy) {}

  /** Reads a prompt into a scene. Nothing is stored or spent. */
  @Post('scenes::compose')
  @HttpCode(200)
  async compose(
    @CurrentUser() user: AuthenticatedUser,
    @ValidatedBody(composeSceneRequestSchema) { text_prompt: prompt, seed }: ComposeSceneRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    void reply.headers(buildRateLimitHeaders(this.policy.count(user))); // also without a moderation service: it takes processor time
    await this.policy.requireCountedTexts([prompt]);
    const { scene, caption, represented, missing } = composeScene(prompt, seed ?? randomBytes(4).readUInt32LE());
    return { scene, caption, represented, not_represented: missing };
  }
}
