import { pageMeta, structuredData } from '#app/seo.ts';
import { BatchTool } from '#app/tools/batch/batch-tool.tsx';
import { ToolHeading, ToolPage } from '#app/tools/tool-page.tsx';
import { toolStructuredData } from '#catalogue/structured-data.ts';
import { BATCH_LIMIT, TOOLS } from '#catalogue/tools.ts';
import { site } from '#site';

const DESCRIPTION = `Up to ${BATCH_LIMIT} JPG, PNG, WebP, GIF or TIFF images in one go, with the same settings, saved as a ZIP. Free, and nothing is uploaded.`;

export const meta = () => [
  ...pageMeta({
    title: `Resize, Compress or Convert ${BATCH_LIMIT} Images at Once | ${site.name}`,
    description: DESCRIPTION,
    path: TOOLS.batch.path,
  }),
  ...structuredData(toolStructuredData(TOOLS.batch, DESCRIPTION)),
];

export default function Batch() {
  return (
    <ToolPage>
      <BatchTool
        heading={
          // On a phone every line counts for the drop zone to be in view.
          <div className="max-sm:[&>div>p]:hidden">
            <ToolHeading
              title={TOOLS.batch.heading}
              lead={`One setting for up to ${BATCH_LIMIT} images, right here.`}
            />
          </div>
        }
      />
    </ToolPage>
  );
}
