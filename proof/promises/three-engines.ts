import { createHash } from 'node:crypto';
import { createEngine, isImageError } from '#engine';
import { fixtureFile } from '../../fixtures/index.ts';
import { OTHER_ENGINES } from '../browsers/others.ts';
import { openLab } from '../lab/open.ts';
import { PAIRS, type Pair } from '../lab/pairs.ts';
import type { TrustPromise } from '../promise.ts';
import { provedByPlaywright } from '../runners.ts';

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);
const IS_HASH = /^[\da-f]{16}$/;

/** A pair's result as a string: the hash of its file, or the code of its error. */
type Came = string;

async function inNode(): Promise<Came[]> {
  // As in a page: the engine's own codec keeps metadata in other bytes than libvips.
  await using engine = createEngine({ workers: 1, backend: 'auto' });
  const came: Came[] = [];
  for (const { file, recipe } of PAIRS) {
    const work = engine.run(await fixtureFile(file), recipe);
    came.push(
      await work.then(
        async ({ blob }) => hashOf(new Uint8Array(await blob.arrayBuffer())),
        (error: unknown) => (isImageError(error) ? error.code : String(error)),
      ),
    );
  }
  return came;
}

/** The body of a function in the lab's page. */
const bodyFor = ({ file, recipe }: Pair) => `
  const { lab } = window;
  const work = lab.run(await lab.file('/files/${file}'), ${JSON.stringify(recipe)});
  const code = await lab.codeOf(work);
  return code === 'none' ? { base64: (await work).base64 } : { code };`;

/** @param run runs the body of a function in a page */
async function inPage(run: (body: string) => Promise<{ base64?: string; code?: string }>): Promise<Came[]> {
  const came: Came[] = [];
  for (const pair of PAIRS) {
    const { base64, code } = await run(bodyFor(pair)).catch((error) => ({ base64: undefined, code: String(error) }));
    came.push(base64 === undefined ? (code ?? '') : hashOf(Buffer.from(base64, 'base64')));
  }
  return came;
}

const promise: TrustPromise = {
  says: 'Chromium, Firefox and WebKit agree: every tool works, and files are equal byte for byte',
  dependsOn: ['app', 'engine', 'proof/browsers', 'proof/lab', 'e2e/all/engines/tools.test.ts'],
  needs: ['chromium'],
  async prove(tell) {
    const tools = await provedByPlaywright('e2e/all/engines/tools.test.ts', '--workers=1');
    tell(`every tool: ${tools.figure}`);
    const expected = await inNode();
    const failed = PAIRS.filter((_, i) => !IS_HASH.test(expected[i] ?? ''));
    const broken = [...tools.broken, ...failed.map(({ file }) => `Node: ${file} gives no file to compare with`)];
    const compared: string[] = [];
    const compare = (name: string, came: Came[]) => {
      const different = PAIRS.filter((_, i) => came[i] !== expected[i]);
      for (const { file, recipe } of different) broken.push(`${name}: ${file} ${JSON.stringify(recipe)} differs`);
      compared.push(name);
      tell(`${name}: ${PAIRS.length - different.length} of ${PAIRS.length} pairs as in Node`);
    };

    await using lab = await openLab();
    const page = await lab.open();
    compare('Chromium', await inPage((body) => page.evaluate(`(async () => { ${body} })()`)));
    const untried: string[] = [];
    for (const { name, vips, missing, start } of OTHER_ENGINES) {
      if (!vips) continue;
      if (missing) {
        untried.push(missing);
        continue;
      }
      const browser = await start();
      try {
        await browser.goto(lab.origin);
        await browser.until("'lab' in window");
        compare(name, await inPage((body) => browser.run(body)));
      } finally {
        await browser.close();
      }
    }
    return {
      cases: tools.cases + PAIRS.length * compared.length,
      figure: `${PAIRS.length} pairs in Node, ${compared.join(', ')}; tools: ${tools.figure}`,
      broken,
      untried: [...new Set([...(tools.untried ?? []), ...untried])],
    };
  },
};
export default promise;
