import { FaviconTool } from '#app/tools/favicon/favicon-tool.tsx';
import { seriesMeta } from '#app/tools/series/series-page.tsx';
import { faviconText } from '#words/catalogue/sets/favicon.ts';

export const meta = () => seriesMeta('favicon', faviconText);

export default function Favicon() {
  return <FaviconTool />;
}
