import { pageMeta, structuredData } from '#app/seo.ts';
import { ResizeTool } from '#app/tools/resize/resize-tool.tsx';
import { ToolHeading, ToolPage } from '#app/tools/tool-page.tsx';
import { toolStructuredData } from '#catalogue/structured-data.ts';
import { TOOLS } from '#catalogue/tools.ts';
import { site } from '#site';

const DESCRIPTION =
  'Change the size of a JPG, PNG, WebP, GIF or TIFF image by pixels or percent, crop it, turn it. Free, and nothing is uploaded.';

export const meta = () => [
  ...pageMeta({
    title: `Resize, Crop and Turn Images in Your Browser | ${site.name}`,
    description: DESCRIPTION,
    path: TOOLS.resize.path,
  }),
  ...structuredData(toolStructuredData(TOOLS.resize, DESCRIPTION)),
];

export default function Resize() {
  return (
    <ToolPage>
      <ResizeTool heading={<ToolHeading title={TOOLS.resize.heading} lead="Resize, crop and turn, right here." />} />
    </ToolPage>
  );
}
