import { type MouseEvent, use, useState } from 'react';
import { keep } from '#app/device-storage.ts';
import { usePagePath } from '#app/use-page-path.ts';
import { AlternatesOfBuild } from './build-context.ts';
import { CHOSEN_LANGUAGE } from './chosen.ts';

/**
 * Links to this page in every language. The build writes them, so that a page needs no table of addresses until its
 * visitor has navigated to another one and presses a link.
 */
export function LanguageLinks() {
  const pathname = usePagePath();
  const [first] = useState(pathname);

  const choose = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    keep(CHOSEN_LANGUAGE, link.lang);
    if (pathname === first) return;
    event.preventDefault();
    const open = (path: string) => location.assign(path);
    import('./alternates.ts').then(
      (alternates) => open(alternates.addressIn(link.lang, pathname)),
      // Without a network: the page that was opened first.
      () => open(link.href),
    );
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside handle the keys
    <ul
      onClick={choose}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the build, from names and addresses of this site
      dangerouslySetInnerHTML={{ __html: use(AlternatesOfBuild)?.listOf(pathname) ?? '' }}
    />
  );
}
