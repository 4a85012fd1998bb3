import { pageMeta, structuredData } from '#app/seo.ts';
import { CompressTool } from '#app/tools/compress/compress-tool.tsx';
import { ToolHeading, ToolPage } from '#app/tools/tool-page.tsx';
import { toolStructuredData } from '#catalogue/structured-data.ts';
import { TOOLS } from '#catalogue/tools.ts';
import { site } from '#site';

const DESCRIPTION =
  'Make JPG, PNG, WebP, GIF and AVIF files smaller, by quality or to a size in KB, with a look at before and after. Free, and nothing is uploaded.';

export const meta = () => [
  ...pageMeta({
    title: `Compress Images to a Size You Choose | ${site.name}`,
    description: DESCRIPTION,
    path: TOOLS.compress.path,
  }),
  ...structuredData(toolStructuredData(TOOLS.compress, DESCRIPTION)),
];

export default function Compress() {
  return (
    <ToolPage>
      <CompressTool
        heading={<ToolHeading title={TOOLS.compress.heading} lead="By quality, or to the size that a form asks for." />}
      />
    </ToolPage>
  );
}
