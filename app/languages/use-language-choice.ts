import { type MouseEvent, useState } from 'react';
import { keep } from '#app/device-storage.ts';
import { usePagePath } from '#app/use-page-path.ts';
import { CHOSEN_LANGUAGE } from './chosen.ts';

/**
 * For links that the build writes for the page that was opened first: once the visitor has navigated to another page, a
 * link opens that page in its language.
 * @returns a function for the click on a link, whose `lang` is the language
 */
export function useLanguageChoice(): (event: MouseEvent, link: HTMLAnchorElement) => void {
  const pathname = usePagePath();
  const [first] = useState(pathname);
  return (event, { lang, href }) => {
    keep(CHOSEN_LANGUAGE, lang);
    if (pathname === first) return;
    event.preventDefault();
    import('./alternates.ts').then(
      ({ addressIn }) => location.assign(addressIn(lang, pathname)),
      // Without a network: the page that was opened first.
      () => location.assign(href),
    );
  };
}
