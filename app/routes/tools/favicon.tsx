import { FaviconTool } from '#app/tools/favicon/favicon-tool.tsx';
import { SetPage, setMeta } from '#app/tools/set/set-page.tsx';
import { faviconText } from '#words/catalogue/sets/favicon.ts';

export const meta = () => setMeta('favicon', faviconText);

export default function Favicon() {
  return (
    <SetPage>
      <FaviconTool />
    </SetPage>
  );
}
