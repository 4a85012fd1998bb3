import { LoaderCircle } from 'lucide-react';

/** Shown next to a text about what the visitor is waiting for. */
export function Spinner({ size = 18 }: { size?: number }) {
  return <LoaderCircle aria-hidden size={size} strokeWidth={1.75} className="shrink-0 animate-spin" />;
}
