import type { ReactNode } from 'react';

/** A tool's page: its name, a line about it, and the tool. */
export function ToolPage({ heading, lead, children }: { heading: string; lead: string; children: ReactNode }) {
  return (
    <div className="page-width pt-5 md:pt-8">
      <h1 className="text-title font-semibold">{heading}</h1>
      <p className="mt-1 mb-4 text-muted">{lead}</p>
      {children}
    </div>
  );
}
