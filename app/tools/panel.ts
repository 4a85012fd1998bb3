import { useLocation } from 'react-router';
import { taskOf } from '#catalogue/entries/index.ts';
import { entryAt } from '#pages/entry-paths.ts';

/** Parts of the resizer that a page of the same task opens. */
type Panel = 'crop' | 'turn' | 'redact' | 'watermark' | 'borders';

/** Whether a part of the tool is open from the start: by the page's task, or by a hash in its address, such as `/resize#crop`. */
export function useOpened(panel: Panel): boolean {
  const { pathname, hash } = useLocation();
  const entry = entryAt(pathname);
  return hash === `#${panel}` || (entry !== undefined && taskOf(entry) === panel);
}
