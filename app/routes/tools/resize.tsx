import { ResizeTool } from '#app/tools/resize/resize-tool.tsx';
import { ToolPage, toolMeta } from '#app/tools/tool-page.tsx';
import { resizePage } from '#words/catalogue/tool-pages/resize.ts';

export const meta = () => toolMeta('resize', resizePage);

export default function Resize() {
  return <ToolPage id="resize" Screen={ResizeTool} />;
}
