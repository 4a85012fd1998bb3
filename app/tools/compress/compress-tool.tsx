import type { ReactNode } from 'react';
import { SingleFileTool } from '#app/tools/single-file/single-file-tool.tsx';
import type { Recipe } from '#engine';

const loadWorkbench = () => import('./compress-workbench.tsx').then((module) => module.CompressWorkbench);

/** Makes one image's file smaller: by quality, or to a size. */
export function CompressTool(props: { heading?: ReactNode; base?: Recipe; maxSizeMb?: number }) {
  return <SingleFileTool tool="compress" {...props} loadWorkbench={loadWorkbench} />;
}
