import { createEngine, isImageError, type Recipe } from '#engine';
import { compileModule } from '../../engine/worker/modules.node.ts';
import { fixtureFile } from '../../fixtures/index.ts';
import { OTHER_ENGINES } from '../browsers/others.ts';
import { type JpegCase, jpegCase } from '../jpeg/cases.ts';
import { apart, bySharp, judge } from '../jpeg/judge.ts';
import { openLab } from '../lab/open.ts';
import type { TrustPromise } from '../promise.ts';

const CASES = Number(process.env.TRUST_CASES ?? 5000);
/** One case in this many is judged thoroughly, or shown to browsers. */
const THOROUGH = 20;
const SHOWN = 75;
/** Side of the part of a picture that browsers are compared on, at its bottom right. */
const WINDOW = 400;
/**
 * How far a browser may be from sharp, root mean square of 255 over a picture. All use libjpeg-turbo, but decoders may
 * round the inverse DCT differently and upsample chroma without interpolation.
 */
const ALIKE = 1;

/** Invalid settings. An error with a code is a correct answer, and so is a file that opens. */
const ABSURD: readonly object[] = [
  ...[0, -1, 101, 1e9, Number.NaN, Number.POSITIVE_INFINITY, '80', null].map((quality) => ({ quality })),
  { chroma: 'quarter' },
  { progressive: 'yes' },
  { effort: 'most' },
  { tweak: { plus: 99 } },
];
/** Sides of pictures that are one pixel wide. libjpeg opens at most 65,500. */
const LONG = [65_500, 65_501, 65_535, 65_536] as const;

/** The body of a function in a page: returns the bottom right part of the picture, RGBA in base64. */
const bodyFor = (bytes: Uint8Array) => `
  const bytes = Uint8Array.from(atob('${Buffer.from(bytes).toString('base64')}'), (c) => c.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
  const { width, height } = image;
  const [w, h] = [Math.min(width, ${WINDOW}), Math.min(height, ${WINDOW})];
  const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context.drawImage(image, width - w, height - h, w, h, 0, 0, w, h);
  const { data } = context.getImageData(0, 0, w, h);
  let text = '';
  for (let i = 0; i < data.length; i += 8192) text += String.fromCharCode(...data.subarray(i, i + 8192));
  return { width, height, base64: btoa(text) };`;

interface Shown {
  width: number;
  height: number;
  base64: string;
}

/** The same part of sharp's picture, as RGBA. */
async function windowOf(bytes: Uint8Array): Promise<Buffer> {
  const { data, width, height } = await bySharp(bytes);
  const [w, h] = [Math.min(width, WINDOW), Math.min(height, WINDOW)];
  const rgba = Buffer.alloc(w * h * 4, 255);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const from = ((height - h + y) * width + width - w + x) * 3;
      rgba.set(data.subarray(from, from + 3), (y * w + x) * 4);
    }
  }
  return rgba;
}

/** Tries invalid settings and sides on the engine. */
async function answersToTheAbsurd(): Promise<string[]> {
  await using engine = createEngine({ workers: 1 });
  const wrong: string[] = [];
  const ask = async (said: string, file: File, recipe: Recipe) => {
    const answer = await engine.run(file, recipe).then(
      async ({ blob }) => bySharp(new Uint8Array(await blob.arrayBuffer())).then(() => undefined, String),
      (error: unknown) => (isImageError(error) ? undefined : String(error)),
    );
    if (answer !== undefined) wrong.push(`${said}: ${answer}`);
  };
  const output = { aim: 'encode', format: 'jpeg' } as const;
  const file = await fixtureFile('quadrants.png');
  for (const settings of ABSURD)
    await ask(JSON.stringify(settings), file, { edits: [], output: { ...output, ...settings } });
  for (const height of LONG) {
    await ask(`1 × ${height}`, file, { edits: [{ do: 'resize', width: 1, height, fit: 'fill' }], output });
  }
  return wrong;
}

const promise: TrustPromise = {
  says: 'With any settings, a JPEG conforms to the standard and looks the same in sharp, ImageMagick, Chromium, Firefox and WebKit',
  dependsOn: ['engine/codecs/jpeg/encoder', 'fixtures', 'proof/jpeg'],
  async prove(tell) {
    const module = await compileModule('jpeg');
    const broken = await answersToTheAbsurd();
    const shown: { one: JpegCase; bytes: Uint8Array }[] = [];
    let byMagick = 0;
    for (let number = 0; number < CASES; number++) {
      const one = jpegCase(number);
      try {
        const bytes = await one.write(module);
        const { wrong, seenByMagick } = await judge(one, bytes, module, number % THOROUGH === 0);
        if (seenByMagick) byMagick++;
        broken.push(...wrong.map((why) => `case ${number}, ${one.title}: ${why}`));
        if (number % SHOWN === 0) shown.push({ one, bytes });
      } catch (error) {
        broken.push(`case ${number}, ${one.title}: ${error}`);
      }
      if ((number + 1) % 1000 === 0) tell(`${number + 1} of ${CASES}`);
    }

    const seen: string[] = [];
    const untried: string[] = [];
    const look = async (name: string, run: (body: string) => Promise<Shown>) => {
      let most = 0;
      for (const { one, bytes } of shown) {
        const [came, expected] = [await run(bodyFor(bytes)).catch(String), await windowOf(bytes)];
        if (typeof came === 'string') {
          broken.push(`${name}, ${one.title}: ${came}`);
          continue;
        }
        const off = apart(Buffer.from(came.base64, 'base64'), expected);
        most = Math.max(most, off);
        const isWhole = came.width === one.picture.width && came.height === one.picture.height;
        if (!isWhole) broken.push(`${name}, ${one.title}: ${came.width} × ${came.height}`);
        else if (off > ALIKE) broken.push(`${name}, ${one.title}: ${off.toFixed(2)} from sharp`);
      }
      seen.push(`${name} ${most.toFixed(2)}`);
      tell(`${name}: ${shown.length} pictures, at most ${most.toFixed(2)} from sharp`);
    };
    await using lab = await openLab();
    const page = await lab.open();
    await look('Chromium', (body) => page.evaluate(`(async () => { ${body} })()`));
    for (const { name, vips, smoke, missing, start } of OTHER_ENGINES) {
      // A browser that resists fingerprinting returns random pixels.
      if (!vips || !smoke) continue;
      if (missing) {
        untried.push(missing);
        continue;
      }
      const browser = await start();
      try {
        await browser.goto(lab.origin);
        await look(name, (body) => browser.run(body));
      } finally {
        await browser.close();
      }
    }
    return {
      cases: CASES,
      figure: `${byMagick} by ImageMagick too; ${shown.length} in browsers, from sharp at most: ${seen.join(', ')}`,
      broken,
      untried: [...new Set(untried)],
    };
  },
};
export default promise;
