import type { Probe, Size } from '#engine';
import { formatSize } from '#words/pixels.ts';

interface PlanSummaryProps {
  picture: Probe;
  /** The dimensions of the result, planned or final. */
  plan: Size;
  label: string;
  /** The result's size, if it is known and not shown elsewhere. */
  figure?: string | undefined;
}

/** Original and result in one line, if there is space. */
export function PlanSummary({ picture, plan, label, figure }: PlanSummaryProps) {
  const before = formatSize(picture);
  const after = formatSize(plan);
  return (
    <p className="text-small lg:truncate text-muted">
      {before !== after && `${before} → `}
      <span className="font-medium text-text">{after}</span>
      {/* The format's control is above. On a phone the size takes this place. */}
      <span className={figure && 'max-sm:hidden'}> · {label}</span>
      {figure && <span className="font-medium text-text lg:hidden"> · {figure}</span>}
    </p>
  );
}
