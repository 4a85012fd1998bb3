import { expect, test } from 'vitest';
import { icoOf } from './icons.ts';
import { sharedBy } from './share-pictures.ts';
import { sitemap } from './site-files.ts';

test('a page names its share picture', () => {
  const html = `<meta property="og:image" content="https://example.org/share/tools/a.png"/>
    <meta property="og:description" content="Small &amp; sharp"/><h1 class="x">Make it <em>small</em></h1>`;
  expect(sharedBy(html)).toEqual({
    file: 'share/tools/a.png',
    heading: 'Make it small',
    description: 'Small &amp; sharp',
  });
});

test('a page without a picture is not shared, and one without a heading stops the build', () => {
  expect(sharedBy('<h1>404</h1>')).toBeUndefined();
  expect(() => sharedBy('<meta property="og:image" content="https://example.org/a.png"/>')).toThrow('heading');
});

test('an icon file has the offset of its picture', () => {
  const ico = icoOf(Buffer.from('PNG'), 32);
  expect(ico.subarray(ico.readUInt32LE(18), ico.readUInt32LE(18) + ico.readUInt32LE(14)).toString()).toBe('PNG');
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
});

test('the sitemap has absolute URLs', () => {
  expect(sitemap(['/', '/a&b'])).toMatch(/<loc>https?:\/\/[^/]+\/<\/loc>[\s\S]*\/a&amp;b<\/loc>/);
});
