import { describe, expect, it } from 'vitest';
import { ENTRIES, entryOf, taskOf } from '#catalogue/entries/index.ts';
import { measurementJobs } from '#catalogue/measured.ts';
import { site } from '#site';
import { INCOMPLETE, PAGES } from './assembled.test-data.ts';
import { pathOf } from './entry-paths.ts';
import { hub, hubs, landingPage } from './landing-page.ts';

/** The promised slugs, written out: a page that disappears from the data must fail a test. */
const FORMATS = ['jpg', 'jpeg', 'png', 'webp', 'gif', 'tiff'];
const CONVERTERS = FORMATS.flatMap((from) =>
  FORMATS.filter((to) => from.replace('jpeg', 'jpg') !== to.replace('jpeg', 'jpg')).map(
    (to) => `${from}-to-${to}-converter`,
  ),
);
const COMPRESSORS = [
  ...['jpg', 'jpeg', 'png', 'webp', 'image-to-pdf'].map((format) => `${format}-compressor`),
  ...['20kb', '50kb', '100kb', '200kb', '300kb', '500kb', '1mb', '2mb', '10mb'].map(
    (size) => `${size}-photo-compressor`,
  ),
];
const RESIZERS = [
  ...['480x640', '1920x1080', '1280x720', '1080x1080', '1080x1920', '1200x628', '1200x1200', '1200x900', '800x600'],
  ...['500x500', '400x400', 'a4', 'square', '50kb', '200kb', '500kb', '1mo'],
].map((size) => `resize-image-to-${size}`);
const OTHERS = [
  'resize-image-for-youtube-banner',
  ...FORMATS.map((format) => `${format}-resizer`),
  'batch-image-compression',
  'batch-image-resizer',
  'batch-image-converter',
];
const SPECIFIED = [...CONVERTERS, ...COMPRESSORS, ...RESIZERS, ...OTHERS];

const TASK_SLUGS = new Set(ENTRIES.filter(taskOf).map(({ slug }) => slug));

describe('landing pages', () => {
  it('has 28 ordered pairs of the six names of five formats', () => {
    expect(CONVERTERS).toHaveLength(28);
  });

  it.each(SPECIFIED)('has %s', (slug) => {
    expect(entryOf(slug)?.slug).toBe(slug);
    expect(pathOf({ slug })).toBe(`/tools/${slug}`);
  });

  it('has no other slug', () => {
    for (const slug of ['', 'nope', 'jpg-to-jpeg-converter', 'image-converters', '__proto__', 'constructor'])
      expect(landingPage(slug)).toBeUndefined();
  });

  it('opens a page with its job', () => {
    const preset = (slug: string) => landingPage(slug)?.preset;
    expect(preset('jpg-to-png-converter')).toEqual({
      tool: 'convert',
      recipe: { edits: [], output: { aim: 'encode', format: 'png', quality: 92 } },
    });
    expect(preset('png-to-webp-converter')?.recipe.output).toEqual({ format: 'webp', aim: 'encode', quality: 92 });
    expect(preset('100kb-photo-compressor')).toEqual({
      tool: 'compress',
      recipe: { edits: [], output: { format: 'jpeg', aim: 'size', bytes: 102_400, quality: 75 } },
    });
    expect(preset('1mb-photo-compressor')?.recipe.output).toMatchObject({ bytes: 1_048_576 });
    expect(preset('image-to-pdf-compressor')).toMatchObject({
      tool: 'batch',
      recipe: { output: { format: 'pdf', pages: 'one', quality: 75 } },
    });
    expect(preset('png-compressor')?.recipe.output).toMatchObject({ format: 'png', preserveFormat: 'opened' });
    expect(preset('resize-image-to-a4')?.recipe.edits).toEqual([
      { do: 'resize', width: 2480, height: 3508, fit: 'cover' },
    ]);
    expect(preset('resize-image-to-square')?.recipe.edits).toMatchObject([{ width: 1000, height: 1000 }]);
    expect(preset('resize-image-for-youtube-banner')?.recipe.edits).toMatchObject([{ width: 2560, height: 1440 }]);
    expect(preset('resize-image-to-50kb')?.recipe.edits).toMatchObject([{ width: 1280, height: 720, fit: 'inside' }]);
    expect(preset('batch-image-compression')?.tool).toBe('batch');
  });

  it('has all texts of every page', () => {
    expect(INCOMPLETE).toEqual([]);
  });

  it('accepts files that are larger than the target', () => {
    for (const { slug, preset, uploadLimitMB } of PAGES) {
      const { output } = preset.recipe;
      if (output.aim === 'size') expect(uploadLimitMB * 1024 * 1024, slug).toBeGreaterThan(output.bytes * 1.05);
    }
  });

  it('makes the first spelling canonical for the second', () => {
    expect(landingPage('jpeg-to-png-converter')?.canonicalUrl).toBe(`${site.origin}/tools/jpg-to-png-converter`);
    expect(landingPage('png-to-jpeg-converter')?.canonicalUrl).toBe(`${site.origin}/tools/png-to-jpg-converter`);
    expect(landingPage('jpg-to-png-converter')?.canonicalUrl).toBe(`${site.origin}/tools/jpg-to-png-converter`);
  });

  it.each([
    ['png-to-jpg-converter', 'Transparency', 'turns white'],
    ['png-to-gif-converter', 'Transparency', 'hard edges'],
    ['gif-to-png-converter', 'Transparency', 'stays'],
    ['gif-to-jpg-converter', 'Animation', 'first frame only'],
    ['gif-to-png-converter', 'Animation', 'plays on'],
    ['png-to-jpg-converter', 'Animation', 'first frame only'],
    ['gif-to-webp-converter', 'Colours', 'all stay'],
    ['png-to-gif-converter', 'Colours', 'similar ones replace the rest'],
    ['tiff-to-png-converter', 'Colour depth', 'stays'],
    ['png-to-webp-converter', 'Colour depth', 'rounded'],
    ['tiff-to-jpg-converter', 'Pages', 'first page only'],
    ['png-to-webp-converter', 'Longest side', 'in pixels'],
    ['svg-to-png-converter', 'Shape', 'one fixed size'],
    ['jpg-to-png-converter', 'Transparency', undefined],
    ['jpg-to-png-converter', 'Animation', undefined],
  ])('of %s says what becomes of: %s (%s)', (slug, name, so) => {
    const rows = landingPage(slug)?.facts[0]?.table?.rows ?? [];
    expect(rows.find(([first]) => first === name)?.at(-1)).toBe(so);
  });

  it('promises what it must', () => {
    for (const page of PAGES.filter(({ kind }) => kind === 'converter'))
      expect(JSON.stringify(page.faqs), page.slug).toContain('10MB');
    expect(JSON.stringify(landingPage('jpg-compressor')?.faqs)).toContain('30-80%');
    expect(JSON.stringify(landingPage('batch-image-resizer')?.faqs)).toContain('20 images');
  });
});

describe('hubs', () => {
  it.each([
    ['image-converters', '/tools/jpg-to-png-converter'],
    ['image-compressors', '/tools/100kb-photo-compressor'],
    ['image-resizers', '/tools/resize-image-to-1920x1080'],
    ['batch-image-tools', '/tools/batch-image-compression'],
  ])('%s lists %s and keeps one address', (slug, path) => {
    const found = hub(slug);
    expect(found?.popular.map((link) => link.path)).toContain(path);
    expect(found?.canonicalUrl).toBe(`${site.origin}/tools/hubs/${slug}`);
  });

  it('returns nothing for another hub', () => {
    expect(hub('jpg-to-png-converter')).toBeUndefined();
    expect(hubs()).toHaveLength(4);
  });
});

describe('jobs to measure', () => {
  it('measures each job once, and every page finds its own or has none', () => {
    const jobs = measurementJobs();
    const keys = jobs.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { slug, measurementKey } of PAGES.filter(({ slug }) => !TASK_SLUGS.has(slug)))
      if (!keys.includes(measurementKey))
        expect(slug).toMatch(/^(heic|svg|bmp)-|^(jpg|jpeg|png|webp|gif|tiff)-resizer$/);
  });

  it.each([
    ['heic-to-jpg-converter', 'HEIC'],
    ['svg-to-png-converter', 'SVG'],
    ['jxl-to-png-converter', 'JXL'],
    ['jpeg-to-png-converter', undefined],
    ['png-to-avif-converter', undefined],
    ['image-to-pdf-compressor', undefined],
    ['100kb-photo-compressor', undefined],
  ])('%s names %s first where images come in', (slug, format) => {
    expect(landingPage(slug)?.hintFormat).toBe(format);
  });
});

describe('pages of tasks', () => {
  it.each([
    ['crop-image', 'resize', []],
    ['blur-image', 'resize', []],
    ['watermark-image', 'resize', []],
    ['add-border-to-image', 'resize', [{ do: 'pad', ratio: '1:1' }]],
    ['rotate-image', 'resize', []],
    ['passport-photo', 'resize', [{ do: 'resize', width: 413, height: 531, fit: 'cover' }]],
    ['gif-maker', 'batch', []],
  ] as const)('%s opens %s', (slug, tool, edits) => {
    const preset = landingPage(slug)?.preset;
    expect([preset?.tool, preset?.recipe.edits]).toEqual([tool, edits]);
  });

  it('write 300 dpi into a passport photo, and one file of several pictures', () => {
    expect(landingPage('passport-photo')?.preset.recipe.output).toMatchObject({ format: 'same', dpi: 300 });
    expect(landingPage('gif-maker')?.preset.recipe.output).toMatchObject({ format: 'gif', pages: 'one' });
  });
});
