import { MetadataTool } from '#app/tools/metadata/metadata-tool.tsx';
import { seriesMeta } from '#app/tools/series/series-page.tsx';
import { metadataText } from '#words/catalogue/sets/metadata.ts';

export const meta = () => seriesMeta('metadata', metadataText);

export default function Metadata() {
  return <MetadataTool />;
}
