import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { folderAddress, type PictureCode, pictureCode, sizesOf, trialPage, worthwhile } from './picture-code.ts';

const filesIn = (extension: string) =>
  [480, 1200].map((width) => ({ name: `dandelions-${width}.${extension}`, width, bytes: width }));

const CODE: PictureCode = {
  sources: [
    { mediaType: 'image/avif', files: filesIn('avif') },
    { mediaType: 'image/jpeg', files: filesIn('jpg') },
  ],
  size: { width: 1200, height: 800 },
  loading: 'lazy',
  alt: '',
  folder: '',
};

it('offers each format, and its size before it has loaded', () => {
  expect(pictureCode(CODE)).toBe(`<picture>
  <source
    type="image/avif"
    srcset="dandelions-480.avif 480w,
      dandelions-1200.avif 1200w"
    sizes="100vw"
  >
  <img
    src="dandelions-1200.jpg"
    srcset="dandelions-480.jpg 480w,
      dandelions-1200.jpg 1200w"
    sizes="100vw"
    width="1200"
    height="800"
    alt=""
    loading="lazy"
    decoding="async"
    style="width: 100%; height: auto"
  >
</picture>`);
});

it('is a plain image for one format', () => {
  const code = pictureCode({ ...CODE, sources: CODE.sources.slice(0, 1), shown: 800, loading: 'eager' });
  expect(code).toMatch(/^<img\n {2}src="dandelions-1200.avif"/);
  expect(code).toContain('sizes="(min-width: 800px) 800px, 100vw"');
  expect(code).toContain('style="width: 100%; max-width: 800px; height: auto"');
  expect(code).toContain('loading="eager"\n  fetchpriority="high"');
  expect(code).not.toContain('picture');
});

it('has a placeholder if there is one', () => {
  const background = 'data:image/webp;base64,UklGRg==';
  expect(pictureCode({ ...CODE, background })).toContain(`background: url(${background}) center / cover no-repeat"`);
  expect(pictureCode({ ...CODE, thumbHash: '3OcRJYB4d3h/iIeHeEh3eIhw+j2w' })).toContain(
    'data-thumbhash="3OcRJYB4d3h/iIeHeEh3eIhw+j2w"',
  );
});

it.each([
  [{ avif: 2, webp: 3, jpeg: 4 }, ['avif', 'webp', 'jpeg']],
  [{ avif: 3, webp: 2, jpeg: 4 }, ['webp', 'avif', 'jpeg']],
  [{ avif: 5, webp: 2, jpeg: 4 }, ['webp', 'jpeg']],
  [{ avif: 4, jpeg: 4 }, ['jpeg']],
  [{ webp: 9 }, ['webp']],
])('offers of %j %j', (bytes, formats) => {
  const sources = Object.entries(bytes).map(([mediaType, bytes]) => ({
    mediaType,
    files: [{ name: 'a', width: 1, bytes }],
  }));
  expect(worthwhile(sources).map(({ mediaType }) => mediaType)).toEqual(formats);
});

it.each([
  ['', ''],
  ['  ', ''],
  ['/images', '/images/'],
  ['img/', 'img/'],
  ['https://example.org/a b,c', 'https://example.org/a%20b%2Cc/'],
  ['..\\img', '../img/'],
])('the folder %j precedes names as %j', (folder, address) => {
  expect(folderAddress(folder)).toBe(address);
});

it('writes sizes for a column and for the whole window', () => {
  expect([sizesOf(undefined), sizesOf(640)]).toEqual(['100vw', '(min-width: 640px) 640px, 100vw']);
});

it('is valid HTML, whatever the description contains', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard', 'html-validate:document'],
    rules: { 'no-inline-style': 'off', 'doctype-style': 'off', 'attr-spacing': 'off' },
  });
  const code = pictureCode({ ...CODE, alt: '"><script>alert(1)</script> & more', folder: '/a "b"', shown: 300 });
  const { results } = await validator.validateString(trialPage('<One> & "two"', code));
  expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual([]);
  expect(code).not.toContain('<script');
});
