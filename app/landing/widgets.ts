import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { ToolId } from '#catalogue/tools.ts';
import type { Recipe } from '#engine';

export interface WidgetProps {
  /** What the tool opens with. */
  base?: Recipe;
  /** Megabytes that the file may have. */
  maxSizeMb?: number;
}

/** The tool of each page, loaded on its own, so that a page of texts is there before the tool is. */
export const WIDGETS: Partial<Record<ToolId, LazyExoticComponent<ComponentType<WidgetProps>>>> = {
  compress: lazy(() =>
    import('#app/tools/compress/compress-tool.tsx').then(({ CompressTool }) => ({ default: CompressTool })),
  ),
  convert: lazy(() =>
    import('#app/tools/convert/convert-tool.tsx').then(({ ConvertTool }) => ({ default: ConvertTool })),
  ),
  resize: lazy(() => import('#app/tools/resize/resize-tool.tsx').then(({ ResizeTool }) => ({ default: ResizeTool }))),
  batch: lazy(() => import('#app/tools/batch/batch-tool.tsx').then(({ BatchTool }) => ({ default: BatchTool }))),
};
