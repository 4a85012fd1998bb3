import { CompressTool } from '#app/tools/compress/compress-tool.tsx';
import { ToolPage, toolMeta } from '#app/tools/tool-page.tsx';
import { compressPage } from '#words/catalogue/tool-pages/compress.ts';

export const meta = () => toolMeta('compress', compressPage);

export default function Compress() {
  return <ToolPage id="compress" Screen={CompressTool} />;
}
