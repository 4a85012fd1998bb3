import { ResizeTool } from '#app/tools/resize/resize-tool.tsx';
import { ToolPage, toolMeta } from '#app/tools/tool-page.tsx';

export const meta = () => toolMeta('resize');

export default function Resize() {
  return <ToolPage id="resize" Screen={ResizeTool} />;
}
