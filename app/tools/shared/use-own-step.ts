import { useEffect, useState } from 'react';
import type { Loaded } from '#app/engine/load-engine.ts';
import { readOwnStep } from './own-step.ts';

/** Reads a file's own step, and renders again once `ownStepOf` has it. */
export function useOwnStep(api: Loaded['api'], file: File): void {
  const [, setRead] = useState<File>();
  useEffect(() => {
    void readOwnStep(api, file).then(() => setRead(file));
  }, [api, file]);
}
