import { SeriesTool } from '#app/tools/series/series-tool.tsx';
import { formPhotoText } from '#words/catalogue/sets/form-photo.ts';
import { toolWords } from '#words/tools.ts';
import { BeforeUpload } from './before-upload.tsx';
import { loadAddressText } from './load-address-text.ts';
import { OPENS } from './settings.ts';

const loadScreens = () => import('./form-photo-screen.tsx').then((module) => module.FormPhotoScreen);

/** Makes the picture that a form asks for, and checks each of its rules in the finished file. */
export function FormPhotoTool() {
  return (
    <SeriesTool
      text={formPhotoText}
      base={OPENS}
      loadAddressText={loadAddressText}
      loadScreens={loadScreens}
      writes="jpeg"
      running={toolWords.loading}
      results="beside"
      BesideUpload={BeforeUpload}
    />
  );
}
