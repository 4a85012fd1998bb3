import { type MouseEvent, use, useRef } from 'react';
import { useLocation } from 'react-router';
import { keep } from '#app/device-storage.ts';
import { AlternatesOfBuild } from './build-context.ts';
import { CHOSEN_LANGUAGE } from './chosen.ts';

interface LanguageLinksProps {
  className?: string;
  linkClass: string;
}

/**
 * Links to this page in every language. The build writes them, so that a page needs no table of addresses until its
 * visitor has navigated to another one and reaches for the links.
 */
export function LanguageLinks({ className, linkClass }: LanguageLinksProps) {
  const pathname = useLocation().pathname.replace(/(.)\/$/, '$1');
  const list = useRef<HTMLUListElement>(null);
  const written = useRef(pathname);

  const update = async () => {
    if (written.current === pathname) return;
    const { alternatesOf } = await import('./alternates.ts');
    written.current = pathname;
    const links = list.current?.querySelectorAll('a') ?? [];
    for (const [index, { path }] of alternatesOf(pathname).entries()) links[index]?.setAttribute('href', path);
  };
  // Without a network the links lead to the page that was opened first.
  const prepare = () => void update().catch(() => {});

  const choose = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link) return;
    keep(CHOSEN_LANGUAGE, link.hreflang);
    if (written.current === pathname) return;
    event.preventDefault();
    const go = () => location.assign(link.href);
    update().then(go, go);
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside handle the keys
    <ul
      ref={list}
      className={className}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={choose}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the build, from names and addresses of this site
      dangerouslySetInnerHTML={{ __html: use(AlternatesOfBuild)?.listOf(pathname, linkClass) ?? '' }}
    />
  );
}
