import type { Browser, Page } from '@playwright/test';
import type { Recipe } from '#engine';

/** The page's own script in every browser project, with all functions that tests call. */
export const PAGE_SCRIPT = `import { compress, createEngine, isImageError } from 'picwright';

const assets = new URLSearchParams(location.search).get('assets') ?? undefined;
const engine = createEngine({ assets });

const fileAt = async (path) => new File([await (await fetch(path)).arrayBuffer()], path.split('/').at(-1));
const told = async (work) => {
  try {
    const { blob, bytes, backend, name } = await work;
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer()));
    const sha256 = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    return { sha256, bytes, backend, name };
  } catch (error) {
    if (!isImageError(error)) throw error;
    return error.code + ': ' + error.message;
  }
};

globalThis.fresh = {
  run: async (path, recipe) => told(engine.run(await fileAt(path), recipe)),
  compress: async (path, options) => told(compress(await fileAt(path), { engine, ...options })),
  losses: async (path, recipe) => (await engine.run(await fileAt(path), recipe)).plan.losses,
};
`;

/** A page with the package's own files and no bundler's, served next to the package. */
export const UNBUNDLED: ReadonlyMap<string, Uint8Array> = new Map(
  Object.entries({
    '/': '<!doctype html><meta charset="utf-8"><title>Fresh</title><script type="module" src="/main.js"></script>',
    '/main.js': PAGE_SCRIPT.replace("'picwright'", "'/dist/index.js'"),
  }).map(([path, text]) => [path, new TextEncoder().encode(text)]),
);

export interface Told {
  sha256: string;
  bytes: number;
  backend: 'vips' | 'canvas' | 'sharp' | 'jpeg';
  name: string;
}

/** The result of a job; its code and message if it failed. */
type Answer = Told | string;

interface Fresh {
  run(path: string, recipe: Recipe): Promise<Answer>;
  compress(path: string, options: object): Promise<Answer>;
}
declare const fresh: Fresh;

export interface OpenPage extends AsyncDisposable {
  page: Page;
  run(path: string, recipe: Recipe): Promise<Answer>;
  compress(path: string, options: object): Promise<Answer>;
  /** Requests to other origins and complaints in the console. */
  offences: string[];
}

/** Opens a project's page and watches all requests of the page and its workers. */
export async function openPage(browser: Browser, address: string): Promise<OpenPage> {
  const { origin } = new URL(address);
  const context = await browser.newContext();
  const page = await context.newPage();
  const offences: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) offences.push(`another origin: ${request.url().slice(0, 200)}`);
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) offences.push(message.text());
  });
  page.on('pageerror', (error) => offences.push(String(error)));
  await page.goto(address);
  await page.waitForFunction(() => 'fresh' in globalThis);
  return {
    page,
    offences,
    run: (path, recipe) => page.evaluate(([path, recipe]) => fresh.run(path, recipe), [path, recipe] as const),
    compress: (path, options) =>
      page.evaluate(([path, options]) => fresh.compress(path, options), [path, options] as const),
    [Symbol.asyncDispose]: () => context.close(),
  };
}
