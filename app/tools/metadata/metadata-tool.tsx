import { SeriesTool } from '#app/tools/series/series-tool.tsx';
import { importWatched } from '#engine/arrival/scripts.ts';
import { metadataText } from '#words/catalogue/sets/metadata.ts';
import { toolWords } from '#words/tools.ts';
import { OPENS } from './settings.ts';

const loadAddressText = () => importWatched(() => import('./address-text.ts')).then((module) => module.addressText);
const loadScreens = () => import('./metadata-screen.tsx').then((module) => module.MetadataScreen);

/** Shows what a file reveals besides its picture, and removes it without an encode. */
export function MetadataTool() {
  return (
    <SeriesTool
      text={metadataText}
      base={OPENS}
      loadAddressText={loadAddressText}
      loadScreens={loadScreens}
      writes="jpeg"
      running={toolWords.loading}
      results="beside"
    />
  );
}
