import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/machine/chromium.ts';

/** Starts Chromium as the browser tests do. @param more additional arguments */
export function launch(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGS, ...more],
  });
}
