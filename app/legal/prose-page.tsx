import { Fragment, type ReactNode } from 'react';
import { Inline } from '#app/components/inline.tsx';
import type { Block, Prose } from '#words/pages/prose.ts';
import { LegalPage, type LegalPageProps } from './legal-page.tsx';

interface ProsePageProps {
  prose: Prose;
  /** The content of the text's slots. */
  slots?: Readonly<Record<string, ReactNode>>;
  /** Sections below its own. */
  more?: LegalPageProps['sections'];
}

/** A page of text only. */
export function ProsePage({ prose: { title, updated, lead, sections }, slots = {}, more = [] }: ProsePageProps) {
  return (
    <LegalPage
      title={title}
      updated={updated}
      lead={lead}
      sections={[
        ...sections.map(({ heading, text }) => ({ heading, text: <Blocks of={text} slots={slots} /> })),
        ...more,
      ]}
    />
  );
}

function Blocks({ of, slots }: { of: readonly Block[]; slots: Readonly<Record<string, ReactNode>> }) {
  return of.map((block) => {
    if (typeof block === 'string') {
      return (
        <p key={block}>
          <Inline text={block} />
        </p>
      );
    }
    if ('slot' in block) return <Fragment key={block.slot}>{slots[block.slot]}</Fragment>;
    return (
      <ul key={block[0]}>
        {block.map((item) => (
          <li key={item}>
            <Inline text={item} />
          </li>
        ))}
      </ul>
    );
  });
}
