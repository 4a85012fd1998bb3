import { useState } from 'react';
import type { Ready, ReadyFiles } from './ready.ts';

/** The finished files of all pictures of forms so far, with the current one. */
export function useReady(form: string | undefined, current: Ready | undefined): ReadyFiles {
  const [ready, setReady] = useState<ReadyFiles>({});
  if (!form || !current) return ready;
  const known = ready[form];
  if (known?.blob === current.blob && known.filename === current.filename) return ready;
  const now = { ...ready, [form]: current };
  setReady(now);
  return now;
}
