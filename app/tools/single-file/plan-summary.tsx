import { formatSize } from '#app/components/pixels.ts';
import type { Plan, Probe } from '#engine';

/** What goes in and what will come out. */
export function PlanSummary({ picture, plan, label }: { picture: Probe; plan: Plan; label: string }) {
  return (
    <p className="text-small text-muted">
      {formatSize(picture)} → <span className="font-medium text-text">{formatSize(plan)}</span> · {label}
    </p>
  );
}
