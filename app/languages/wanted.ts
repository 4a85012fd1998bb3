import { recall } from '#app/device-storage.ts';
import { CHOSEN_LANGUAGE } from './chosen.ts';

export interface Wanted {
  tag: string;
  path: string;
}

/**
 * The translation of the open page that its visitor would rather read: the chosen language, or the browser's first one that the
 * page has.
 * @returns undefined if it is the page's own
 */
export function wantedTranslation(): Wanted | undefined {
  const chosen = recall(CHOSEN_LANGUAGE);
  const own = document.documentElement.lang;
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')];
  for (const language of chosen ? [chosen] : navigator.languages) {
    if (matches(language, own)) return undefined;
    const link = links.find(({ hreflang }) => matches(language, hreflang));
    if (link) return { tag: link.hreflang, path: new URL(link.href).pathname };
  }
  return undefined;
}

/** Whether a language is a page's, whatever their regions: `pt-PT` reads `pt-BR`, `de-AT` reads `de`. */
const matches = (language: string, tag: string) => language.split('-')[0] === tag.split('-')[0];
