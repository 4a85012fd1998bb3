import { join } from 'node:path';
import { expect, it } from 'vitest';
import { site } from '../../site.ts';
import { languagesIn } from '../../words/languages.ts';
import { manifest, securityText } from './site-files.ts';

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

it('an installed translation opens, names and receives in its language', async () => {
  const german = (await languagesIn(join(import.meta.dirname, '../..'))).find(({ id }) => id === 'de');
  expect(manifest(german)).toMatchObject({
    id: '/de',
    start_url: '/de',
    scope: '/',
    lang: 'de',
    description: expect.stringContaining('umwandeln'),
    shortcuts: expect.arrayContaining([
      { name: 'Bild verkleinern', url: '/de/bild-verkleinern' },
      { name: 'Favicon-Generator', url: '/de/favicon-generator' },
    ]),
    file_handlers: [{ action: '/de/bildgroesse-aendern' }],
    share_target: { action: '/de/receive' },
  });
  expect(manifest()).toMatchObject({ id: '/', start_url: '/', lang: 'en', share_target: { action: '/receive' } });
  expect(manifest(german).shortcuts).toHaveLength(manifest().shortcuts.length);
});

it('reports of vulnerabilities have an address that is valid for at least a year', () => {
  expect(securityText(2026).split('\n').slice(0, 2)).toEqual([
    `Contact: mailto:support@${site.domain}`,
    'Expires: 2027-12-31T23:59:59Z',
  ]);
});
