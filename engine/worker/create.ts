import type { EncodedFrames } from '../animation/slices.ts';
import { pictureInside } from '../containers/picture-inside.ts';
import type { Engine, EngineOptions, RunOptions } from '../engine.ts';
import { ImageError } from '../errors/errors.ts';
import { fetchPart } from '../errors/fetch-part.ts';
import { formatOf, formatOfBytes } from '../formats/index.ts';
import { unpacked } from '../open/unpacked.ts';
import { becomesFrame } from '../plan/written-format.ts';
import type { Recipe } from '../recipe/index.ts';
import { ProgressMeter } from '../run/progress.ts';
import type { Result } from '../run/result.ts';
import { headOf } from './head-of.ts';
import { Pool, type PoolOptions } from './pool.ts';
import type { Held } from './protocol.ts';
import type { untilProgressThrows } from './thrown-in-progress.ts';

/** One worker per core runs at full speed; more than four gain little and cost memory. */
const MAX_WORKERS = 4;
/** The name of a blob, which programs pass instead of a file. */
const NAMELESS = 'image';
/** Decoded pixels, at 3 to 4 bytes each in several copies: about the limit of a laptop's tab. */
const DEFAULT_PIXEL_BUDGET = 150e6;

/** The differences between a browser and Node, and between the site and a program. */
export interface Platform
  extends Pick<PoolOptions, 'spawn' | 'loadModule' | 'loadLibrary' | 'canRunVips' | 'hasOwnCodec'> {
  cores: number;
  /** What the site leaves out: its schemas have read its own recipes already, and its first page does not load them. */
  guards?: Guards | undefined;
}

/** Protection from what a program passes. */
export interface Guards {
  /** @throws {ImageError} `bad-recipe` */
  parseRecipe(recipe: unknown): Recipe;
  untilProgressThrows: typeof untilProgressThrows;
}

/**
 * Plain JavaScript callers may pass anything.
 * @throws {ImageError}
 */
function checkFile(file: unknown): void {
  if (!file) throw new ImageError('no-file', 'Expected a file');
  if (!(file instanceof Blob)) throw new ImageError('not-a-file', 'Expected a Blob or File');
}

/** Runs a job on a file. */
async function run(
  pool: Pool,
  chosen: File,
  recipeOf: () => Recipe,
  options?: RunOptions,
  held?: Held,
): Promise<Result> {
  checkFile(chosen);
  const recipe = recipeOf();
  const { output } = recipe;
  const packedHead = await headOf(chosen);
  const file = await unpacked(chosen, packedHead);
  const job = { kind: 'run', file, name: file.name ?? NAMELESS, recipe, ...held } as const;
  // Reported progress never decreases.
  const meter = new ProgressMeter(options?.onProgress);
  const told: RunOptions = { ...options, onProgress: ({ stage, done }) => meter.at(stage, done) };
  const head = file === chosen ? packedHead : await headOf(file);
  const own = formatOfBytes(head);
  if (own?.paged && output.format !== 'same' && formatOf(output.format).binds === 'pages') {
    const { runPages } = await fetchPart(() => import('./run-pages.ts'));
    const bound = await runPages(pool, file, recipe, told);
    if (bound) return bound;
  }
  let parts: EncodedFrames[] | undefined;
  if (output.aim === 'encode' && !becomesFrame(output) && own?.mayMove?.(head) && pool.idle > 1) {
    const { spreadFrames } = await fetchPart(() => import('./spread.ts'));
    parts = await spreadFrames(pool, job, told);
  }
  // A file that could not be read is read again, for the reason.
  const known = head.length > 0 ? { ...told, head } : told;
  const { data, mediaType, ...result } = await pool.submit(parts ? { ...job, parts } : job, known);
  return { ...result, blob: data === 'original' ? typed(file, mediaType) : new Blob([data], { type: mediaType }) };
}

const plain = async <T extends Blob>(file: T): Promise<T | File> =>
  file instanceof Blob ? unpacked(file, await headOf(file)) : file;

/** The same bytes with the type of their content: a file's own type depends on its name. */
function typed(file: File, mediaType: string): Blob {
  return file.type === mediaType ? file : file.slice(0, file.size, mediaType);
}

export function createEngineOn(platform: Platform, options: EngineOptions = {}): Engine {
  const pool = new Pool({
    ...platform,
    workers: options.workers ?? Math.max(1, Math.min(MAX_WORKERS, platform.cores)),
    pixelBudget: options.pixelBudget ?? DEFAULT_PIXEL_BUDGET,
    backend: options.backend ?? 'auto',
    drawVector: options.drawVector,
    watermarks: options.watermarks,
    readIncomplete: options.readIncomplete,
    onArrival: options.onArrival,
  });
  const { guards } = platform;
  const parse = (recipe: Recipe) => guards?.parseRecipe(recipe) ?? recipe;
  const guarded: typeof run = (pool, file, recipeOf, options, held) => {
    const work = (options?: RunOptions) => run(pool, file, recipeOf, options, held);
    return guards ? guards.untilProgressThrows(options, work) : work(options);
  };
  let opened = 0;
  return {
    warm: (workers, backend) => pool.warm(workers, backend),

    probe: async (file, { signal, seesAlpha } = {}) =>
      pool.submit({ kind: 'probe', file: await plain(file), seesAlpha }, { signal }),

    run: (file, recipe, options) => guarded(pool, file, () => parse(recipe), options),

    runAll: async function* (file, recipes, options) {
      checkFile(file);
      opened += 1;
      const held = opened;
      const { runAll } = await fetchPart(() => import('./run-all.ts'));
      yield* runAll({ pool, run: guarded, held }, await plain(file), recipes.map(parse), options);
    },

    open: (file) => {
      opened += 1;
      const id = opened;
      const rest = () => pool.releaseFile(id);
      return {
        file,
        run: (recipe, options) => guarded(pool, file, () => parse(recipe), options, { held: id }),
        rest,
        [Symbol.dispose]: rest,
      };
    },

    preview: async (file, { maxSide, exact, signal }) => {
      // The pool reports an unreadable file, as for any other job.
      const picture = await pictureInside(await plain(file)).catch(() => file);
      const { data, mediaType } = await pool.submit({ kind: 'preview', file: picture, maxSide, exact }, { signal });
      return new Blob([data], { type: mediaType });
    },

    judge: async (file, recipe, result, options = {}) => {
      const job = { kind: 'judge', file: await plain(file), recipe: parse(recipe), result } as const;
      const { judgement } = await pool.submit(job, options);
      return judgement;
    },

    pages: async (file) => {
      const format = formatOfBytes(await headOf(file));
      if (!format?.paged) return [file];
      const { pagesOf } = await fetchPart(() => import('../pages/index.ts'));
      return pagesOf(file, format.id);
    },

    bind: async (files, options) => {
      const { bind } = await fetchPart(() => import('../containers/bind.ts'));
      return bind(files, options);
    },

    capabilities: () => pool.capabilities(),

    [Symbol.asyncDispose]: async () => pool.close(),
  };
}
