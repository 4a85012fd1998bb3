import { lazy, Suspense, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '#app/components/class-names.ts';
import { useIsWide } from '#app/use-is-wide.ts';

interface DirectoryProps {
  /** The target of a hash in the address. */
  id?: string;
  title: string;
  /** The current page, which is left out. */
  currentSlug?: string;
  /** `compact` is a grid of small links, for pages with another subject. */
  mode?: 'full' | 'compact';
}

const DirectoryGroups = lazy(() =>
  import('./directory-groups.tsx').then((module) => ({ default: module.DirectoryGroups })),
);

/**
 * Every other tool by kind. Open on the home page, unless it would be longer than the page above it and no link leads to it. On pages
 * with another subject the list is loaded when it is opened.
 */
export function Directory({ id, title, currentSlug, mode = 'full' }: DirectoryProps) {
  const headingId = useId();
  const { hash } = useLocation();
  const isWide = useIsWide();
  const isFull = mode === 'full';
  const [isOpened, setOpened] = useState(false);
  return (
    <section id={id} aria-labelledby={headingId}>
      <details
        open={id !== undefined && (isWide || hash === `#${id}`)}
        onToggle={(event) => event.currentTarget.open && setOpened(true)}
      >
        <summary className="w-fit py-3">
          <h2
            id={headingId}
            className={classNames('inline', isFull ? 'text-lead font-bold' : 'text-small font-semibold')}
          >
            {title}
          </h2>
        </summary>
        {(isFull || isOpened) && (
          <Suspense>
            <DirectoryGroups currentSlug={currentSlug} compact={!isFull} />
          </Suspense>
        )}
      </details>
    </section>
  );
}
