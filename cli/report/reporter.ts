import { Bar } from './bar.ts';
import type { Outcome, Summary } from './outcome.ts';
import { printable } from './printable.ts';
import { outcomeLine, summaryLine } from './sentences.ts';

/** The report's destination. */
export interface Streams {
  out: Pick<NodeJS.WriteStream, 'write' | 'isTTY' | 'columns'>;
  err: Pick<NodeJS.WriteStream, 'write' | 'isTTY' | 'columns'>;
}

export interface Reporter {
  start(total: number): void;
  file(outcome: Outcome): void;
  /** A message that is not about one file. */
  problem(sentence: string): void;
  end(summary: Summary): void;
}

const lineOf = (text: string) => `${printable(text)}\n`;
/** In every kind of report, failures go to the error stream. */
const failureLine = (outcome: Outcome) => lineOf(outcomeLine(outcome));

function quiet({ err }: Streams): Reporter {
  return {
    start: () => {},
    file: (outcome) => outcome.status === 'failed' && void err.write(failureLine(outcome)),
    problem: (sentence) => void err.write(lineOf(sentence)),
    end: () => {},
  };
}

/** One JSON object per line: each file, then the summary. */
function json({ out, err }: Streams): Reporter {
  const line = (value: unknown) => void out.write(`${JSON.stringify(value)}\n`);
  return {
    start: () => {},
    file: line,
    problem: (sentence) => void err.write(lineOf(sentence)),
    end: (summary) => line({ status: 'summary', ...summary }),
  };
}

/** On a terminal a bar, and a line per failure; otherwise a line per file. */
function plain({ out, err }: Streams): Reporter {
  const bar = err.isTTY ? new Bar(err) : undefined;
  return {
    start: (total) => bar?.start(total),
    file: (outcome) => {
      const failed = outcome.status === 'failed';
      if (failed) bar?.clear();
      if (failed) err.write(failureLine(outcome));
      else if (!bar || outcome.status === 'planned') out.write(lineOf(outcomeLine(outcome)));
      bar?.add(outcome);
    },
    problem: (sentence) => {
      bar?.clear();
      err.write(lineOf(sentence));
    },
    end: (summary) => {
      bar?.clear();
      out.write(lineOf(summaryLine(summary)));
    },
  };
}

export function createReporter(kind: 'plain' | 'json' | 'quiet', streams: Streams): Reporter {
  switch (kind) {
    case 'plain':
      return plain(streams);
    case 'json':
      return json(streams);
    case 'quiet':
      return quiet(streams);
  }
}
