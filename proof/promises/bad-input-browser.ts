import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import type { Recipe } from '#engine';
import { fixture } from '../../fixtures/index.ts';
import { type DamagedCase, damagedCase } from '../damage/cases.ts';
import { judge } from '../damage/judge.ts';
import type { Outcome } from '../damage/outcome.ts';
import { openLab } from '../lab/open.ts';
import type { TrustPromise } from '../promise.ts';

const PLAIN: Recipe = { edits: [], output: { aim: 'encode', format: 'png' } };
const CASES = Number(process.env.TRUST_CASES ?? 1000);
/** Cases that Node does not try. */
const FIRST = 100_000;
/** Longer than any case takes on a slow machine, in milliseconds. */
const HANGS_AFTER = 120_000;

/** Runs a case in the page's engine. Bytes cross as base64. */
async function runInPage(page: Page, { bytes, recipe }: DamagedCase): Promise<Outcome> {
  const answer = await page.evaluate(
    async ([base64, recipe]) => {
      const data = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const work = window.lab.run(new File([data], 'damaged'), recipe);
      const code = await window.lab.codeOf(work);
      if (code === 'none') return { done: await work };
      return { code, message: await work.then(String, String) };
    },
    [bytes.toString('base64'), recipe] as const,
  );
  if (!answer.done) return { error: { code: answer.code, message: answer.message } };
  const { format, width, height, frames } = answer.done;
  return { result: { format, width, height, frames }, bytes: Buffer.from(answer.done.base64, 'base64') };
}

/** An outcome, or why there is none. */
async function answerOf(page: Page, one: DamagedCase): Promise<Outcome | string> {
  const hung = new Promise<string>((resolve) => setTimeout(resolve, HANGS_AFTER, 'no answer').unref());
  return Promise.race([runInPage(page, one).catch(String), hung]);
}

const promise: TrustPromise = {
  says: 'The same in a browser: a damaged file ends in the right picture or an error about it, and the page keeps working',
  dependsOn: ['engine', 'fixtures', 'proof/damage', 'proof/lab'],
  needs: ['chromium'],
  async prove(tell) {
    await using lab = await openLab();
    const wrong: string[] = [];
    const verdicts = { right: 0, refused: 0, alone: 0, wrong: 0 };
    const good: DamagedCase = {
      number: -1,
      title: 'a good file',
      bytes: await fixture('quadrants.png'),
      recipe: PLAIN,
    };
    let page = await lab.open();
    const first = await runInPage(page, good);
    for (let number = FIRST; number < FIRST + CASES; number++) {
      const one = await damagedCase(number);
      const outcome = await answerOf(page, one);
      const verdict = typeof outcome === 'string' ? { is: 'wrong' as const, why: outcome } : await judge(one, outcome);
      verdicts[verdict.is] += 1;
      if (verdict.is === 'wrong') wrong.push(`case ${number}, ${one.title}: ${verdict.why}`);
      const afterwards = await answerOf(page, good);
      if (!isDeepStrictEqual(afterwards, first)) wrong.push(`after case ${number}, ${one.title}: a good file fails`);
      if (typeof outcome === 'string' || typeof afterwards === 'string') {
        await page.close();
        page = await lab.open();
      }
      if ((number + 1) % 200 === 0) tell(`${number + 1 - FIRST} of ${CASES}`);
    }
    const { right, refused, alone } = verdicts;
    const figure = `${right} as sharp reads them, ${refused} refused rightly, ${alone} sharp cannot read`;
    return { cases: CASES, figure, broken: wrong };
  },
};
export default promise;
