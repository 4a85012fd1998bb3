import { BATCH_COMPRESS_FRAME, BATCH_RESIZE_FRAME } from '#catalogue/tools.ts';

/* What the pages of batches compute with. */

export const compressFrame = `${BATCH_COMPRESS_FRAME.width} × ${BATCH_COMPRESS_FRAME.height}`;
export const resizeFrame = `${BATCH_RESIZE_FRAME.width} × ${BATCH_RESIZE_FRAME.height}`;
/** Of a phone's photo. */
export const phoneBytes = 4 * 1024 * 1024;
