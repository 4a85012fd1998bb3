import { type ReactNode, useId } from 'react';
import { useIsWide } from '#app/use-is-wide.ts';
import { type DirectoryGroup, directory } from '#catalogue/directory.ts';

interface DirectoryProps {
  title: 'Explore Our Other Tools' | 'Complete Tool Directory' | 'All Tools';
  /** Left out, as the page that one is on. */
  currentSlug?: string;
  /** `compact` is a grid of small links, for the foot of the page. */
  mode?: 'full' | 'compact';
}

/** Every other tool by kind. */
export function Directory({ title, currentSlug, mode = 'full' }: DirectoryProps) {
  const id = useId();
  const groups = directory(currentSlug).filter(({ links }) => links.length > 0);
  return (
    <section aria-labelledby={id}>
      {mode === 'compact' ? (
        <Folded
          heading={
            <h2 id={id} className="inline text-small font-semibold">
              {title}
            </h2>
          }
        >
          <CompactGroups groups={groups} />
        </Folded>
      ) : (
        <>
          <h2 id={id} className="text-heading font-bold">
            {title}
          </h2>
          <FullGroups groups={groups} />
        </>
      )}
    </section>
  );
}

/** Closed where it would be longer than the page above it; open before scripts run, for who has none. */
function Folded({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  const isWide = useIsWide();
  return (
    <details open={isWide}>
      <summary className="w-fit py-3">{heading}</summary>
      {children}
    </details>
  );
}

function FullGroups({ groups }: { groups: DirectoryGroup[] }) {
  return (
    <div className="mt-8 flex flex-col gap-10">
      {groups.map(({ name, links }) => (
        <div key={name} className="grid gap-x-8 gap-y-2 border-t border-line pt-4 md:grid-cols-[10rem_minmax(0,1fr)]">
          <h3 className="font-semibold">
            {name} <span className="ml-1 text-small font-normal text-muted">{links.length}</span>
          </h3>
          <ul className="grid grid-cols-2 gap-x-6 lg:grid-cols-3 xl:grid-cols-4">
            {links.map(({ name, path }) => (
              <li key={path}>
                <a href={path} className="inline-flex min-h-9 items-center text-small text-muted hover:text-text">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function CompactGroups({ groups }: { groups: DirectoryGroup[] }) {
  return (
    <div className="flex flex-col gap-3 pb-4 md:mt-1 md:pb-0">
      {groups.map(({ name, links }) => (
        <ul key={name} aria-label={name} className="flex flex-wrap gap-x-4">
          {links.map(({ name, path }) => (
            <li key={path}>
              <a href={path} className="inline-flex min-h-7 items-center text-small text-muted hover:text-text">
                {name}
              </a>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
