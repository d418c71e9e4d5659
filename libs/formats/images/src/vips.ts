import sharp from 'sharp';

// One thread and no cache: the same picture gives the same bytes, and the caller's threads stay its own.
sharp.concurrency(1);
sharp.cache(false);

// Whatever a file says it is, only the decoders of the formats we take can be reached (libvips, vips_operation_block_set).
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'] });

/** The image library as this process may use it: one thread a picture, and no formats but JPEG, PNG, WebP and AVIF. */
export { sharp };
