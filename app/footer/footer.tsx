import { Logo } from '#app/components/logo.tsx';
import { Directory } from '#app/directory/directory.tsx';
import { SECTIONS } from '#app/home/sections.ts';
import { LanguageLinks } from '#app/languages/language-links.tsx';
import { BENCHMARK, DEVELOPERS, HOME, LEGAL, LICENCES, type PageLink } from '#app/navigation.ts';
import { OfflineControl } from '#app/offline/offline-control.tsx';
import { useHydrated } from '#app/use-hydrated.ts';
import { usePagePath } from '#app/use-page-path.ts';
import { entryAt } from '#pages/entry-paths.ts';
import { addressOf } from '#pages/paths.ts';
import { ALL_TOOLS } from '#pages/tools.ts';
import { site } from '#site';
import { frameWords } from '#words/frame.ts';
import { LANGUAGE_NAME } from '#words/locale.ts';

const WORDS = frameWords.footer;

const COLUMNS: readonly { heading: string; links: readonly PageLink[] }[] = [
  {
    heading: WORDS.tools,
    links: ALL_TOOLS.map(({ path, does }) => ({ path, label: does })),
  },
  {
    heading: WORDS.company,
    links: [
      { path: addressOf('/about'), label: WORDS.about },
      BENCHMARK,
      DEVELOPERS,
      { path: HOME.path, label: WORDS.blog },
      ...LEGAL,
    ],
  },
  {
    heading: WORDS.support,
    links: [
      { path: `${HOME.path}#${SECTIONS.help}`, label: WORDS.help },
      { path: `${HOME.path}#${SECTIONS.faq}`, label: WORDS.faq },
      { path: addressOf('/contact'), label: WORDS.contact },
    ],
  },
];

export function Footer() {
  return (
    <footer className="mt-12 md:mt-20 border-t border-line bg-surface">
      <div className="page-width py-2 md:py-8">
        <AllTools />
      </div>
      <div className="page-width">
        <div className="grid grid-cols-2 gap-x-8 gap-y-6 border-t border-line py-8 md:gap-y-10 md:py-12 md:grid-cols-4">
          <div className="col-span-2 max-w-sm md:col-span-1">
            <Logo />
            <p className="mt-3 text-small text-muted">{WORDS.line}</p>
          </div>
          {COLUMNS.map(({ heading, links }) => (
            // On a phone the longest column is next to the two others.
            <nav
              key={heading}
              aria-label={heading}
              className={heading === WORDS.company ? 'max-md:row-span-2' : undefined}
            >
              <h2 className="text-small font-semibold">{heading}</h2>
              <ul className="mt-2 flex flex-col">
                {links.map(({ path, label }) => (
                  <li key={label}>
                    <a href={path} className="inline-flex min-h-9 items-center text-small text-muted hover:text-text">
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line py-4 text-small text-muted md:py-6">
          <p>
            © <Year /> {site.name}
          </p>
          <details>
            <summary className="min-h-9 cursor-pointer content-center">
              {frameWords.languages}: {LANGUAGE_NAME}
            </summary>
            <LanguageLinks />
          </details>
          <OfflineControl />
          <a href={LICENCES.path} className="inline-flex min-h-9 items-center hover:text-text">
            {LICENCES.label}
          </a>
        </div>
      </div>
    </footer>
  );
}

/** The list of all tools, once per page; in full on pages about tools. */
function AllTools() {
  const path = usePagePath();
  if (path === HOME.path) return <Directory id={SECTIONS.directory} title={frameWords.directory.home} />;
  const current = entryAt(path);
  if (current) return <Directory title={frameWords.directory.landing} currentSlug={current.slug} />;
  return <Directory mode="compact" title={frameWords.directory.other} />;
}

/** The current year. React keeps prerendered text, even of a past year, so this renders again. */
function Year() {
  const drawn = useHydrated() ? 'here' : 'at build time';
  return (
    <span key={drawn} suppressHydrationWarning>
      {new Date().getFullYear()}
    </span>
  );
}
