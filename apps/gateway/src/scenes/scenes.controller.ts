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
import { ComposeLimiter } from './compose-limiter.js';

/** Scenes without worlds. */
@Controller('svc/v1')
@RequireScope('worlds:read')
export class ScenesController {
  constructor(
    @Inject(ComposeLimiter) private readonly limiter: ComposeLimiter,
    @Inject(ContentPolicy) private readonly policy: ContentPolicy,
  ) {}

  /** Reads a prompt into a scene. Nothing is stored or spent. */
  @Post('scenes::compose')
  @HttpCode(200)
  async compose(
    @CurrentUser() { accountId }: AuthenticatedUser,
    @ValidatedBody(composeSceneRequestSchema) { text_prompt: prompt, seed }: ComposeSceneRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    void reply.headers(buildRateLimitHeaders(this.limiter.admit(accountId)));
    await this.policy.requireTexts([prompt]);
    const { scene, caption, represented, missing } = composeScene(prompt, seed ?? randomBytes(4).readUInt32LE());
    return { scene, caption, represented, not_represented: missing };
  }
}
