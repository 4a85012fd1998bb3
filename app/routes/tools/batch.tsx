import { BatchTool } from '#app/tools/batch/batch-tool.tsx';
import { ToolPage, toolMeta } from '#app/tools/tool-page.tsx';
import { batchPage } from '#words/catalogue/tool-pages/batch.ts';

export const meta = () => toolMeta('batch', batchPage);

export default function Batch() {
  return <ToolPage id="batch" Screen={BatchTool} />;
}
