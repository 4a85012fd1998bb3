import type { NavigateFunction, NavigateOptions } from 'react-router';
import { isInLanguage } from '#pages/paths.ts';

/** Opens a page of this site: in this document if it is in its language, otherwise as a new one. */
export function openPage(path: string, navigate: NavigateFunction, options: NavigateOptions): void {
  if (isInLanguage(path.replace(/[?#].*/, ''))) void navigate(path, options);
  else if (options.replace) location.replace(path);
  else location.assign(path);
}
