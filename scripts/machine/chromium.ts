import { tool } from './tool.ts';

export { CHROMIUM_ARGS } from './chromium-args.ts';

/** The path of the Chromium that tests and benchmarks drive; undefined where there is none. */
export function findChromium(): string | undefined {
  const found = tool('chromium');
  return 'command' in found ? found.command : undefined;
}
