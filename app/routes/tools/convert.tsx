import { ConvertTool } from '#app/tools/convert/convert-tool.tsx';
import { ToolPage, toolMeta } from '#app/tools/tool-page.tsx';

export const meta = () => toolMeta('convert');

export default function Convert() {
  return <ToolPage id="convert" Screen={ConvertTool} />;
}
