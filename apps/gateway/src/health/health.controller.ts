import { Controller, Get, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

import { Health } from '@diorama/telemetry';

@Controller()
export class HealthController {
  constructor(@Inject(Health) private readonly health: Health) {}

  @Get('livez')
  live(): { live: true } {
    return { live: true };
  }

  @Get('readyz')
  async ready(@Res() reply: FastifyReply): Promise<void> {
    const report = await this.health.report();
    await reply.status(report.ready ? 200 : 503).send(report);
  }

  /** For clients of the API: whether the service as a whole can answer. */
  @Get('healthz')
  async healthy(@Res() reply: FastifyReply): Promise<void> {
    const { ready } = await this.health.report();
    await reply.status(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable' });
  }
}
