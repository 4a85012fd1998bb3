import { describe, expect, it } from 'vitest';
import { TOOLS } from '#catalogue/tools.ts';
import type { Edit, Probe, Recipe } from '#engine';
import * as api from '#engine';
import { resizeWords } from '#words/resize.ts';
import { setCrop, setPad, setPercent, setStretch } from './changes.ts';
import { ResizeScreen, resizeFacts } from './resize-screen.ts';

const probe = { format: 'jpeg', width: 3000, height: 2000, frames: 1, alpha: false } as Probe;
const base = TOOLS.resize.opens;

/** The resizer's controls on a photo. */
function makeScreen(edits: Edit[] = [], output: Partial<Recipe['output']> = {}) {
  let recipe = { edits, output: { ...base.output, ...output } } as Recipe;
  const screen = new ResizeScreen((change) => {
    recipe = change(recipe);
  });
  const facts = () => resizeFacts(screen.state.get(), { probe, recipe, base, api });
  return {
    screen,
    facts,
    edits: () => recipe.edits,
    output: () => recipe.output,
    state: () => screen.state.get(),
    texts: () => screen.state.get().texts,
  };
}

const box: Edit = { do: 'resize', width: 600, height: 600, fit: 'cover' };

describe('a typed side', () => {
  it('becomes the size, and the other field shows what follows', () => {
    const { screen, facts, edits, texts } = makeScreen();
    screen.typeSide(facts(), 'height', '9x');
    screen.typeSide(facts(), 'width', '1500');
    expect(edits()).toEqual([{ do: 'resize', width: 1500 }]);
    expect(texts()).toEqual({ width: '1500' });
    screen.leaveField(facts(), 'width');
    expect(texts()).toEqual({});
    expect(facts().view.result).toMatchObject({ width: 1500, height: 1000 });
  });

  it('changes nothing while it is invalid, and stays with its reason', () => {
    const { screen, facts, edits, texts } = makeScreen();
    screen.typeSide(facts(), 'width', '-5');
    expect(edits()).toEqual([]);
    expect(facts().problems.width).toMatch(/./);
    screen.leaveField(facts(), 'width');
    expect(texts()).toEqual({ width: '-5' });
  });

  it('stays when the other one is typed, which opens the lock', () => {
    const { screen, facts, edits } = makeScreen();
    screen.typeSide(facts(), 'width', '140');
    screen.typeSide(facts(), 'height', '6');
    screen.typeSide(facts(), 'height', '60');
    expect(edits()).toEqual([{ do: 'resize', width: 140, height: 60, fit: 'cover' }]);
    expect(facts()).toMatchObject({ kept: 'width', view: { locked: false }, remarks: [resizeWords.croppedToFill] });
    screen.setLock(facts(), true);
    expect(facts().kept).toBeUndefined();
  });

  it('stays linked where both have the shape of the picture', () => {
    const { screen, facts, edits } = makeScreen();
    screen.typeSide(facts(), 'width', '1500');
    screen.typeSide(facts(), 'height', '1000');
    expect(facts()).toMatchObject({ kept: undefined, view: { locked: true } });
    expect(edits()).toEqual([{ do: 'resize', height: 1000 }]);
  });

  it.each<[string, (made: ReturnType<typeof makeScreen>) => void]>([
    [
      'the size was set in another way',
      ({ screen, facts }) => screen.place(setPercent(facts().arrangement, facts().view, 50)),
    ],
    ['it was emptied', ({ screen, facts }) => screen.typeSide(facts(), 'width', '')],
  ])('follows again once %s', (_, change) => {
    const made = makeScreen();
    made.screen.typeSide(made.facts(), 'width', '140');
    change(made);
    made.screen.typeSide(made.facts(), 'height', '60');
    expect(made.edits()).toEqual([{ do: 'resize', height: 60 }]);
    expect(made.facts().view.locked).toBe(true);
  });

  it('that is emptied leaves the other one, and both leave no size', () => {
    const { screen, facts, edits, texts } = makeScreen([box]);
    screen.typeSide(facts(), 'width', '');
    expect(edits()).toEqual([{ do: 'resize', height: 600 }]);
    expect(screen.hasNoSide()).toBe(false);
    screen.leaveField(facts(), 'width');
    expect(texts()).toEqual({ width: '' });
    screen.typeSide(facts(), 'height', ' ');
    expect(edits()).toEqual([]);
    expect(screen.hasNoSide()).toBe(true);
  });
});

describe('a size on paper', () => {
  const inMm = () => {
    const made = makeScreen([{ do: 'resize', width: 1181 }]);
    made.screen.chooseUnit(made.facts(), 'mm');
    return made;
  };

  it('states its resolution, which pixels withdraw', () => {
    const { screen, facts, output, texts } = inMm();
    expect(facts().measure).toEqual({ unit: 'mm', dpi: 300 });
    expect(output().dpi).toBe(300);
    screen.typeSide(facts(), 'width', 'x');
    screen.chooseUnit(facts(), 'px');
    expect(texts()).toEqual({});
    expect(output().dpi).toBe(base.output.dpi);
  });

  it('stays the same length in other units and with another resolution', () => {
    const { screen, facts, edits, output } = inMm();
    screen.chooseUnit(facts(), 'in');
    expect(output().dpi).toBe(300);
    screen.typeSide(facts(), 'width', '2');
    screen.typeDpi(facts(), '600');
    expect(edits()).toEqual([{ do: 'resize', width: 1200 }]);
    screen.chooseUnit(facts(), 'cm');
    expect(edits()).toEqual([{ do: 'resize', width: 1200 }]);
    expect(output().dpi).toBe(600);
  });

  it('stays the same length with another resolution', () => {
    const { screen, facts, edits, output } = inMm();
    screen.typeDpi(facts(), '150');
    expect(output().dpi).toBe(150);
    expect(edits()).toEqual([{ do: 'resize', width: 591 }]);
  });

  it('keeps an invalid resolution in its field only', () => {
    const { screen, facts, output } = inMm();
    screen.typeDpi(facts(), '1');
    expect(output().dpi).toBe(300);
    expect(facts().problems.dpi).toBe(resizeWords.dpiProblem);
  });

  it('keeps a resolution that was set since', () => {
    const { screen, facts } = inMm();
    const set = resizeFacts(screen.state.get(), {
      probe,
      recipe: { edits: [], output: { ...base.output, dpi: 72 } } as Recipe,
      base,
      api,
    });
    const changes: unknown[] = [];
    const other = new ResizeScreen((change) => changes.push(change));
    other.chooseUnit(facts(), 'mm');
    other.chooseUnit(set, 'px');
    expect(changes).toHaveLength(1);
  });

  it('is announced where the format holds no resolution', () => {
    const { screen, facts, output } = makeScreen([], { format: 'gif' });
    screen.chooseUnit(facts(), 'mm');
    expect(output().dpi).toBeUndefined();
    expect(facts().remarks).toEqual([resizeWords.noPrintSize('GIF')]);
  });
});

describe('the lock', () => {
  it('opens and closes, also for a filled size, which does not show it', () => {
    const { screen, facts } = makeScreen([box]);
    expect(facts().view.locked).toBe(true);
    screen.setLock(facts(), false);
    expect(facts().view.locked).toBe(false);
    screen.setLock(facts(), true);
    expect(facts().view.locked).toBe(true);
  });

  it('is closed by a size from the list, which may state a resolution', () => {
    const { screen, facts, edits, output } = makeScreen();
    screen.setLock(facts(), false);
    screen.choosePreset(facts(), { width: 413, height: 531, dpi: 300 } as never);
    expect(facts().view.locked).toBe(true);
    expect(edits()).toEqual([{ do: 'resize', width: 413, height: 531, fit: 'cover' }]);
    expect(output().dpi).toBe(300);
    expect(facts().remarks).toEqual([resizeWords.croppedToFill]);
    screen.choosePreset(facts(), { width: 600, height: 400 } as never);
    expect(output().dpi).toBe(base.output.dpi);
  });
});

describe('the picture’s editor', () => {
  it('keeps the chosen shape of a crop until the picture is turned, unless it is the picture’s own', () => {
    const { screen, facts } = makeScreen();
    screen.setRatio(facts(), '1:1' as never);
    expect(facts().ratio).toBe('1:1');
    screen.turn(facts(), 'turn-left');
    expect(facts().ratio).toBe('free');
    screen.setRatio(facts(), 'picture');
    screen.turn(facts(), 'turn-left');
    expect(facts().ratio).toBe('picture');
  });

  it('shows the shape of a filled size', () => {
    expect(makeScreen([box]).facts()).toMatchObject({ ratio: 'size', box: { width: 600, height: 600 } });
  });

  it('hides the next part as the last one', () => {
    const { screen, facts, edits } = makeScreen();
    expect(facts().cover).toBe('black');
    screen.setBoxes(facts(), [{ x: 0, y: 0, width: 0.5, height: 0.5 }], 'white' as never);
    expect(edits()).toMatchObject([{ do: 'redact' }]);
    screen.setBoxes(facts(), [], 'white' as never);
    expect(edits()).toEqual([]);
    expect(facts().cover).toBe('white');
  });

  it.each<[string, (screen: ResizeScreen, facts: ReturnType<typeof resizeFacts>) => void, string]>([
    ['a percentage', (screen, facts) => screen.place(setPercent(facts.arrangement, facts.view, 50)), 'resize'],
    ['stretching', (screen, facts) => screen.place(setStretch(facts.arrangement, facts.view, true)), 'resize'],
    [
      'edges',
      (screen, facts) => screen.place(setPad(facts.arrangement, { do: 'pad', width: 800, height: 800 } as never)),
      'pad',
    ],
    [
      'a crop',
      (screen, facts) => screen.place(setCrop(facts.arrangement, facts.view, { x: 0, y: 0, width: 0.5, height: 0.5 })),
      'crop',
    ],
  ])('and %s let the fields show the result', (_, change, kind) => {
    const { screen, facts, edits, texts } = makeScreen();
    screen.typeSide(facts(), 'width', '-5');
    change(screen, facts());
    expect(texts()).toEqual({});
    expect(edits().map((edit) => edit.do)).toContain(kind);
  });
});
