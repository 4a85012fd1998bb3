import sharp from 'sharp';
import { afterAll, beforeAll, describe, vi } from 'vitest';
import { testOptions } from '../../contract/options.node.ts';
import { formatOfMediaType } from '../../formats/index.ts';
import { probeBytes } from '../../open/open-file.ts';
import { runRecipe } from '../../run/run.ts';
import type { Backend } from '../backend.ts';
import { createCanvasBackend } from './index.ts';

/* The contract of options, on canvases that are painted in one colour and encoded by sharp. */

interface Picture {
  width: number;
  height: number;
}

class PlainCanvas implements Picture {
  width: number;
  height: number;
  #colour = '#00000000';

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  getContext() {
    const paint = (colour: string) => {
      this.#colour = colour;
    };
    const { width, height } = this;
    return {
      fillStyle: '',
      fillRect() {
        paint(this.fillStyle);
      },
      drawImage: () => {},
      translate: () => {},
      scale: () => {},
      getImageData: () => ({ data: new Uint8ClampedArray(width * height * 4), width, height }),
    };
  }

  async convertToBlob({ type, quality = 1 }: { type: string; quality?: number }): Promise<Blob> {
    const { width, height } = this;
    const image = sharp({ create: { width, height, channels: 4, background: this.#colour } });
    const noisy = image.composite([{ input: await noise(this), blend: 'over' }]);
    const id = formatOfMediaType(type)?.id as 'jpeg';
    const bytes = await noisy
      .toFormat(id, type === 'image/png' ? {} : { quality: Math.round(quality * 100) })
      .toBuffer();
    return new Blob([new Uint8Array(bytes)], { type });
  }
}

/** A picture with detail and transparency, for quality and background. */
const noise = ({ width, height }: Picture) =>
  sharp(
    Uint8Array.from({ length: width * height * 4 }, (_, i) => (i * 7919) % 251),
    { raw: { width, height, channels: 4 } },
  )
    .png()
    .toBuffer();

/** A canvas has no options for PNG, so a search has a single result. */
const ONE_PNG = ['quality', 'lossless', 'tolerance'] as const;
const WRITES = ['jpeg', 'png', 'webp', 'pdf'] as const;

describe('options on a canvas', () => {
  let backend: Backend;
  beforeAll(async () => {
    vi.stubGlobal('OffscreenCanvas', PlainCanvas);
    vi.stubGlobal('createImageBitmap', async (blob: Blob) => {
      const { width, height } = await sharp(await blob.arrayBuffer()).metadata();
      return Object.assign(new PlainCanvas(width, height), { close: () => {} });
    });
    backend = await createCanvasBackend(() => {});
  });
  afterAll(() => {
    vi.unstubAllGlobals();
  });

  testOptions(
    {
      ignores: (id) => [...backend.capabilities.ignores, ...(id === 'png' ? ONE_PNG : [])],
      probe: async (file) => probeBytes(backend, new Uint8Array(await file.arrayBuffer())),
      run: async (file, recipe) => {
        const bytes = new Uint8Array(await file.arrayBuffer());
        const { data, mediaType } = await runRecipe(backend, { bytes, name: file.name }, recipe);
        return new Blob([data === 'original' ? bytes : data], { type: mediaType });
      },
    },
    WRITES,
  );
});
