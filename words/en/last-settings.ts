import { listed } from '#words/language.ts';

/** Texts about the settings used last. */
export const lastSettingsWords = {
  offer: (words: readonly string[]) => `Use your last settings: ${listed(words)}`,
  fresh: 'Start fresh',
} as const;
