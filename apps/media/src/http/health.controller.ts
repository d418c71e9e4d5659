import { Controller, Get, Inject, Res } from '@nestjs/common';
import { HEALTH } from '@diorama/service';
import type { Health } from '@diorama/telemetry';
import type { FastifyReply } from 'fastify';

/** What an orchestrator asks. */
@Controller()
export class HealthController {
  constructor(@Inject(HEALTH) private readonly health: Health) {}

  @Get('livez')
  live(): { readonly live: true } {
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
}
