import { ArrowRight } from 'lucide-react';
import { directory } from '#catalogue/directory.ts';
import { HUB_ENTRIES, hubPathOf } from '#catalogue/entries/index.ts';
import { Section } from './section.tsx';
import { SECTIONS } from './sections.ts';

const GROUPS = directory();

/** Hub, the group of its pages, and a line about it. */
const COLLECTIONS = [
  { slug: 'image-converters', group: 'Converters', text: 'JPG, PNG, WebP, HEIC and more.' },
  { slug: 'image-compressors', group: 'Compressors', text: 'By format, or to a size in KB.' },
  { slug: 'image-resizers', group: 'Resizers', text: 'For screens, social media, paper and forms.' },
] as const;

export function Collections() {
  return (
    <Section
      id={SECTIONS.collections}
      title="Collections"
      lead="A page for each job, with the right settings and answers to common questions."
    >
      <ul className="grid gap-4 md:grid-cols-3">
        {COLLECTIONS.map(({ slug, group, text }) => {
          const hub = HUB_ENTRIES.find((entry) => entry.slug === slug);
          const links = GROUPS.find(({ name }) => name === group)?.links ?? [];
          if (!hub) return null;
          return (
            <li
              key={slug}
              className="group relative rounded-surface border border-line bg-surface p-6 transition-colors hover:border-edge"
            >
              <h3 className="flex items-center gap-2 text-lead font-bold">
                <a href={hubPathOf(hub)} className="after:absolute after:inset-0 after:rounded-surface">
                  {hub.name}
                </a>
                <ArrowRight
                  aria-hidden
                  size={16}
                  strokeWidth={1.75}
                  className="text-muted transition-transform group-hover:translate-x-1"
                />
              </h3>
              <p className="mt-1 text-small text-muted">
                {links.length} {group.toLowerCase()}. {text}
              </p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
