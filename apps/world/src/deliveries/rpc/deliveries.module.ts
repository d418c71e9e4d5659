import { Module } from '@nestjs/common';

import { DeliveriesController } from './deliveries.controller.js';
import { DeliveryRecordsController } from './delivery-records.controller.js';

/** Deliveries of webhooks and their records. */
@Module({ controllers: [DeliveriesController, DeliveryRecordsController] })
export class DeliveriesModule {}
