import { listed } from '#words/language.ts';

/** Texts about the settings used last. */
export const lastSettingsWords = {
  offer: (words: readonly string[]) => `Usar tus últimos ajustes: ${listed(words)}`,
  fresh: 'Empezar de cero',
} as const;
