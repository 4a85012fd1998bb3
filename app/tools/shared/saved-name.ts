import type { Loaded } from '#app/engine/load-engine.ts';
import type { ToolId } from '#catalogue/tools.ts';
import type { Result } from '#engine';
import { resultNames } from '#words/file-names.ts';
import { extensionOf } from './save-file.ts';

/** A tool for one picture at a time. */
export type SingleTool = Exclude<ToolId, 'batch'>;

type Named = Pick<Result, 'blob' | 'format' | 'name'>;

/** When each result was first given a name, in milliseconds since 1970: it has one name for as long as it is there. */
const times = new WeakMap<Blob, number>();

function timeOf({ blob }: Named): number {
  const time = times.get(blob) ?? Date.now();
  times.set(blob, time);
  return time;
}

/**
 * The one name of a result: on the screen, of the download, and where it is saved, shared or copied.
 * @param keepsName it has the original's name, with the extension of its own bytes
 */
export function savedName(
  door: Pick<Loaded['door'], 'resultName' | 'formatOf'>,
  { tool, original, result, keepsName }: { tool: SingleTool; original: string; result: Named; keepsName: boolean },
): string {
  if (keepsName) return door.resultName(original, door.formatOf(result.format));
  return `${resultNames[tool](result.format)}-${timeOf(result)}${extensionOf(result.name)}`;
}
