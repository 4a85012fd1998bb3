// The production build of a page with nothing but the engine, behind the site's own headers: node proof/lab/serve.ts
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CORPUS_PHOTOS, corpusFile } from '../../fixtures/corpus.ts';
import { FIXTURES, type FixtureName, fixture } from '../../fixtures/index.ts';
import { buildPage, filesOf, servePage } from '../serve/page.ts';

const NAME = 'lab';

await buildPage(import.meta.dirname, NAME);
for (const name of Object.keys(FIXTURES) as FixtureName[])
  await writeFile(join(filesOf(NAME), name), await fixture(name));
for (const name of CORPUS_PHOTOS) {
  const bytes = await (await corpusFile(`photos/${name}`)).arrayBuffer();
  await writeFile(join(filesOf(NAME), name), new Uint8Array(bytes));
}
const { origin } = await servePage(NAME, { port: Number(process.env.LAB_PORT ?? 3299) });
console.log(`The lab is ready on ${origin}`);
