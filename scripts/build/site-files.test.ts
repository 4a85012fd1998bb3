import { expect, it } from 'vitest';
import { manifest } from './site-files.ts';

it('the manifest names file types as the installed site’s system reads them', () => {
  const { file_handlers, share_target } = manifest();
  const [handler] = file_handlers;
  expect(handler?.accept).toMatchObject({ 'image/jpeg': expect.arrayContaining(['.jpg', '.jpeg']) });
  for (const [mediaType, extensions] of Object.entries(handler?.accept ?? {})) {
    expect(mediaType).toMatch(/^image\/[a-z+-]+$/);
    for (const extension of extensions) expect(extension).toMatch(/^\.[a-z0-9]+$/);
  }
  const shared = share_target.params.files[0]?.accept ?? [];
  expect(shared).toEqual(expect.arrayContaining(['image/jpeg', '.jpg', 'image/heic', '.heic']));
  for (const type of shared) expect(type).toMatch(/^(image\/|\.)/);
});
