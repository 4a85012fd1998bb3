import { SingleFileTool } from '#app/tools/single-file/single-file-tool.tsx';
import type { ToolProps } from '#app/tools/tool-props.ts';

const loadWorkbench = async () => {
  const [{ CompressWorkbench }, { adapt }] = await Promise.all([
    import('./compress-workbench.tsx'),
    import('./opening.ts'),
  ]);
  return { Screens: CompressWorkbench, adapt };
};

/** Makes one image's file smaller, by quality or to a size. */
export function CompressTool(props: ToolProps) {
  return <SingleFileTool tool="compress" {...props} loadWorkbench={loadWorkbench} />;
}
