import type { FrameResizerWords } from '#choose/frame-resizer.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';

export const frameResizerWords: FrameResizerWords = {
  title: (name, tag) => `${name} – ${tag}`,
  toolDescription: (width, height) => `Fills ${width} × ${height} pixels, and crops instead of stretching.`,
  steps: (width, height) => [
    `Press '${CONTROLS.browse}' or drop a picture.`,
    `'${CONTROLS.width}' and '${CONTROLS.height}' are set to ${width} and ${height}. Drag the frame over what matters.`,
    `Then press '${CONTROLS.download}'.`,
  ],
  uses: (width, height) => `What ${width} × ${height} is good for`,
  numbers: {
    heading: (width, height) => `${width} × ${height} in numbers`,
    aspectRatio: 'Aspect ratio',
    megapixels: 'Megapixels',
    at300: 'At 300 dpi',
    at150: 'At 150 dpi',
    raw: 'Uncompressed',
    jpg: 'JPG, quality 75',
    between: (least, most) => `${least} to ${most}`,
  },
  trims: {
    heading: 'How much of your picture stays',
    columns: ['Your picture', 'What stays', 'Scaled to'],
    sources: {
      phone: 'Phone, 4:3',
      portrait: 'Phone, portrait 3:4',
      camera: 'Camera, 3:2',
      video: 'Video still, 16:9',
    },
    everything: 'everything',
    kept: {
      width: (percent) => `${percent}% of the width`,
      height: (percent) => `${percent}% of the height`,
    },
    scale: (percent) => `${percent}%`,
    enlarged: (scale) => `${scale}, enlarged`,
  },
};
