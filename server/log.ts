export type Level = 'info' | 'warn' | 'error';
/** Fields of an event. Never an IP address, a user agent, or user input. */
export type Fields = Record<string, string | number | boolean | undefined>;
export type Log = (level: Level, event: string, fields?: Fields) => void;

/**
 * Logs one JSON object per line. The lines of one turn of the event loop are written together, which keeps logging cheap under load.
 * @param write receives whole lines, such as `(text) => process.stderr.write(text)`
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
 * The loggable part of an error: its class, its code and where it was thrown. The message is left out, because
 * databases and mail servers quote user input in it.
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
