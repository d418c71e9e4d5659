import { Module } from '@nestjs/common';

import type { ObjectPack } from '@diorama/catalogue';

import { OBJECT_PACKS } from '../clients/injection-tokens.js';
import { CatalogueController } from './catalogue.controller.js';
import { ObjectPictures } from './object-pictures.js';
import { PictureRenderer } from './picture-renderer.js';

/** The catalogue of objects and their pictures. */
@Module({
  controllers: [CatalogueController],
  providers: [
    {
      provide: ObjectPictures,
      useFactory: (objectPacks: readonly ObjectPack[]) => new ObjectPictures(new PictureRenderer(objectPacks)),
      inject: [OBJECT_PACKS],
    },
  ],
})
export class CatalogueModule {}
