export type Level = 'info' | 'warn' | 'error';
/** Facts of an event. Never an address, an agent, or anything that somebody typed. */
export type Fields = Record<string, string | number | boolean | undefined>;
export type Log = (level: Level, event: string, fields?: Fields) => void;

/**
 * One JSON object a line. The lines of one turn of the event loop go out in one write, which keeps logging cheap under load.
 * @param write takes whole lines, such as `(text) => process.stderr.write(text)`
 */
export function createLog(write: (text: string) => void): Log & { flush(): void } {
  let waiting = '';
  const flush = () => {
    if (waiting) write(waiting);
    waiting = '';
  };
  const log = (level: Level, event: string, fields?: Fields) => {
    if (!waiting) setImmediate(flush);
    waiting += `${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`;
  };
  return Object.assign(log, { flush });
}

/**
 * What may be told of an error: its class, its code and where it was thrown. Its message is left out, because a
 * database or a mail server repeats there what a visitor wrote.
 */
export function describeError(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: typeof error };
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const frames =
    error.stack
      ?.replace(error.message, '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    error: error.name,
    code: typeof code === 'string' ? code : undefined,
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
    at: frames
      .slice(0, 6)
      .map((line) => line.trim())
      .join(' < '),
  };
}
