import { Module } from '@nestjs/common';

import { PaintingsController } from './paintings.controller.js';

/** Panoramas painted onto depth panoramas. */
@Module({ controllers: [PaintingsController] })
export class PaintingsModule {}
