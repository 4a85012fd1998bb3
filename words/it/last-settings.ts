import { listed } from '#words/language.ts';

/** Texts about the settings used last. */
export const lastSettingsWords = {
  offer: (words: readonly string[]) => `Usa le ultime impostazioni: ${listed(words)}`,
  fresh: 'Riparti da zero',
} as const;
