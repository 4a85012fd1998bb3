import { type ReactNode, useId } from 'react';

interface SectionProps {
  id?: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A section of the home page: a hairline, a heading, space. */
export function Section({ id, title, lead, children }: SectionProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className="border-t border-line py-14 md:py-20">
      <h2 id={headingId} className="text-title font-bold">
        {title}
      </h2>
      {lead && <p className="mt-2 max-w-prose text-muted">{lead}</p>}
      <div className="mt-8">{children}</div>
    </section>
  );
}
