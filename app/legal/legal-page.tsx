import type { ReactNode } from 'react';
import { classNames } from '#app/components/class-names.ts';
import { proseWords } from '#words/pages/prose.ts';

export interface LegalPageProps {
  title: string;
  /** The date as text: `July 13, 2024`. */
  updated?: string;
  lead: ReactNode;
  /** Code and tables need more width than text. */
  wide?: boolean;
  sections: readonly { heading: string; text: ReactNode }[];
}

/** A page of plain text with a readable line width, and with its headings at the side if there is space. */
export function LegalPage({ title, updated, lead, wide, sections }: LegalPageProps) {
  return (
    <article className="page-width py-10 md:py-16">
      <div>
        <h1 className="text-title font-bold">{title}</h1>
        {updated && <p className="mt-1 text-small text-muted">{proseWords.updated(updated)}</p>}
        <p className="mt-6 max-w-4xl text-lead">{lead}</p>
        {sections.map(({ heading, text }) => (
          <section
            key={heading}
            className="mt-10 gap-x-12 lg:grid lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] lg:border-t lg:border-line lg:pt-6"
          >
            <h2 className="text-lead font-semibold">{heading}</h2>
            <div
              className={classNames(
                wide ? '[&>p]:max-w-prose' : 'max-w-prose',
                'mt-2 flex flex-col gap-3 lg:mt-0 text-muted [&_a]:underline [&_li]:ml-5 [&_li]:list-disc [&_strong]:font-semibold [&_strong]:text-text [&_ul]:flex [&_ul]:flex-col [&_ul]:gap-1',
              )}
            >
              {text}
            </div>
          </section>
        ))}
      </div>
    </article>
  );
}
