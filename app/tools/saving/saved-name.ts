import type { Loaded } from '#app/engine/load-engine.ts';
import type { ToolId } from '#catalogue/tools.ts';
import type { Result } from '#engine';
import { resultNames } from '#words/file-names.ts';
import { extensionOf } from './save-file.ts';

/** A tool for one picture at a time. */
export type SingleTool = Exclude<ToolId, 'batch'>;

type Named = Pick<Result, 'blob' | 'format' | 'name'>;

/** When each result was first named, in milliseconds since 1970: a result keeps its name. */
const times = new WeakMap<Blob, number>();

function timeOf({ blob }: Named): number {
  const time = times.get(blob) ?? Date.now();
  times.set(blob, time);
  return time;
}

/**
 * A result's only name: on the screen, for the download, and when it is saved, shared or copied.
 * @param keepsName the original's name, with the result's extension
 */
export function savedName(
  api: Pick<Loaded['api'], 'resultName' | 'formatOf'>,
  { tool, original, result, keepsName }: { tool: SingleTool; original: string; result: Named; keepsName: boolean },
): string {
  if (keepsName) return api.resultName(original, api.formatOf(result.format));
  return `${resultNames[tool](result.format)}-${timeOf(result)}${extensionOf(result.name)}`;
}
