import type { ReactNode } from 'react';
import { SingleFileTool } from '#app/tools/single-file/single-file-tool.tsx';
import type { Recipe } from '#engine';

const loadWorkbench = () => import('./compress-workbench.tsx').then((module) => module.CompressWorkbench);

/** Makes one image's file smaller: by quality, or to a size. */
export function CompressTool({ heading, base }: { heading?: ReactNode; base?: Recipe }) {
  return <SingleFileTool tool="compress" heading={heading} base={base} loadWorkbench={loadWorkbench} />;
}
