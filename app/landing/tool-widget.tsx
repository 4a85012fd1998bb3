import { memo, Suspense, useRef } from 'react';
import { EarlyInput, ISLAND } from '#app/early-input.ts';
import { SCREENS } from '#app/tools/screens.ts';
import { ToolWaiting } from '#app/tools/tool-waiting.tsx';
import type { Preset } from '#catalogue/preset.ts';

/**
 * The working tool of a landing page. It is part of the prerendered page, so nothing moves when its script arrives;
 * the fallback is seen by who comes from another page. Drawn anew only for another preset: an update in the middle of
 * hydration would throw the prerendered tool away.
 */
export const ToolWidget = memo(function ToolWidget({ tool, recipe, maxSizeMb }: Preset & { maxSizeMb: number }) {
  const island = useRef<HTMLDivElement>(null);
  const Tool: (typeof SCREENS)[typeof tool] | undefined = SCREENS[tool];
  if (!Tool) return <p role="alert">Tool component not found</p>;
  return (
    <div {...ISLAND} ref={island}>
      <Suspense fallback={<ToolWaiting />}>
        <Tool base={recipe} maxSizeMb={maxSizeMb} />
        <EarlyInput island={island} />
      </Suspense>
    </div>
  );
});
