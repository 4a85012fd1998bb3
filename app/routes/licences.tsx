import packages from 'virtual:shipped-packages';
import { ProsePage } from '#app/legal/prose-page.tsx';
import { pageMeta } from '#app/seo.ts';
import { addressOf } from '#pages/paths.ts';
import { licences, withinPackage } from '#words/pages/licences.ts';
import type { Route } from './+types/licences';

export const meta = () =>
  pageMeta({ title: licences.pageTitle, description: licences.description, path: addressOf('/licences') });

/** Runs at build time: no script contains the list. */
export function loader() {
  return packages.map(({ name, version, licence, source, contains }) => ({ name, version, licence, source, contains }));
}

export default function Licences({ loaderData }: Route.ComponentProps) {
  const libraries = loaderData.filter(({ contains }) => contains.length > 0);
  return (
    <ProsePage
      prose={licences}
      slots={{
        packages: (
          <ul lang="en">
            {loaderData.map(({ name, version, licence, source }) => (
              <li key={name}>
                {source ? <a href={source}>{name}</a> : name} {version}: {licence}
              </li>
            ))}
          </ul>
        ),
      }}
      more={libraries.map(({ name, contains }) => ({
        heading: withinPackage(name),
        text: (
          <ul lang="en">
            {contains.map((part) => (
              <li key={part.name}>
                {part.name} {part.version}: {part.licence}
              </li>
            ))}
          </ul>
        ),
      }))}
    />
  );
}
