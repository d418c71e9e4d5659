import { Module } from '@nestjs/common';

import { CatalogueController } from './catalogue.controller.js';
import { ObjectPictures } from './object-pictures.js';
import { PictureRenderer } from './picture-renderer.js';

/** The catalogue of objects and their pictures. */
@Module({
  controllers: [CatalogueController],
  providers: [{ provide: ObjectPictures, useFactory: () => new ObjectPictures(new PictureRenderer()) }],
})
export class CatalogueModule {}
