import { useEffect, useState } from 'react';
import type { Loaded } from '#app/engine/load-engine.ts';
import { readLumaStep } from './luma-step.ts';

/** Reads a file's luma step, and renders again once `lumaStepOf` has it. */
export function useLumaStep(api: Loaded['api'], file: File): void {
  const [, setRead] = useState<File>();
  useEffect(() => {
    void readLumaStep(api, file).then(() => setRead(file));
  }, [api, file]);
}
