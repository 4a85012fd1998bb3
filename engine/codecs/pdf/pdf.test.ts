import { PDFArray, PDFDocument, PDFName, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { pixelsOf, quadrantsDeviation } from '../../../fixtures/compare.ts';
import { type FixtureName, fixture, fixtureFile } from '../../../fixtures/index.ts';
import { NO_POPPLER, readByPoppler } from '../../../fixtures/pdf.ts';
import { BLUE, GREEN, RED, YELLOW } from '../../../fixtures/pictures.ts';
import { NOTHING } from '../../details/part.ts';
import { createEngine, type Output } from '../../node.ts';
import { jpegDetails } from '../jpeg/details.ts';

const engine = createEngine({ workers: 2 });
afterAll(() => engine[Symbol.asyncDispose]());

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
const upright = [RED, GREEN, BLUE, YELLOW];
const MM = 72 / 25.4;

async function pageOf(file: FixtureName | File, output: Partial<Output> = {}) {
  const given = typeof file === 'string' ? await fixtureFile(file) : file;
  return engine.run(given, { edits: [], output: { aim: 'encode', format: 'pdf', ...output } as Output });
}

/** The picture streams as stored in the file, with their colour spaces. */
async function picturesIn(pdf: Blob | Uint8Array) {
  const document = await PDFDocument.load(pdf instanceof Blob ? await bytesOf(pdf) : pdf);
  return document.context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFRawStream) || object.dict.get(PDFName.of('Subtype')) !== PDFName.of('Image')) return [];
    const colours = object.dict.get(PDFName.of('ColorSpace'));
    const ref = colours instanceof PDFArray ? colours.get(1) : undefined;
    const profile = ref instanceof PDFRef ? document.context.lookup(ref) : undefined;
    return [
      {
        jpeg: object.contents,
        colours: String(colours).split(' ')[0],
        profile: profile instanceof PDFRawStream ? profile.contents : undefined,
      },
    ];
  });
}

const sizesOf = async (pdf: Blob) =>
  (await PDFDocument.load(await bytesOf(pdf))).getPages().map((page) => {
    const { width, height } = page.getSize();
    return [width, height];
  });

describe('a JPEG on a page', () => {
  it('keeps its bytes if no quality was chosen', async () => {
    const { blob, encodes } = await pageOf('quadrants.jpg');
    const [picture] = await picturesIn(blob);
    expect(Buffer.from(picture?.jpeg ?? [])).toEqual(await fixture('quadrants.jpg'));
    expect(encodes).toBe(0);
  });

  it('except its metadata', async () => {
    const { blob, plan } = await pageOf('place-and-thumbnail.jpg');
    const [picture] = await picturesIn(blob);
    const original = await fixture('place-and-thumbnail.jpg');
    const stripped = jpegDetails.keepOnly(original, NOTHING, 1) ?? expect.fail('cannot strip');
    expect(Buffer.from(picture?.jpeg ?? [])).toEqual(Buffer.from(stripped));
    expect(picture?.jpeg.length).toBeLessThan(original.length);
    expect(plan.losses).toEqual(['metadata']);
  });

  it('is encoded again at a chosen quality, unless that takes more bytes', async () => {
    const original = await fixture('photo-1200.jpg');
    const [smaller] = await picturesIn((await pageOf('photo-1200.jpg', { quality: 60 })).blob);
    expect(smaller?.jpeg.length).toBeLessThan(original.length * 0.9);
    const [kept] = await picturesIn((await pageOf('tiny.jpg', { quality: 98 })).blob);
    expect(kept?.jpeg.length).toBeLessThanOrEqual((await fixture('tiny.jpg')).length);
  });

  it.each([
    [{ progressive: true }, { isProgressive: true }],
    [{ progressive: false }, { isProgressive: false }],
    [{ chroma: '4:4:4' }, { chromaSubsampling: '4:4:4' }],
    [{ chroma: '4:2:0' }, { chromaSubsampling: '4:2:0' }],
  ] as const)('is written as %j asks', async (asked, metadata) => {
    for (const name of ['photo-1200.jpg', 'progressive.jpg'] as const) {
      const { blob, encodes } = await pageOf(name, asked);
      const [picture] = await picturesIn(blob);
      expect(await sharp(picture?.jpeg).metadata(), name).toMatchObject(metadata);
      expect(encodes, name).toBe(1);
    }
  });

  it('is encoded again if it is edited', async () => {
    const result = await engine.run(await fixtureFile('photo-1200.jpg'), {
      edits: [{ do: 'resize', width: 300 }],
      output: { aim: 'encode', format: 'pdf' },
    });
    expect(await sizesOf(result.blob)).toEqual([[225, 150]]);
    const [picture] = await picturesIn(result.blob);
    expect((await sharp(picture?.jpeg).metadata()).width).toBe(300);
  });

  it('keeps its colours with their profile, and is converted on request', async () => {
    const p3 = await sharp(await fixture('photo-1200.jpg'))
      .withIccProfile('p3')
      .jpeg({ quality: 90 })
      .toBuffer();
    const file = new File([new Uint8Array(p3)], 'p3.jpg');
    const kept = await pageOf(file);
    expect(kept.plan.losses).not.toContain('wide-gamut');
    const [picture] = await picturesIn(kept.blob);
    expect(picture?.colours).toBe('[');
    expect(Buffer.from(picture?.profile ?? [])).toEqual((await sharp(p3).metadata()).icc);
    const converted = await pageOf(file, { profile: 'srgb' });
    expect(converted.plan.losses).toContain('wide-gamut');
    expect((await picturesIn(converted.blob))[0]).toMatchObject({ colours: '/DeviceRGB', profile: undefined });
  });

  it('is encoded again if PDF readers would show other colours', async () => {
    for (const name of ['cmyk-with-profile.jpg', 'cmyk-without-profile.jpg'] as const) {
      const [picture] = await picturesIn((await pageOf(name)).blob);
      expect((await sharp(picture?.jpeg).metadata()).space).toBe('srgb');
    }
    expect((await picturesIn((await pageOf('grey.jpg')).blob))[0]?.colours).toBe('/DeviceGray');
  });

  it('is reported if it is broken', async () => {
    await expect(pageOf('truncated.jpg')).rejects.toMatchObject({ code: 'incomplete' });
  });
});

describe('a page', () => {
  it.each([
    [{}, [900, 600]],
    [{ margin: 10 }, [900 + 20 * MM, 600 + 20 * MM]],
    [{ paper: 'a4' }, [297 * MM, 210 * MM]],
    [{ paper: 'letter', margin: 20 }, [792, 612]],
  ] as const)('of %o', async (output, expected) => {
    const [size] = await sizesOf((await pageOf('photo-1200.jpg', output)).blob);
    expect(size?.[0]).toBeCloseTo(expected[0], 1);
    expect(size?.[1]).toBeCloseTo(expected[1], 1);
  });

  /** An A4 page, scanned. */
  const scan = async (dpi?: number) => {
    const picture = sharp({ create: { width: 1654, height: 2339, channels: 3, background: 'white' } }).jpeg();
    const bytes = await (dpi ? picture.withMetadata({ density: dpi }) : picture).toBuffer();
    return new File([new Uint8Array(bytes)], 'scan.jpg');
  };
  it.each([
    ['a scan at 200 dpi', 200, {}, [210, 297]],
    ['one that was edited', 200, { quality: 60 }, [210, 297]],
    ['one that is to be 100 dpi', 200, { dpi: 100 }, [420, 594]],
    ['one that states nothing', undefined, {}, [437.6, 618.9]],
    ['one of a camera that knows no resolution', 72, {}, [437.6, 618.9]],
    ['one on Letter, whatever its resolution', 200, { paper: 'letter' }, [215.9, 279.4]],
  ] as const)('of %s has its size on paper', async (_what, dpi, output, expected) => {
    const [size] = await sizesOf((await pageOf(await scan(dpi), output)).blob);
    expect(size?.map((points) => (points ?? 0) / MM)).toEqual(expected.map((mm) => expect.closeTo(mm, 0)));
  });

  it('keeps its size on paper where a search for a size takes pixels away', async () => {
    const photo = await sharp(await fixture('photo-1200.jpg'))
      .withMetadata({ density: 100 })
      .toBuffer();
    const file = new File([new Uint8Array(photo)], 'photo.jpg');
    const { blob, width } = await pageOf(file, { aim: 'size', bytes: 12 * 1024 });
    expect(width).toBeLessThan(1200);
    const [size] = await sizesOf(blob);
    expect(size?.map((points) => (points ?? 0) / MM)).toEqual([304.8, 203.2].map((mm) => expect.closeTo(mm, -0.5)));
  });

  it.each([
    ['tiny at a high resolution', 16, 12, 1200, { margin: 0 }, [4, 3]],
    ['one pixel', 1, 1, 300, { margin: 0 }, [3, 3]],
    ['a line', 600, 1, 300, { margin: 0 }, [1800, 3]],
    ['too long to become wide enough', 2, 16_000, 300, { margin: 0 }, [3, 14_400]],
    ['with a margin, as large as asked', 16, 12, 1200, { margin: 10 }, [0.96 + 20 * MM, 0.72 + 20 * MM]],
    ['large enough, as large as asked', 48, 12, 288, { margin: 0 }, [12, 3]],
  ] as const)('is never smaller than readers show: %s', async (_, width, height, dpi, { margin }, [across, down]) => {
    const jpeg = await sharp({ create: { width, height, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    const { blob } = await pageOf(new File([new Uint8Array(jpeg)], 'a.jpg'), { dpi, margin });
    const [page] = await sizesOf(blob);
    expect(page?.[0]).toBeCloseTo(across, 1);
    expect(page?.[1]).toBeCloseTo(down, 1);
  });

  it('is never longer than readers accept', async () => {
    const long = sharp({ create: { width: 30_000, height: 20, channels: 3, background: 'red' } });
    const { blob } = await pageOf(new File([new Uint8Array(await long.jpeg().toBuffer())], 'long.jpg'), { margin: 50 });
    expect((await sizesOf(blob))[0]?.[0]).toBeCloseTo(14_400, 1);
  });
});

describe('bound together', () => {
  it('pages keep their order, bytes and colours', async () => {
    const names = ['quadrants.jpg', 'grey.jpg', 'tiny.jpg', 'transparent.png', 'p3.png'] as const;
    const pages = await Promise.all(names.map((name) => pageOf(name, { profile: 'keep' })));
    const bound = await engine.bind(pages.map(({ blob }) => blob));
    expect(bound.type).toBe('application/pdf');
    const single = await Promise.all(pages.map(async ({ blob }) => (await picturesIn(blob))[0]));
    const inBound = await picturesIn(bound);
    expect(inBound.map(({ jpeg }) => jpeg.length)).toEqual(single.map((picture) => picture?.jpeg.length));
    expect(inBound.map(({ jpeg }) => Buffer.from(jpeg))).toEqual(
      single.map((picture) => Buffer.from(picture?.jpeg ?? [])),
    );
    expect(inBound.map(({ colours, profile }) => [colours, profile?.length])).toEqual(
      single.map((picture) => [picture?.colours, picture?.profile?.length]),
    );
    expect(inBound[4]?.profile).toBeDefined();
    expect(await sizesOf(bound)).toEqual((await Promise.all(pages.map(({ blob }) => sizesOf(blob)))).flat());
  });

  it('a single document stays the same', async () => {
    const { blob } = await pageOf('quadrants.jpg');
    expect(await bytesOf(await engine.bind([blob]))).toEqual(await bytesOf(blob));
  });

  it('other documents are rejected', async () => {
    await expect(engine.bind([])).rejects.toMatchObject({ code: 'no-file' });
    await expect(engine.bind([await fixtureFile('quadrants.jpg')])).rejects.toMatchObject({ code: 'unsupported' });
    const other = await (await PDFDocument.create()).save();
    await expect(engine.bind([new Blob([new Uint8Array(other)])])).rejects.toMatchObject({ code: 'unsupported' });
  });

  it('another reader shows every orientation upright, page by page', async ({ skip }) => {
    skip(NO_POPPLER !== undefined, NO_POPPLER);
    const names = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `orientation-${number}.jpg` as FixtureName);
    const pages = await Promise.all(names.map((name) => pageOf(name)));
    const bound = await engine.bind(pages.map(({ blob }) => blob));
    const { info, pages: drawn } = await readByPoppler(await bytesOf(bound), 96);
    expect(info).toMatch(/^Pages:\s+8$/m);
    for (const page of drawn) {
      const pixels = await pixelsOf(page);
      expect([pixels.width, pixels.height]).toEqual([64, 48]);
      expect(quadrantsDeviation(pixels, upright)).toBeLessThanOrEqual(20);
    }
  });

  it('and the paper around the picture', async ({ skip }) => {
    skip(NO_POPPLER !== undefined, NO_POPPLER);
    const { blob } = await pageOf('quadrants.jpg', { paper: 'a4', margin: 50 });
    const { info, pages: drawn } = await readByPoppler(await bytesOf(blob), 36);
    expect(info).toMatch(/\(A4\)/);
    const { data, info: size } = await sharp(drawn[0]).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * size.width + x) * 3, (y * size.width + x) * 3 + 3)];
    expect(at(5, 5)).toEqual([255, 255, 255]);
    expect(at(size.width >> 1, 60)).toEqual([255, 255, 255]);
    expect(at((size.width >> 1) - 40, (size.height >> 1) - 30)[0]).toBeGreaterThan(220);
  });
});
