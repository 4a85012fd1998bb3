import { type ComponentType, useState } from 'react';
import { importWatched } from '#engine/arrival/scripts.ts';

/** The controls of a closed part, loaded when it is first opened. After a failure the next attempt loads them again. */
export function usePart<P>(load: () => Promise<ComponentType<P>>) {
  const [Fields, setFields] = useState<ComponentType<P>>();
  const [failed, setFailed] = useState(false);
  const fetch = () => {
    if (Fields) return;
    setFailed(false);
    importWatched(load).then(
      (fields) => setFields(() => fields),
      () => setFailed(true),
    );
  };
  return { Fields, failed, fetch };
}
