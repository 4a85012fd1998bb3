import { pageMeta, structuredData } from '#app/seo.ts';
import { ConvertTool } from '#app/tools/convert/convert-tool.tsx';
import { ToolHeading, ToolPage } from '#app/tools/tool-page.tsx';
import { toolStructuredData } from '#catalogue/structured-data.ts';
import { TOOLS } from '#catalogue/tools.ts';
import { site } from '#site';

const DESCRIPTION =
  'Open JPG, PNG, WebP, GIF, TIFF, AVIF, HEIC, BMP or SVG and save it in the format you need, in its true colours. Free, and nothing is uploaded.';

export const meta = () => [
  ...pageMeta({
    title: `Convert Images to JPG, PNG, WebP, GIF or TIFF | ${site.name}`,
    description: DESCRIPTION,
    path: TOOLS.convert.path,
  }),
  ...structuredData(toolStructuredData(TOOLS.convert, DESCRIPTION)),
];

export default function Convert() {
  return (
    <ToolPage>
      <ConvertTool
        heading={<ToolHeading title={TOOLS.convert.heading} lead="Into the format you need, in true colours." />}
      />
    </ToolPage>
  );
}
