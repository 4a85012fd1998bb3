import { describe, expect, it } from 'vitest';
import { ENTRIES } from '#catalogue/entries/index.ts';
import { presetOf, sizeAim } from '#catalogue/preset.ts';
import { BATCH_ACTIONS, TOOL_IDS, type ToolId } from '#catalogue/tools.ts';
import { parseRecipe, type Recipe } from '#engine/recipe/index.ts';
import { TOOL_PAGES } from '#pages/tools.ts';
import { printSettings, readSettings, toolAddress } from './address.ts';

function read(tool: ToolId, query: string, base?: Recipe): Recipe {
  return readSettings(tool, new URLSearchParams(query), base);
}

const batch = TOOL_PAGES.batch.actions ?? expect.unreachable('a batch has actions');
const to = (kb: number) => ({ ...sizeAim(kb), quality: 75 });

const SHARED: [ToolId, Recipe, string][] = [
  [
    'resize',
    {
      edits: [{ do: 'resize', width: 1280, height: 720, fit: 'inside' }],
      output: { format: 'same', aim: 'encode', quality: 85 },
    },
    '/resize?width=1280&height=720&fit=inside',
  ],
  [
    'resize',
    {
      edits: [
        { do: 'rotate', quarterTurns: 3 },
        { do: 'crop', left: 0, top: 10, width: 300, height: 200 },
        { do: 'flip', axis: 'vertical' },
        { do: 'resize', percent: 50, enlarge: false },
      ],
      output: { format: 'same', aim: 'encode', quality: 85, metadata: 'keep-but-location' },
    },
    '/resize?rotate=270&crop=0%2C10%2C300%2C200&flip=vertical&percent=50&enlarge=no&metadata=keep-but-location',
  ],
  ['compress', { edits: [], output: { format: 'jpeg', ...to(150) } }, '/compress?target=150kb'],
  ['compress', { edits: [], output: { format: 'jpeg', ...to(1536) } }, '/compress?target=1.5mb'],
  [
    'compress',
    { edits: [], output: { format: 'jpeg', ...to(150), lossless: true } },
    '/compress?target=150kb&lossless=yes',
  ],
  [
    'compress',
    { edits: [], output: { format: 'webp', quality: 60, aim: 'compress', preserveFormat: true } },
    '/compress?format=webp&quality=60&keep-format=yes',
  ],
  ['compress', { edits: [], output: { format: 'jpeg', quality: 75, aim: 'score', score: 70 } }, '/compress?score=70'],
  // Like every conversion, it keeps the named format.
  [
    'convert',
    { edits: [], output: { format: 'webp', quality: 92, aim: 'score', score: 80, preserveFormat: true } },
    '/convert?score=80',
  ],
  [
    'batch',
    { edits: [], output: { format: 'webp', quality: 75, aim: 'score', score: 80, preserveFormat: true } },
    '/batch?action=convert&score=80',
  ],
  [
    'batch',
    { edits: batch.compress.edits, output: { format: 'same', quality: 75, aim: 'score', score: 60 } },
    '/batch?score=60',
  ],
  ['convert', { edits: [], output: { format: 'png', aim: 'encode', quality: 92 } }, '/convert?format=png'],
  ['convert', { edits: [], output: { format: 'avif', aim: 'encode', quality: 50 } }, '/convert?format=avif&quality=50'],
  [
    'convert',
    { edits: [], output: { format: 'jpeg', aim: 'encode', quality: 92, background: '#ff8800' } },
    '/convert?format=jpg&background=ff8800',
  ],
  ['batch', batch.compress, '/batch?action=compress'],
  ['batch', { edits: batch.compress.edits, output: { format: 'same', ...to(200) } }, '/batch?target=200kb'],
  ['batch', { edits: [], output: { format: 'gif', aim: 'encode', quality: 75 } }, '/batch?format=gif'],
  [
    'batch',
    {
      edits: [
        { do: 'rotate', quarterTurns: 1 },
        { do: 'resize', width: 500, enlarge: false },
      ],
      output: batch.resize.output,
    },
    '/batch?rotate=90&width=500&enlarge=no',
  ],
];

describe('settings in the address', () => {
  it.each(SHARED)('%s writes %j as %s and reads it back', (tool, recipe, address) => {
    expect(toolAddress(tool, recipe)).toBe(address);
    expect(read(tool, address.split('?')[1] ?? '')).toEqual(recipe);
  });

  it.each(TOOL_IDS)('%s without settings has its bare path', (tool) => {
    expect(toolAddress(tool, TOOL_PAGES[tool].opens)).toBe(TOOL_PAGES[tool].path);
    expect(read(tool, '')).toEqual(TOOL_PAGES[tool].opens);
  });

  it("takes every landing page's preset through an address and back", () => {
    for (const entry of ENTRIES) {
      const { tool, recipe } = presetOf(entry);
      expect(read(tool, toolAddress(tool, recipe).split('?')[1] ?? ''), entry.slug).toEqual(recipe);
    }
  });

  it("starts from the landing page's preset", () => {
    const base: Recipe = {
      edits: [{ do: 'resize', width: 800, height: 600, fit: 'cover' }],
      output: { format: 'jpeg', ...to(100) },
    };
    expect(printSettings('compress', base, base).toString()).toBe('');
    expect(read('compress', '', base)).toEqual(base);
    expect(read('compress', 'target=150kb', base)).toEqual({ ...base, output: { format: 'jpeg', ...to(150) } });
    expect(read('compress', 'edits=none', base).edits).toEqual([]);
    expect(read('compress', 'target=none', base).output).toEqual({ format: 'jpeg', quality: 75, aim: 'compress' });
    for (const recipe of SHARED.filter(([tool]) => tool === 'compress').map(([, recipe]) => recipe))
      expect(read('compress', printSettings('compress', recipe, base).toString(), base)).toEqual(recipe);
  });

  it('fills both sides if the resizer’s address has both, like its fields', () => {
    expect(read('resize', 'width=640&height=480').edits).toEqual([
      { do: 'resize', width: 640, height: 480, fit: 'cover' },
    ]);
    expect(read('resize', 'width=640&height=480&fit=inside').edits).toMatchObject([{ fit: 'inside' }]);
    // A batch has pictures of any shape.
    expect(read('batch', 'width=640&height=480').edits).not.toMatchObject([{ fit: 'cover' }]);
  });

  it('parses what people type', () => {
    expect(read('convert', 'format=JPEG').output.format).toBe('jpeg');
    expect(read('convert', 'format=tif').output.format).toBe('tiff');
    expect(read('compress', 'target=1.5 MB').output).toEqual({ format: 'jpeg', ...to(1536) });
    expect(read('compress', 'target=300').output).toEqual({ format: 'jpeg', ...to(300) });
    expect(read('batch', 'target=100kb').output).toEqual({ format: 'same', ...to(100) });
    expect(read('batch', 'format=png').output).toEqual({ format: 'png', aim: 'encode', quality: 75 });
    expect(read('batch', 'action=compress&format=png').output).toMatchObject({ format: 'png', aim: 'compress' });
  });

  const IGNORED = [
    'width=0',
    'width=-5&height=abc',
    'width=999999',
    'width=1.5',
    'percent=0',
    'width=10&percent=50',
    'fit=cover',
    'crop=1,2,3',
    'crop=0,0,0,0',
    'rotate=45',
    'flip=up',
    'quality=0',
    'quality=101',
    'target=0.9kb',
    'target=2000mb',
    'target=NaN',
    'format=heic',
    'format=svg',
    'format=__proto__',
    'format=constructor',
    'background=red',
    'metadata=all',
    'action=delete',
    'nothing=at&all',
    `target=${'9'.repeat(400)}kb`,
  ];
  it.each(IGNORED)('ignores %s', (query) => {
    for (const tool of TOOL_IDS) expect(read(tool, query)).toEqual(TOOL_PAGES[tool].opens);
  });

  it('keeps the valid settings beside an invalid one', () => {
    expect(read('resize', 'width=640&height=zero&rotate=90&rotate=91').edits).toEqual([
      { do: 'resize', width: 640 },
      { do: 'rotate', quarterTurns: 1 },
    ]);
  });

  it.each(['width=1600', 'action=resize&width=1600&height=900', 'edge=2000'])(
    'enlarges nothing in a batch whose address has a frame and no enlarge: %s',
    (query) => {
      expect(read('batch', query).edits).toMatchObject([{ do: 'resize', enlarge: false }]);
      expect(read('batch', `${query}&enlarge=yes`).edits).toMatchObject([{ do: 'resize', enlarge: true }]);
      expect(read('resize', query.replace('action=resize&', '')).edits).not.toMatchObject([{ enlarge: false }]);
    },
  );

  /** A resize enlarges by default. */
  const plain = ({ edits, output }: Recipe): Recipe => ({
    edits: edits.map((edit) => {
      if (edit.do !== 'resize' || !edit.enlarge) return edit;
      const { enlarge: _, ...rest } = edit;
      return rest;
    }),
    output,
  });

  it("keeps any page's recipe in an address of any tool, from any page", () => {
    const recipes = [
      ...ENTRIES.map((entry) => presetOf(entry).recipe),
      ...TOOL_IDS.map((tool) => TOOL_PAGES[tool].opens),
      ...BATCH_ACTIONS.map((action) => batch[action]),
      ...SHARED.map(([, recipe]) => recipe),
    ];
    const bases = [...new Map(recipes.map((recipe) => [JSON.stringify(recipe), recipe])).values()];
    for (const tool of TOOL_IDS) {
      for (const base of bases) {
        for (const recipe of bases) {
          const query = printSettings(tool, recipe, base).toString();
          expect(plain(read(tool, query, base)), `${tool}?${query}`).toEqual(plain(recipe));
        }
      }
    }
  });

  it('always returns a recipe that the engine accepts', () => {
    const keys = [
      'width',
      'height',
      'percent',
      'edge',
      'fit',
      'crop',
      'rotate',
      'format',
      'quality',
      'target',
      'action',
      'pages',
    ];
    const values = [
      '',
      '1',
      '90',
      '100',
      'cover',
      '5,5,5,5',
      'png',
      'pdf',
      'same',
      'none',
      '150kb',
      'compress',
      '%00',
      '😀',
    ];
    let state = 7;
    const pick = <T>(list: T[]): T => {
      state = (state * 1103515245 + 12345) % 2147483648;
      return list[state % list.length] as T;
    };
    for (let round = 0; round < 2000; round++) {
      const params = new URLSearchParams(Array.from({ length: 5 }, () => [pick(keys), pick(values)]));
      const tool = pick([...TOOL_IDS]);
      const recipe = readSettings(tool, params);
      expect(parseRecipe(recipe)).toEqual(recipe);
      const again = printSettings(tool, recipe);
      expect(readSettings(tool, again), `${tool} ${params} ${again}`).toEqual(recipe);
    }
  });
});
