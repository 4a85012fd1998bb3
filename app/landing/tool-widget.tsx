import { memo, Suspense } from 'react';
import { Spinner } from '#app/components/spinner.tsx';
import type { Preset } from '#catalogue/preset.ts';
import { WIDGETS } from './widgets.ts';

/**
 * The working tool of a landing page. It is part of the prerendered page, so nothing moves when its script arrives;
 * the fallback is seen by who comes from another page. Drawn anew only for another preset: an update in the middle of
 * hydration would throw the prerendered tool away.
 */
export const ToolWidget = memo(function ToolWidget({ tool, recipe, maxSizeMb }: Preset & { maxSizeMb: number }) {
  const Tool = WIDGETS[tool];
  if (!Tool) return <p role="alert">Tool component not found</p>;
  return (
    <Suspense fallback={<Waiting />}>
      <Tool base={recipe} maxSizeMb={maxSizeMb} />
    </Suspense>
  );
});

/** As high as a tool before its first file, so that the text below stays where it is. */
function Waiting() {
  return (
    <div
      role="status"
      className="flex min-h-109 items-center justify-center gap-2 rounded-surface border border-line bg-surface text-muted md:min-h-122"
    >
      <Spinner />
      Loading tool...
    </div>
  );
}
