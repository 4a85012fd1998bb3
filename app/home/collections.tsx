import { ArrowRight } from 'lucide-react';
import { directory } from '#catalogue/directory.ts';
import { HUB_ENTRIES, hubPathOf } from '#catalogue/entries/index.ts';
import { Section } from './section.tsx';
import { SECTIONS } from './sections.ts';

const SHOWN = 5;
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
      <ul className="grid gap-x-10 gap-y-12 md:grid-cols-3">
        {COLLECTIONS.map(({ slug, group, text }) => {
          const hub = HUB_ENTRIES.find((entry) => entry.slug === slug);
          const links = GROUPS.find(({ name }) => name === group)?.links ?? [];
          if (!hub) return null;
          return (
            <li key={slug}>
              <h3 className="text-lead font-bold">
                <a href={hubPathOf(hub)} className="hover:underline">
                  {hub.name}
                </a>
              </h3>
              <p className="mt-1 text-muted">{text}</p>
              <ul className="mt-4">
                {links.slice(0, SHOWN).map(({ name, path }) => (
                  <li key={path} className="border-t border-line">
                    <a href={path} className="flex min-h-11 items-center text-small hover:underline">
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
              <a
                href={hubPathOf(hub)}
                className="flex min-h-11 items-center gap-2 border-t border-line text-small font-medium hover:underline"
              >
                All {links.length} {group.toLowerCase()}
                <ArrowRight aria-hidden size={16} strokeWidth={1.75} />
              </a>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
