import { type DirectoryGroup, directory } from '#pages/directory.ts';

interface DirectoryGroupsProps {
  /** The current page, which is left out. */
  currentSlug?: string | undefined;
  /** Small links without a table's lines, for pages with another subject. */
  compact?: boolean;
}

/** Every other tool by kind. */
export function DirectoryGroups({ currentSlug, compact }: DirectoryGroupsProps) {
  const groups = directory(currentSlug).filter(({ links }) => links.length > 0);
  return compact ? <CompactGroups groups={groups} /> : <FullGroups groups={groups} />;
}

function FullGroups({ groups }: { groups: DirectoryGroup[] }) {
  return (
    <div className="mt-2 flex flex-col gap-4 pb-4">
      {groups.map(({ name, links }) => (
        <div key={name} className="grid gap-x-8 gap-y-2 border-t border-line pt-3 md:grid-cols-[10rem_minmax(0,1fr)]">
          <h3 className="font-semibold">
            {name} <span className="ml-1 text-small font-normal text-muted">{links.length}</span>
          </h3>
          <ul className="grid grid-cols-2 gap-x-6 lg:grid-cols-3 xl:grid-cols-4 2xl:grid-cols-5">
            {links.map(({ name, path }) => (
              <li key={path}>
                <a href={path} className="inline-flex min-h-8 items-center text-small text-muted hover:text-text">
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
