import { tool } from './tool.ts';

export { CHROMIUM_ARGS } from './chromium-args.ts';

/** The path of the Chromium for tests and benchmarks; undefined if there is none. */
export function findChromium(): string | undefined {
  const found = tool('chromium');
  return 'command' in found ? found.command : undefined;
}
