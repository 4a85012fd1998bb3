import { formatOfBytes } from '../../engine/formats/index.ts';
import { patchesOf } from '../../fixtures/tagged.ts';
import { launch } from '../browsers/chromium.ts';
import { OTHER_ENGINES } from '../browsers/others.ts';

/** Runs the body of a function in a page. */
type Run = (body: string) => Promise<unknown>;

/** Draws a file on a canvas, and returns its RGBA; null if the browser does not show it. */
const bodyFor = (url: string) => `
  const image = new Image();
  image.src = '${url}';
  try { await image.decode(); } catch { return null; }
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  return { width, data: [...context.getImageData(0, 0, width, height).data] };`;

/** The colours of the patches in a file as an engine shows them; undefined if it does not show the file. */
export type Show = (bytes: Uint8Array) => Promise<number[][] | undefined>;

function showIn(run: Run): Show {
  return async (bytes) => {
    const type = formatOfBytes(bytes)?.mediaType ?? 'image/png';
    const url = `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
    const seen = (await run(bodyFor(url))) as { width: number; data: number[] } | null;
    return seen ? patchesOf({ ...seen, data: Uint8Array.from(seen.data), channels: 4 }) : undefined;
  };
}

export interface ShowingEngine {
  name: string;
  /** Why it cannot be started here. */
  missing: string | undefined;
  /** Starts it for the duration of some work. */
  use(work: (show: Show) => Promise<void>): Promise<void>;
}

const chromium: ShowingEngine = {
  name: 'Chromium',
  missing: undefined,
  async use(work) {
    const browser = await launch(['--force-color-profile=srgb']);
    try {
      const page = await browser.newPage();
      await work(showIn((body) => page.evaluate(`(async () => {${body}})()`)));
    } finally {
      await browser.close();
    }
  },
};

/** The three engines, Chromium first. */
export const ENGINES: readonly ShowingEngine[] = [
  chromium,
  ...OTHER_ENGINES.filter(({ name }) => name === 'Firefox' || name === 'WebKitGTK').map(
    ({ name, missing, start }): ShowingEngine => ({
      name,
      missing,
      async use(work) {
        const browser = await start();
        try {
          await browser.goto('about:blank');
          await work(showIn((body) => browser.run(body)));
        } finally {
          await browser.close();
        }
      },
    }),
  ),
];
