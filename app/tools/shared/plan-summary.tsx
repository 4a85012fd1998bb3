import type { Probe, Size } from '#engine';
import { formatSize } from '#words/pixels.ts';

interface PlanSummaryProps {
  picture: Probe;
  /** What will come out, or has. */
  plan: Size;
  label: string;
  /** The result's size, where it is known and nowhere else in view. */
  figure?: string | undefined;
}

/** What goes in and what will come out: on one line where there is room. */
export function PlanSummary({ picture, plan, label, figure }: PlanSummaryProps) {
  const before = formatSize(picture);
  const after = formatSize(plan);
  return (
    <p className="text-small lg:truncate text-muted">
      {before !== after && `${before} → `}
      <span className="font-medium text-text">{after}</span>
      {/* The format is chosen above: on a phone the size has its place. */}
      <span className={figure && 'max-sm:hidden'}> · {label}</span>
      {figure && <span className="font-medium text-text lg:hidden"> · {figure}</span>}
    </p>
  );
}
