import type { ReactNode } from 'react';

interface PartProps {
  name: string;
  /** A summary of its settings. Hidden while the part is open and its controls show them. */
  line?: string | undefined;
  /** Open from the start. */
  open?: boolean | undefined;
  onOpen(): void;
  children: ReactNode;
}

/** Controls behind one closed line. */
export function Part({ name, line, open, onOpen, children }: PartProps) {
  return (
    <details
      className="border-t border-line text-small"
      open={open}
      onToggle={(event) => event.currentTarget.open && onOpen()}
    >
      <summary className="min-h-11 cursor-pointer content-center py-2 font-medium">
        {name}
        {line && <span className="font-normal text-muted [[open]>summary>&]:hidden">: {line}</span>}
      </summary>
      <div className="flex flex-col gap-4 pb-3">{children}</div>
    </details>
  );
}
