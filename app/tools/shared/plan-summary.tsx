import { formatSize } from '#app/components/pixels.ts';
import type { Probe, Size } from '#engine';

interface PlanSummaryProps {
  picture: Probe;
  /** What will come out, or has. */
  plan: Size;
  label: string;
  /** The result's size, where it is known and nowhere else in view. */
  figure?: string | undefined;
}

/** What goes in and what will come out, on one line; on a phone there is room for what comes out alone. */
export function PlanSummary({ picture, plan, label, figure }: PlanSummaryProps) {
  const before = formatSize(picture);
  const after = formatSize(plan);
  return (
    <p className="truncate text-small text-muted">
      {before !== after && <span className="max-sm:hidden">{before} → </span>}
      <span className="font-medium text-text">{after}</span> · {label}
      {figure && <span className="font-medium text-text lg:hidden"> · {figure}</span>}
    </p>
  );
}
