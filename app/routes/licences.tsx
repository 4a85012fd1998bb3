import packages from 'virtual:shipped-packages';
import { LegalPage } from '#app/legal/legal-page.tsx';
import { pageMeta } from '#app/seo.ts';
import { site } from '#site';
import type { Route } from './+types/licences';

export const meta = () =>
  pageMeta({
    title: `Licences | ${site.name}`,
    description: `The open source software that ${site.name} sends to your browser, under which licences, and where its source is.`,
    path: '/licences',
  });

/** Runs when the page is built: the list is no part of any script. */
export function loader() {
  return packages.map(({ name, version, licence, source, contains }) => ({ name, version, licence, source, contains }));
}

export default function Licences({ loaderData }: Route.ComponentProps) {
  const libraries = loaderData.filter(({ contains }) => contains.length > 0);
  return (
    <LegalPage
      title="Licences"
      lead={`${site.name} is built on the work of others. This is all of their software that your browser receives.`}
      sections={[
        {
          heading: 'The codecs, and the LGPL',
          text: (
            <>
              <p>
                Images are read, changed and written by libvips, in the WebAssembly build called wasm-vips. libvips and
                some libraries within it (glib, libexif, libheif) are under the GNU Lesser General Public License,
                version 3. HEIC pictures are read by libheif and libde265, in the build called libheif-js, which is
                under the same licence.
              </p>
              <p>
                Both are used as they were published and stay files of their own, which the site’s scripts load by
                address. Their source, and how to build them, is at{' '}
                <a href="https://github.com/kleisauke/wasm-vips">github.com/kleisauke/wasm-vips</a>,{' '}
                <a href="https://github.com/libvips/libvips">github.com/libvips/libvips</a>,{' '}
                <a href="https://github.com/catdad-experiments/libheif-js">github.com/catdad-experiments/libheif-js</a>{' '}
                and <a href="https://github.com/strukturag/libheif">github.com/strukturag/libheif</a>. You may build
                them with your own changes and replace these files in a copy of this site.
              </p>
            </>
          ),
        },
        {
          heading: 'The photo',
          text: (
            <p>
              The sample photo of dandelions is by Clemens Engelhardt, who gave it to the public domain (
              <a href="https://creativecommons.org/publicdomain/zero/1.0/">CC0 1.0</a>). Here it is cropped and made
              smaller.
            </p>
          ),
        },
        {
          heading: 'Packages',
          text: (
            <>
              <p>
                The full text of every licence is in one file: <a href="/licences.txt">licences.txt</a>.
              </p>
              <ul>
                {loaderData.map(({ name, version, licence, source }) => (
                  <li key={name}>
                    {source ? <a href={source}>{name}</a> : name} {version}: {licence}
                  </li>
                ))}
              </ul>
            </>
          ),
        },
        ...libraries.map(({ name, contains }) => ({
          heading: `Within ${name}`,
          text: (
            <ul>
              {contains.map((part) => (
                <li key={part.name}>
                  {part.name} {part.version}: {part.licence}
                </li>
              ))}
            </ul>
          ),
        })),
      ]}
    />
  );
}
