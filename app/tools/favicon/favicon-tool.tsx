import { SeriesTool } from '#app/tools/series/series-tool.tsx';
import { importWatched } from '#engine/arrival/scripts.ts';
import { faviconText } from '#words/catalogue/sets/favicon.ts';
import { toolWords } from '#words/tools.ts';
import { OPENS } from './settings.ts';

const loadAddressText = () => importWatched(() => import('./address-text.ts')).then((module) => module.addressText);
const loadScreens = () => import('./favicon-screen.tsx').then((module) => module.FaviconScreen);

/** Makes the icons of a website from one picture, with the HTML and the manifest for them. */
export function FaviconTool() {
  return (
    <SeriesTool
      text={faviconText}
      base={OPENS}
      loadAddressText={loadAddressText}
      loadScreens={loadScreens}
      writes="png"
      running={toolWords.loading}
      results="beside"
    />
  );
}
