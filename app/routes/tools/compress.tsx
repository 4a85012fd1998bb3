import { CompressTool } from '#app/tools/compress/compress-tool.tsx';
import { ToolPage, toolMeta } from '#app/tools/tool-page.tsx';

export const meta = () => toolMeta('compress');

export default function Compress() {
  return <ToolPage id="compress" Screen={CompressTool} />;
}
