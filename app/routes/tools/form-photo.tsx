import { FormPhotoTool } from '#app/tools/form-photo/form-photo-tool.tsx';
import { seriesMeta } from '#app/tools/series/series-page.tsx';
import { formPhotoText } from '#words/catalogue/sets/form-photo.ts';

export const meta = () => seriesMeta('form-photo', formPhotoText);

export default function FormPhoto() {
  return <FormPhotoTool />;
}
