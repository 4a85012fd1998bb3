import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { ToolId } from '#catalogue/tools.ts';
import type { MetadataToolProps } from './metadata/metadata-tool.tsx';
import type { ToolProps } from './tool-props.ts';

/** The screen of each tool, loaded separately, so that the page's text is there before the tool. */
export const SCREENS: Readonly<Record<ToolId, LazyExoticComponent<ComponentType<ToolProps>>>> = {
  compress: lazy(() => import('./compress/compress-tool.tsx').then(({ CompressTool }) => ({ default: CompressTool }))),
  convert: lazy(() => import('./convert/convert-tool.tsx').then(({ ConvertTool }) => ({ default: ConvertTool }))),
  resize: lazy(() => import('./resize/resize-tool.tsx').then(({ ResizeTool }) => ({ default: ResizeTool }))),
  batch: lazy(() => import('./batch/batch-tool.tsx').then(({ BatchTool }) => ({ default: BatchTool }))),
};

/** The tool for metadata, for the landing pages that show it. */
export const MetadataTool: LazyExoticComponent<ComponentType<MetadataToolProps>> = lazy(() =>
  import('./metadata/metadata-tool.tsx').then(({ MetadataTool }) => ({ default: MetadataTool })),
);
