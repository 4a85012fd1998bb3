import type { ReactNode } from 'react';

/** Around a tool that has a page of its own. */
export function ToolPage({ children }: { children: ReactNode }) {
  return <div className="page-width pt-5 md:pt-8">{children}</div>;
}

/** The tool's name and a line about it. */
export function ToolHeading({ title, lead }: { title: string; lead: string }) {
  return (
    <div>
      <h1 className="text-title font-semibold">{title}</h1>
      <p className="mt-1 text-muted">{lead}</p>
    </div>
  );
}
