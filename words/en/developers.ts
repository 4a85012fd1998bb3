import type { Size } from '#engine';
import { formatBytes } from '#words/bytes.ts';
import { formatSize } from '#words/pixels.ts';

/** The recipe that a developer can change and run. */
export const liveExampleWords = {
  recipe: 'Recipe',
  unknownKey: (key: string) => `${key} is no key of a recipe. They are in the table below.`,
  run: 'Run it here',
  ownPicture: 'Use a picture of your own',
  picture: 'Picture to run it on',
  made: (name: string) => `${name}, as the recipe made it`,
  outcome: (result: Size & { originalBytes: number; bytes: number }, ms: number) =>
    `${formatBytes(result.originalBytes)} → ${formatBytes(result.bytes)}, ${formatSize(result)}, ${ms} ms on your device`,
  command: 'The same by command',
  code: 'The same in code',
} as const;
