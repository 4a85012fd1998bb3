import type { ReactNode } from 'react';

interface LegalPageProps {
  title: string;
  /** As it is read: `July 13, 2024`. */
  updated?: string;
  lead: ReactNode;
  sections: readonly { heading: string; text: ReactNode }[];
}

/** A page of plain text: what holds, in one column of a width that reads well. */
export function LegalPage({ title, updated, lead, sections }: LegalPageProps) {
  return (
    <article className="page-width py-10 md:py-16">
      <div className="max-w-prose">
        <h1 className="text-title font-bold">{title}</h1>
        {updated && <p className="mt-1 text-small text-muted">Last updated: {updated}</p>}
        <p className="mt-6 text-lead">{lead}</p>
        {sections.map(({ heading, text }) => (
          <section key={heading} className="mt-10">
            <h2 className="text-lead font-semibold">{heading}</h2>
            <div className="mt-2 flex flex-col gap-3 text-muted [&_a]:underline [&_li]:ml-5 [&_li]:list-disc [&_strong]:font-semibold [&_strong]:text-text [&_ul]:flex [&_ul]:flex-col [&_ul]:gap-1">
              {text}
            </div>
          </section>
        ))}
      </div>
    </article>
  );
}
