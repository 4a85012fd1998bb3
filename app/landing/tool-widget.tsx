import { memo, Suspense, useEffect } from 'react';
import { MetadataTool, SCREENS } from '#app/tools/screens.ts';
import { ToolWaiting } from '#app/tools/tool-waiting.tsx';
import { PageFormat } from '#app/upload/page-format.ts';
import type { Preset } from '#catalogue/preset.ts';
import { frameWords } from '#words/frame.ts';

interface ToolWidgetProps extends Preset {
  maxSizeMb: number;
  /** The page's format, if the upload hint does not name it. */
  format?: string | undefined;
}

/**
 * The working tool of a landing page. It is part of the prerendered page, so nothing moves when its script arrives. The
 * fallback appears only after a navigation from another page. Rendered again only for another preset, because an update
 * during hydration would discard the prerendered tool.
 */
export const ToolWidget = memo(function ToolWidget({ tool, recipe, metadata, maxSizeMb, format }: ToolWidgetProps) {
  useEffect(() => {
    if (format) import('#app/engine/warm-for-page.ts').then(({ warmForPage }) => warmForPage(format)).catch(() => {});
  }, [format]);
  const Tool: (typeof SCREENS)[typeof tool] | undefined = SCREENS[tool];
  if (!Tool) return <p role="alert">{frameWords.notFound.component}</p>;
  return (
    <div>
      <Suspense fallback={<ToolWaiting />}>
        <PageFormat value={format}>
          {metadata ? <MetadataTool removal={metadata} /> : <Tool base={recipe} maxSizeMb={maxSizeMb} />}
        </PageFormat>
      </Suspense>
    </div>
  );
});
