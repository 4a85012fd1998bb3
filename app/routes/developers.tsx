import { InlineWithCode } from '#app/components/inline-with-code.tsx';
import { Code } from '#app/developers/code.tsx';
import { EXAMPLES } from '#app/developers/examples.ts';
import { KeyTable } from '#app/developers/key-table.tsx';
import { LiveExample } from '#app/developers/live-example.tsx';
import { LegalPage } from '#app/legal/legal-page.tsx';
import { DEVELOPERS } from '#app/navigation.ts';
import { pageMeta } from '#app/seo.ts';
import { keyTable } from '#engine/recipe/key-table.ts';
import { developersPage as WORDS } from '#words/pages/developers.ts';
import type { Route } from './+types/developers';

export const meta = () => pageMeta({ title: WORDS.pageTitle, description: WORDS.description, path: DEVELOPERS.path });

/** Runs at build time: no script contains the records. */
export function loader() {
  return keyTable();
}

export default function Developers({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage
      wide
      title={WORDS.title}
      lead={WORDS.lead}
      sections={[
        {
          heading: WORDS.tryIt.heading,
          text: (
            <>
              <Paragraph text={WORDS.tryIt.text} />
              <LiveExample />
            </>
          ),
        },
        {
          heading: WORDS.library.heading,
          text: (
            <>
              <Paragraph text={WORDS.library.text} />
              <Code label={WORDS.library.install}>{EXAMPLES.install}</Code>
              <Code label={WORDS.library.compress}>{EXAMPLES.compress}</Code>
              <Paragraph text={WORDS.library.isolation} />
            </>
          ),
        },
        {
          heading: WORDS.command.heading,
          text: (
            <>
              <Paragraph text={WORDS.command.text} />
              <Code label={WORDS.command.examples}>{EXAMPLES.command}</Code>
            </>
          ),
        },
        {
          heading: WORDS.build.heading,
          text: (
            <>
              <Paragraph text={WORDS.build.text} />
              <Code label={WORDS.build.example}>{EXAMPLES.vite}</Code>
            </>
          ),
        },
        {
          heading: WORDS.keys.heading,
          text: (
            <>
              <Paragraph text={WORDS.keys.text} />
              <KeyTable rows={loaderData} />
            </>
          ),
        },
      ]}
    />
  );
}

function Paragraph({ text }: { text: string }) {
  return (
    <p>
      <InlineWithCode text={text} />
    </p>
  );
}
