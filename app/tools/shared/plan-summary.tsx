import { formatSize } from '#app/components/pixels.ts';
import type { Plan, Probe } from '#engine';

/** What goes in and what will come out. */
export function PlanSummary({ picture, plan, label }: { picture: Probe; plan: Plan; label: string }) {
  const before = formatSize(picture);
  const after = formatSize(plan);
  return (
    <p className="text-small text-muted">
      {before !== after && `${before} → `}
      <span className="font-medium text-text">{after}</span> · {label}
    </p>
  );
}
