import type { Readable, Writable } from 'node:stream';
import { Answered, parseCommandLine } from './command-line.ts';
import { BrokenOff, EXIT_CODES, UsageError } from './exit-codes.ts';
import { removePartsNow } from './output/part-file.ts';
import { runPipe } from './pipe.ts';
import { printable } from './report/printable.ts';
import { createReporter, type Streams } from './report/reporter.ts';
import { runFiles } from './run.ts';

interface Standard {
  stdin: Readable;
  stdout: Writable & Streams['out'];
  stderr: Writable & Streams['err'];
}

const SIGNALS = { SIGINT: EXIT_CODES.interrupted.code, SIGTERM: EXIT_CODES.terminated.code } as const;

/** First words of command lines about metadata; a file of that name is `./inspect`. */
const INSPECT = 'inspect';
const EDIT = 'edit';

/** Ends the work on a signal: cancels the workers, then waits for running writes. A second signal does not wait. */
function heedSignals(say: (text: string) => void): { signal: AbortSignal; code(): number | undefined; stop(): void } {
  const aborter = new AbortController();
  let code: number | undefined;
  const listeners = (Object.keys(SIGNALS) as (keyof typeof SIGNALS)[]).map((name) => {
    const listener = () => {
      if (code !== undefined) {
        removePartsNow();
        process.exit(code);
      }
      code = SIGNALS[name];
      say('\nStopping after the current files\n');
      aborter.abort();
    };
    process.on(name, listener);
    return { name, listener };
  });
  return {
    signal: aborter.signal,
    code: () => code,
    stop: () => {
      for (const { name, listener } of listeners) process.off(name, listener);
    },
  };
}

/**
 * The whole command.
 * @param argv without the program itself
 * @returns the exit code
 */
export async function program(argv: readonly string[], { stdin, stdout, stderr }: Standard): Promise<number> {
  // The reader of the report may close it early (`| head`). The work continues.
  for (const stream of [stdout, stderr]) stream.on('error', () => {});
  const signals = heedSignals((text) => stderr.write(text));
  try {
    const [first, ...rest] = argv;
    const streams = {
      out: (text: string) => void stdout.write(text),
      err: (text: string) => void stderr.write(text),
    };
    if (first === INSPECT && rest.length > 0) {
      return await (await import('./inspect.ts')).inspectFiles(rest, streams);
    }
    if (first === EDIT && rest.length > 0) {
      const code = await (await import('./edit/edit.ts')).editFiles(rest, streams, signals.signal);
      return signals.code() ?? code;
    }
    const settings = parseCommandLine(argv, (text) => stdout.write(text));
    // sharp runs in libuv's threads. Their number, four by default, must be set before the first is used.
    process.env.UV_THREADPOOL_SIZE ??= String(Math.max(4, settings.jobs + 2));
    const isPipe = settings.wanted.includes('-') || settings.destination.kind === 'stdout';
    // Standard output contains only the picture.
    const out = settings.destination.kind === 'stdout' ? stderr : stdout;
    const reporter = createReporter(settings.report, { out, err: stderr });
    const code = isPipe
      ? await runPipe(settings, { stdin, stdout }, reporter, signals.signal)
      : await runFiles(settings, reporter, signals.signal);
    return signals.code() ?? code;
  } catch (error) {
    if (error instanceof Answered) return EXIT_CODES.done.code;
    if (error instanceof UsageError) {
      stderr.write(`picwright: ${printable(error.message)}\n`);
      return EXIT_CODES.usage.code;
    }
    if (error instanceof BrokenOff) {
      stderr.write(`picwright: ${printable(error.message)}\n`);
      return EXIT_CODES.brokenOff.code;
    }
    throw error;
  } finally {
    signals.stop();
  }
}
