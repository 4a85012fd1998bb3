import { BatchTool } from '#app/tools/batch/batch-tool.tsx';
import { ToolPage, toolMeta } from '#app/tools/tool-page.tsx';

export const meta = () => toolMeta('batch');

export default function Batch() {
  return <ToolPage id="batch" Screen={BatchTool} />;
}
