import { listed } from '#words/language.ts';

/** Texts about the settings used last. */
export const lastSettingsWords = {
  offer: (words: readonly string[]) => `Letzte Einstellungen verwenden: ${listed(words)}`,
  fresh: 'Neu beginnen',
} as const;
