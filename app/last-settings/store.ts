import { keep, recall } from '#app/device-storage.ts';
import type { ToolId } from '#catalogue/tools.ts';

/*
 * The settings that each tool ran with last, on the visitor's own device: one entry of local storage, which holds what an
 * address would hold, by tool. Where the visitor wants none of it, the entry says just that.
 */

const KEY = 'last-settings';
const OFF = 'off';

type Kept = Partial<Record<ToolId, string>>;

const listeners = new Set<() => void>();

function store(value: string | undefined): void {
  keep(KEY, value);
  for (const listener of listeners) listener();
}

function read(): Kept {
  const value = recall(KEY);
  if (value === null || value === OFF) return {};
  try {
    const kept: unknown = JSON.parse(value);
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/** Whether settings are remembered at all: the visitor's to say. */
export function isRemembering(): boolean {
  return recall(KEY) !== OFF;
}

/** Off forgets what there is. */
export function setRemembering(on: boolean): void {
  store(on ? undefined : OFF);
}

export function subscribeToSettings(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** @returns the query that was kept; undefined where there is none */
export function lastQuery(tool: ToolId): string | undefined {
  const query = read()[tool];
  return typeof query === 'string' ? query : undefined;
}

export function keepQuery(tool: ToolId, query: string): void {
  if (isRemembering()) store(JSON.stringify({ ...read(), [tool]: query }));
}
