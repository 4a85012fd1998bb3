import { describe, expect, it } from 'vitest';
import { normalise, takeMeasures } from './measures.ts';

describe('numbers in a query', () => {
  it.each([
    ['150kb', { kb: 150 }],
    ['150 KB', { kb: 150 }],
    ['1.5 mb', { kb: 1536 }],
    ['1,5 Mo', { kb: 1536 }],
    ['200ko', { kb: 200 }],
    ['20k', { kb: 20 }],
    ['2 megabytes', { kb: 2048 }],
    ['102400 bytes', { kb: 100 }],
    ['half a megabyte', { kb: 512 }],
    ['from 5 mb to 500 kb', { kb: 500 }],
    ['between 20kb and 50kb', { kb: 50, leastKb: 20 }],
    ['20 to 50 kb', { kb: 50, leastKb: 20 }],
    ['20-50kb', { kb: 50, leastKb: 20 }],
    ['20kb – 50kb', { kb: 50, leastKb: 20 }],
    ['500kb-1mb', { kb: 1024, leastKb: 500 }],
    ['5mb-500kb', { kb: 500 }],
    ['from 200kb to 1 mb', { kb: 1024, leastKb: 200 }],
    ['under 50 kb, 200 to 230 px', { kb: 50, side: 230, bare: [200] }],
    ['to 100kb from 2mb', { kb: 100 }],
    ['640x480', { width: 640, height: 480 }],
    ['640 X 480 px', { width: 640, height: 480 }],
    ['640*480', { width: 640, height: 480 }],
    ['640 × 480', { width: 640, height: 480 }],
    ['1920 by 1080', { width: 1920, height: 1080 }],
    ['1,920 x 1,080', { width: 1920, height: 1080 }],
    ['800px by 600px', { width: 800, height: 600 }],
    ['width 1280 height 720', { width: 1280, height: 720 }],
    ['1280 wide, 720 high', { width: 1280, height: 720 }],
    ['height: 600', { height: 600 }],
    ['2x2 inch', { width: 600, height: 600, dpi: 300, paper: { width: 2, height: 2, unit: 'in' } }],
    ['10 x 15 cm', { width: 1181, height: 1772, dpi: 300, paper: { width: 100, height: 150, unit: 'mm' } }],
    [
      '35x45 mm 600 dpi',
      { width: 827, height: 1063, dpi: 600, paper: { width: 35, height: 45, unit: 'mm', dpi: 600 } },
    ],
    ['300 dpi', { dpi: 300 }],
    ['dpi 300', { dpi: 300 }],
    ['kb 100', { kb: 100 }],
    ['px 800', { side: 800 }],
    ['640x480 in png', { width: 640, height: 480 }],
    ['800px', { side: 800 }],
    ['50%', { percent: 50 }],
    ['50 percent', { percent: 50 }],
    ['quality 80', { quality: 80 }],
    ['80 quality', { quality: 80 }],
    ['compress jpg to 80% quality', { quality: 80 }],
    ['compress 4k image to 2mb', { kb: 2048 }],
    ['2mb 4k photo', { kb: 2048 }],
    ['resize 800', { bare: [800] }],
  ])('%s', (query, expected) => {
    const { rest: _, bare, ...found } = takeMeasures(normalise(query));
    expect({ ...found, ...(bare.length > 0 && { bare }) }).toEqual(expected);
  });

  it.each([
    ['jpg to png', 'jpg to png'],
    ['  JPG   →  PNG ', 'jpg to png'],
    ['jpg 2 png', 'jpg 2 png'],
    ['4k wallpaper', '4k wallpaper'],
    ['compress photo to 100kb please', 'compress photo to please'],
    ['', ''],
    ['😀', ''],
  ])('leaves the words of %j', (query, rest) => {
    expect(takeMeasures(normalise(query)).rest).toBe(rest);
  });
});
