import { listed } from './language.ts';

/** What is said about the settings that were used last. */
export const lastSettingsWords = {
  offer: (words: readonly string[]) => `Use your last settings: ${listed(words)}`,
  fresh: 'Start fresh',
  remember: 'Remember the settings I used last on this device',
} as const;
