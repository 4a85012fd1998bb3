import { listed } from '#words/language.ts';

/** Texts about the settings used last. */
export const lastSettingsWords = {
  offer: (words: readonly string[]) => `Reprendre vos derniers réglages : ${listed(words)}`,
  fresh: 'Repartir de zéro',
} as const;
