import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import type { Link as PageLink } from '#pages/link.ts';
import { landingWords } from '#words/landing.ts';

export function RelatedTools({ links }: { links: readonly PageLink[] }) {
  const id = useId();
  return (
    <aside aria-labelledby={id} className="lg:sticky lg:top-20 lg:self-start">
      <h2 id={id} className="font-semibold">
        {landingWords.related}
      </h2>
      <ul className="mt-3">
        {links.map(({ name, path }) => (
          <li key={path} className="border-t border-line">
            <a
              href={path}
              className="group flex min-h-11 items-center justify-between gap-3 py-2 text-small hover:underline"
            >
              {name}
              <ArrowRight aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-muted" />
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
