import type { ReactNode } from 'react';

/** A control with its description. */
export function Choice({ line, children }: { line: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1">
      {children}
      <p className="text-small text-muted">{line}</p>
    </div>
  );
}
