import { ArrowRight } from 'lucide-react';
import { HUB_ENTRIES } from '#catalogue/entries/index.ts';
import { directory } from '#pages/directory.ts';
import { hubPathOf } from '#pages/entry-paths.ts';
import { HUB_NAMES } from '#words/catalogue/names.ts';
import { homeWords } from '#words/home.ts';
import { Section } from './section.tsx';
import { SECTIONS } from './sections.ts';

const GROUPS = directory();

const WORDS = homeWords.collections;

/** A hub, the kind of its pages, and a line about it. */
const COLLECTIONS = [
  { slug: 'image-converters', kind: 'converter', line: WORDS.converters },
  { slug: 'image-compressors', kind: 'compressor', line: WORDS.compressors },
  { slug: 'image-resizers', kind: 'resizer', line: WORDS.resizers },
] as const;

export function Collections() {
  return (
    <Section id={SECTIONS.collections} title={WORDS.title} lead={WORDS.lead}>
      <ul className="grid gap-4 md:grid-cols-3">
        {COLLECTIONS.map(({ slug, kind, line }) => {
          const hub = HUB_ENTRIES.find((entry) => entry.slug === slug);
          const links = GROUPS.find((group) => group.kind === kind)?.links ?? [];
          if (!hub) return null;
          return (
            <li
              key={slug}
              className="group relative rounded-surface border border-line bg-surface p-6 transition-colors hover:border-edge"
            >
              <h3 className="flex items-center gap-2 text-lead font-bold">
                <a href={hubPathOf(hub)} className="after:absolute after:inset-0 after:rounded-surface">
                  {HUB_NAMES[hub.category]}
                </a>
                <ArrowRight
                  aria-hidden
                  size={16}
                  strokeWidth={1.75}
                  className="text-muted transition-transform group-hover:translate-x-1"
                />
              </h3>
              <p className="mt-1 text-small text-muted">{line(links.length)}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
