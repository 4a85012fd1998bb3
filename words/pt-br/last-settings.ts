import { listed } from '#words/language.ts';

/** Texts about the settings used last. */
export const lastSettingsWords = {
  offer: (words: readonly string[]) => `Usar os últimos ajustes: ${listed(words)}`,
  fresh: 'Começar do zero',
} as const;
