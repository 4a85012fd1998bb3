import { listed } from '#words/language.ts';

/** Texts about the settings used last. */
export const lastSettingsWords = {
  offer: (words: readonly string[]) => `前回の設定を使う：${listed(words)}`,
  fresh: '最初から設定',
} as const;
