import { SingleFileTool } from '#app/tools/single-file/single-file-tool.tsx';
import type { ToolProps } from '#app/tools/tool-props.ts';

const loadWorkbench = () =>
  import('./resize-workbench.tsx').then(({ ResizeWorkbench }) => ({ Screens: ResizeWorkbench }));

/** Resizes, crops, rotates and mirrors one image. */
export function ResizeTool(props: ToolProps) {
  return <SingleFileTool tool="resize" {...props} loadWorkbench={loadWorkbench} />;
}
