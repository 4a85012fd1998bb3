import { SingleFileTool } from '#app/tools/single-file/single-file-tool.tsx';
import type { ToolProps } from '#app/tools/tool-props.ts';

const loadWorkbench = async () => {
  const [{ ConvertWorkbench }, { adapt }] = await Promise.all([
    import('./convert-workbench.tsx'),
    import('./opening.ts'),
  ]);
  return { Screens: ConvertWorkbench, adapt };
};

/** Converts one image to another format. */
export function ConvertTool(props: ToolProps) {
  return <SingleFileTool tool="convert" {...props} loadWorkbench={loadWorkbench} />;
}
