// Runs JPEGs of a folder through the engine's own codec and through libvips, and prints where header or result differ:
// node proof/collections/own-jpeg.ts folder
// The folder contains image files, git repositories with images, or both. Nothing is written.
import factory from 'wasm-vips';
import { createJpegBackend } from '../../engine/backends/jpeg/index.ts';
import { createVipsBackend } from '../../engine/backends/vips/index.ts';
import { DECODERS } from '../../engine/decoders/index.ts';
import { isImageError } from '../../engine/errors/errors.ts';
import { formatOfBytes } from '../../engine/formats/index.ts';
import { probeBytes } from '../../engine/open/open-file.ts';
import type { Recipe } from '../../engine/recipe/index.ts';
import { runRecipe } from '../../engine/run/run.ts';
import { compileModule } from '../../engine/worker/modules.node.ts';
import { collected } from './pictures.ts';

const [folder] = process.argv.slice(2);
const say = (text: string) => process.stdout.write(text);
if (!folder) {
  say('node proof/collections/own-jpeg.ts folder\n');
  process.exit(2);
}

const [decoder, encoder, resampler, module] = await Promise.all(
  (['jpeg-decoder', 'jpeg', 'resample', 'vips'] as const).map((name) => compileModule(name)),
);
if (!decoder || !encoder || !resampler || !module) throw new Error('A kernel is missing');
const own = createJpegBackend({ decoder, encoder, resampler });
const libvips = () => createVipsBackend({ factory, libraries: [], decoders: DECODERS, module, jpegEncoder: encoder });

const output = { aim: 'encode', format: 'jpeg', quality: 80, profile: 'keep' } as const;
const RECIPES: Readonly<Record<string, Recipe>> = {
  encode: { edits: [], output },
  resize: { edits: [{ do: 'resize', percent: 37 }], output },
  thumbnail: { edits: [{ do: 'resize', longestEdge: 24, enlarge: false }], output },
};

type Bytes = Uint8Array<ArrayBuffer>;

/** The error is undefined for what the codec leaves to other backends. */
async function attempt<T>(run: () => Promise<T>): Promise<{ value: T } | { error: string | undefined }> {
  try {
    return { value: await run() };
  } catch (error) {
    const isLeft = isImageError(error) && error.code === 'beyond-browser';
    return { error: isLeft ? undefined : String(error) };
  }
}

const counts = { files: 0, left: 0, equal: 0, different: 0, refused: 0 };
let vips = await libvips();

async function compare(name: string, bytes: Bytes): Promise<void> {
  const probe = await attempt(() => probeBytes(own, bytes));
  if (!('value' in probe)) {
    counts.left += Object.keys(RECIPES).length;
    return;
  }
  const expected = await attempt(() => probeBytes(vips, bytes));
  if ('value' in expected && JSON.stringify(sorted(probe.value)) !== JSON.stringify(sorted(expected.value))) {
    say(`${name}: another header: ${JSON.stringify(sorted(probe.value))}, ${JSON.stringify(sorted(expected.value))}\n`);
    counts.different++;
  }
  for (const [job, recipe] of Object.entries(RECIPES)) {
    const ours = await attempt(() => runRecipe(own, { bytes, name }, recipe));
    if ('error' in ours && ours.error === undefined) {
      counts.left++;
      continue;
    }
    const theirs = await attempt(() => runRecipe(vips, { bytes, name }, recipe));
    if (!('value' in ours) && !('value' in theirs)) counts.refused++;
    else if ('value' in ours && 'value' in theirs && isEqual(ours.value.data, theirs.value.data)) counts.equal++;
    else {
      counts.different++;
      say(`${name}: ${job} differs: ${described(ours)}, ${described(theirs)}\n`);
    }
  }
}

const sorted = (facts: object) => Object.fromEntries(Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : 1)));
const isEqual = (a: Bytes | 'original', b: Bytes | 'original') =>
  a === 'original' || b === 'original' ? a === b : Buffer.from(a).equals(b);
const described = (made: { value: { bytes: number } } | { error: string | undefined }) =>
  'value' in made ? `${made.value.bytes} bytes` : (made.error ?? 'left to others');

for (const file of await collected(folder)) {
  // A shallow copy of a repository lacks its largest files.
  const bytes = new Uint8Array(await file.read().catch(() => new Uint8Array()));
  if (formatOfBytes(bytes)?.ownCodec !== true) continue;
  counts.files++;
  // libvips's memory only grows.
  if (counts.files % 50 === 0) vips = await libvips();
  await compare(file.name, bytes);
}
say(
  `${Object.entries(counts)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ')}\n`,
);
process.exit(counts.different > 0 ? 1 : 0);
