import { LoaderCircle } from 'lucide-react';

/** Beside words that say what is being waited for. */
export function Spinner({ size = 18 }: { size?: number }) {
  return <LoaderCircle aria-hidden size={size} strokeWidth={1.75} className="shrink-0 animate-spin" />;
}
