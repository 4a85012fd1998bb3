import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { damagedCase } from './cases.ts';
import type { Answer } from './engine-process.ts';
import { judge, type Verdict } from './judge.ts';

/** Longer than any case takes on a slow machine, in milliseconds. A case without an answer by then is lost. */
const HANGS_AFTER = 120_000;

export interface Count {
  verdicts: Record<Verdict['is'], number>;
  wrong: string[];
  /** The peak memory of a process with one engine, in bytes; undefined if the system does not report it. */
  peakBytes: number | undefined;
}

async function start(): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'engine-process.ts'), {
    serialization: 'advanced',
    // libheif logs each damaged file.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return child;
}

/** The peak resident size so far (only on Linux). */
function peakOf({ pid }: ChildProcess): number | undefined {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
  } catch {
    return undefined;
  }
}

function answerOf(child: ChildProcess, number: number): Promise<Answer | string> {
  return new Promise((resolve) => {
    const settle = (answer: Answer | string) => {
      clearTimeout(timer);
      child.off('message', settle).off('exit', onExit);
      resolve(answer);
    };
    const onExit = (code: number | null, signal: string | null) => settle(`the process ended: ${signal ?? code}`);
    const timer = setTimeout(settle, HANGS_AFTER, 'no answer');
    child.on('message', settle).on('exit', onExit);
    child.send(number);
  });
}

/** Runs and judges the cases in parallel processes. */
export async function runCases(numbers: readonly number[], lanes: number, onDone: () => void): Promise<Count> {
  const count: Count = { verdicts: { right: 0, refused: 0, alone: 0, wrong: 0 }, wrong: [], peakBytes: undefined };
  const open = [...numbers].reverse();
  const lane = async () => {
    let child = await start();
    for (let number = open.pop(); number !== undefined; number = open.pop()) {
      const answer = await answerOf(child, number);
      count.peakBytes = Math.max(count.peakBytes ?? 0, peakOf(child) ?? 0) || undefined;
      const one = await damagedCase(number);
      const verdict: Verdict =
        typeof answer === 'string' ? { is: 'wrong', why: answer } : await judge(one, answer.outcome);
      count.verdicts[verdict.is] += 1;
      if (verdict.is === 'wrong') count.wrong.push(`case ${number}, ${one.title}: ${verdict.why}`);
      if (typeof answer === 'string') {
        child.kill('SIGKILL');
        child = await start();
      } else if (answer.afterwards) count.wrong.push(`after case ${number}, ${one.title}: ${answer.afterwards}`);
      onDone();
    }
    child.kill();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return count;
}
