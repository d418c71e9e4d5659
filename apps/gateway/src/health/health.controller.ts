import { Controller, Get, Header, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

import type { WorldClient } from '@diorama/rpc';
import { Health } from '@diorama/telemetry';

import { PublicRoute } from '../accounts/route-access.js';
import { WORLD_CLIENT } from '../clients/injection-tokens.js';

@Controller()
@PublicRoute()
export class HealthController {
  constructor(
    @Inject(Health) private readonly health: Health,
    @Inject(WORLD_CLIENT) private readonly world: WorldClient,
  ) {}

  @Get('livez')
  @Header('cache-control', 'no-store')
  live(): { live: true } {
    return { live: true };
  }

  @Get('readyz')
  async ready(@Res() reply: FastifyReply): Promise<void> {
    const report = await this.health.report();
    await reply
      .status(report.ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(report);
  }

  /**
   * For clients of the API: whether the service as a whole can answer. Readiness is about this process alone, for taking
   * every gateway out of service would not help clients while the database is unavailable.
   */
  @Get('healthz')
  async healthy(@Res() reply: FastifyReply): Promise<void> {
    const ok = await this.world.isServing({ deadlineMs: 2_000 });
    await reply
      .status(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ok ? 'ok' : 'unavailable' });
  }
}
