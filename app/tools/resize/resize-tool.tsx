import type { ReactNode } from 'react';
import { SingleFileTool } from '#app/tools/single-file/single-file-tool.tsx';
import type { Recipe } from '#engine';

const loadWorkbench = () => import('./resize-workbench.tsx').then((module) => module.ResizeWorkbench);

/** Resizes, crops, turns and mirrors one image. */
export function ResizeTool({ heading, base }: { heading?: ReactNode; base?: Recipe }) {
  return <SingleFileTool tool="resize" heading={heading} base={base} loadWorkbench={loadWorkbench} />;
}
