import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { ToolId } from '#catalogue/tools.ts';
import type { ToolProps } from './tool-props.ts';

/** The screen of each tool, loaded separately, so that the page's text is there before the tool. */
export const SCREENS: Readonly<Record<ToolId, LazyExoticComponent<ComponentType<ToolProps>>>> = {
  compress: lazy(() => import('./compress/compress-tool.tsx').then(({ CompressTool }) => ({ default: CompressTool }))),
  convert: lazy(() => import('./convert/convert-tool.tsx').then(({ ConvertTool }) => ({ default: ConvertTool }))),
  resize: lazy(() => import('./resize/resize-tool.tsx').then(({ ResizeTool }) => ({ default: ResizeTool }))),
  batch: lazy(() => import('./batch/batch-tool.tsx').then(({ BatchTool }) => ({ default: BatchTool }))),
};
