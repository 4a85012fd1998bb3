import { ConvertTool } from '#app/tools/convert/convert-tool.tsx';
import { ToolPage, toolMeta } from '#app/tools/tool-page.tsx';
import { convertPage } from '#words/catalogue/tool-pages/convert.ts';

export const meta = () => toolMeta('convert', convertPage);

export default function Convert() {
  return <ToolPage id="convert" Screen={ConvertTool} />;
}
