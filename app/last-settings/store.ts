import { keep, recall } from '#app/device-storage.ts';
import { createStore } from '#app/store.ts';
import type { ToolId } from '#catalogue/tools.ts';

/*
 * The last settings of each tool, on the visitor's own device: one entry of local storage with a query per tool, as in
 * an address, the text of the last watermark, and the last form. If the visitor has turned this off, the entry is "off".
 */

const KEY = 'last-settings';
const OFF = 'off';

/** A tool, or what all tools share. */
type Keeper = ToolId | 'watermark' | 'form';
type Kept = Partial<Record<Keeper, string>>;

const changes = createStore<void>(undefined);

function store(value: string | undefined): void {
  keep(KEY, value);
  changes.set();
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

/** Whether settings are remembered at all, which the visitor chooses. */
export const remembering = { ...changes, get: () => recall(KEY) !== OFF };

/** Off deletes the stored settings. */
export function setRemembering(on: boolean): void {
  store(on ? undefined : OFF);
}

/** @returns the stored query; undefined if there is none */
export function lastQuery(tool: Keeper): string | undefined {
  const query = read()[tool];
  return typeof query === 'string' ? query : undefined;
}

/** @param query undefined removes it */
export function keepQuery(tool: Keeper, query: string | undefined): void {
  if (remembering.get()) store(JSON.stringify({ ...read(), [tool]: query }));
}
