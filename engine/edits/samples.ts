import type { EditKind, EditOf } from '../recipe/index.ts';

/** The place of a watermark's picture in a sample, which names the picture's hash. */
export const WATERMARK = '0'.repeat(64);

/**
 * Edits of each kind for tests, of a picture of at least 64 × 48 pixels whose quarters differ. Each changes it in every format, and
 * equally in every backend.
 */
export const EDIT_SAMPLES: { readonly [K in EditKind]: readonly [EditOf<K>, ...EditOf<K>[]] } = {
  crop: [{ do: 'crop', left: 7, top: 5, width: 31, height: 22 }],
  resize: [
    { do: 'resize', width: 40 },
    { do: 'resize', width: 30, height: 30, fit: 'cover' },
    { do: 'resize', width: 50, height: 20, fit: 'fill' },
    { do: 'resize', percent: 150 },
  ],
  rotate: [
    { do: 'rotate', quarterTurns: 1 },
    { do: 'rotate', quarterTurns: 2 },
    { do: 'rotate', quarterTurns: 3 },
  ],
  flip: [
    { do: 'flip', axis: 'horizontal' },
    { do: 'flip', axis: 'vertical' },
  ],
  pad: [
    { do: 'pad', ratio: '2:1', fill: '#00c850' },
    { do: 'pad', ratio: '1:1', fill: 'blur' },
  ],
  redact: [
    { do: 'redact', boxes: [{ left: 10, top: 8, width: 24, height: 16 }] },
    { do: 'redact', boxes: [{ left: 19, top: 10, width: 30, height: 27 }], cover: 'pixels' },
    { do: 'redact', boxes: [{ left: 19, top: 10, width: 30, height: 27 }], cover: 'blur' },
  ],
  watermark: [
    { do: 'watermark', picture: WATERMARK, position: 'bottom-left', size: 50, opacity: 100 },
    { do: 'watermark', picture: WATERMARK, size: 40, opacity: 30 },
  ],
};
