import type { ReactNode } from 'react';
import { SingleFileTool } from '#app/tools/single-file/single-file-tool.tsx';
import type { Recipe } from '#engine';

const loadWorkbench = () => import('./convert-workbench.tsx').then((module) => module.ConvertWorkbench);

/** Writes one image in another format. */
export function ConvertTool({ heading, base }: { heading?: ReactNode; base?: Recipe }) {
  return <SingleFileTool tool="convert" heading={heading} base={base} loadWorkbench={loadWorkbench} />;
}
