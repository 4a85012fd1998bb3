import { Code } from '#app/developers/code.tsx';
import { EXAMPLES } from '#app/developers/examples.ts';
import { KeyTable } from '#app/developers/key-table.tsx';
import { LiveExample } from '#app/developers/live-example.tsx';
import { LegalPage } from '#app/legal/legal-page.tsx';
import { DEVELOPERS } from '#app/navigation.ts';
import { pageMeta } from '#app/seo.ts';
import { keyTable } from '#engine/recipe/text.ts';
import { site } from '#site';
import type { Route } from './+types/developers';

export const meta = () =>
  pageMeta({
    title: `The image engine as a library and a command | ${site.name}`,
    description: `The engine behind ${site.name} for your own pages, programs, builds and terminals: one recipe text for all of them, with every key explained.`,
    path: DEVELOPERS.path,
  });

/** Runs at build time: no script contains the records. */
export function loader() {
  return keyTable();
}

export default function Developers({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage
      wide
      title="The image engine for developers"
      lead={`What ${site.name} does in this browser, your page, your program and your terminal can do too: the same engine, the same settings, the same bytes.`}
      sections={[
        {
          heading: 'Try it',
          text: (
            <>
              <p>
                A recipe is the part after the <code>?</code> in the address of a tool. Change it and see what it does
                to a picture, here on your device.
              </p>
              <LiveExample />
            </>
          ),
        },
        {
          heading: 'In a page or in Node',
          text: (
            <>
              <p>
                The package <code>picwright</code> has no dependencies. It works in workers, loads its codecs when they
                are needed, and contacts no server but your own.
              </p>
              <Code label="Install it">{EXAMPLES.install}</Code>
              <Code label="Compress before an upload">{EXAMPLES.compress}</Code>
              <p>
                For full speed a page has to be isolated from others (<code>Cross-Origin-Opener-Policy</code> and{' '}
                <code>Cross-Origin-Embedder-Policy</code>). Otherwise the canvas does what it can, and the result says
                so.
              </p>
            </>
          ),
        },
        {
          heading: 'On the command line',
          text: (
            <>
              <p>
                For folders with thousands of files: it uses every core, carries on where it stopped, and one damaged
                file does not stop it. ‘Copy as command’ in every tool gives you the command for your settings.
              </p>
              <Code label="Commands">{EXAMPLES.command}</Code>
            </>
          ),
        },
        {
          heading: 'In your build',
          text: (
            <>
              <p>The Vite plugin reads a recipe from an import and compresses the pictures in your build.</p>
              <Code label="Vite plugin">{EXAMPLES.vite}</Code>
            </>
          ),
        },
        {
          heading: 'All keys of a recipe',
          text: (
            <>
              <p>The same in an address, in an import, and after --recipe.</p>
              <KeyTable rows={loaderData} />
            </>
          ),
        },
      ]}
    />
  );
}
