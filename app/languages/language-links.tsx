import { use } from 'react';
import { usePagePath } from '#app/use-page-path.ts';
import { AlternatesOfBuild } from './build-context.ts';
import { useLanguageChoice } from './use-language-choice.ts';

/**
 * Links to this page in every language. The build writes them, so that a page needs no table of addresses until its
 * visitor has navigated to another one and presses a link.
 */
export function LanguageLinks() {
  const pathname = usePagePath();
  const choose = useLanguageChoice();

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside handle the keys
    <ul
      onClick={(event) => {
        const link = (event.target as Element).closest('a');
        if (link) choose(event, link);
      }}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the build, from names and addresses of this site
      dangerouslySetInnerHTML={{ __html: use(AlternatesOfBuild)?.listOf(pathname) ?? '' }}
    />
  );
}
