import type { Loaded } from '#app/engine/load-engine.ts';
import { createStore, type Source } from '#app/store.ts';
import { setEdits, setOption } from '#app/tools/address/recipe-changes.ts';
import type { RecipeChange } from '#app/tools/address/use-recipe.ts';
import { type Arrangement, arrange, editsOf } from '#app/tools/adjust/arrangement.ts';
import { heightFor, ratioOf, widthFor } from '#app/tools/adjust/aspect.ts';
import type { Crop, CropRatio } from '#app/tools/adjust/crop.ts';
import type { Move } from '#app/tools/adjust/orientation.ts';
import { pixelsOf, type Side, sideOf, sideProblem } from '#app/tools/adjust/side-field.ts';
import { boxesOf, type Cover } from '#app/tools/redact/boxes.ts';
import type { Probe, Size } from '#engine';
import type { Recipe } from '#engine/recipe/index.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';
import { resizeWords } from '#words/resize.ts';
import { clearSide, setBoxes, setLock, setPreset, setRatio, setSide, turn } from './changes.ts';
import type { SizePreset } from './presets.ts';
import { dpiOf, inPixels, inUnit, isDpi, type Measure, type Unit } from './units.ts';
import { coverOf, viewOf } from './view.ts';

type FieldName = Side | 'dpi';

/** What the resizer's controls show besides the recipe. */
export interface ResizeState {
  /** What is being typed. A text stays here until it is valid. */
  texts: Partial<Record<FieldName, string>>;
  unit: Unit;
  /** The resolution that a size on paper has set, to remove it together with the size. */
  statedDpi?: number | undefined;
  /** The visitor has opened the lock between both sides. A filled size may have it open or closed. */
  isFree: boolean;
  /** The side that was typed last, until the size is set in another way. It stays when the other one is typed. */
  typed?: Side | undefined;
  /** The side for which typing the other one has opened the lock. */
  kept?: Side | undefined;
  ratio: CropRatio;
  /** What hides the next part, if none is hidden yet. */
  cover: Cover;
}

export const START: ResizeState = { texts: {}, unit: 'px', isFree: false, ratio: 'free', cover: 'black' };

interface Given {
  probe: Probe;
  /** The recipe of the fields. */
  recipe: Recipe;
  /** The page's initial recipe. */
  base: Recipe;
  api: Pick<Loaded['api'], 'layOut' | 'applies' | 'outputFormat'>;
}

/** What the screen shows of a picture and its settings. */
export function resizeFacts(state: ResizeState, { probe, recipe: { edits, output }, base, api }: Given) {
  const { texts, unit, statedDpi, isFree, ratio } = state;
  const arrangement = arrange(edits);
  const seen = viewOf(probe, arrangement, api.layOut);
  const view = { ...seen, locked: seen.locked && !isFree };
  const box = coverOf(arrangement.resize);
  const measure: Measure = { unit, dpi: output.dpi ?? statedDpi ?? dpiOf(probe) };
  const problemOf = (side: Side) => {
    const text = texts[side];
    return text === undefined ? undefined : sideProblem(CONTROLS[side], inPixels(text, measure));
  };
  const written = api.outputFormat(probe, output);
  const hasDpi = api.applies('dpi', output, written);
  return {
    arrangement,
    view,
    /** The requested size, if it has both sides. */
    box,
    ratio: box ? ('size' as const) : ratio,
    boxes: boxesOf(arrangement.redact, view.standing),
    cover: arrangement.redact?.cover ?? state.cover,
    measure,
    /** The typed side that stays, because the other one was typed too. */
    kept: view.locked ? undefined : state.kept,
    /** The format of the result. */
    written,
    hasDpi,
    dpi: { current: output.dpi, base: base.output.dpi },
    problems: {
      width: problemOf('width'),
      height: problemOf('height'),
      dpi: texts.dpi === undefined || isDpi(Number(texts.dpi)) ? undefined : resizeWords.dpiProblem,
    },
    remarks: [
      ...(box && view.crop ? [resizeWords.croppedToFill] : []),
      ...(view.stretched ? [resizeWords.stretched] : []),
      ...(statedDpi !== undefined && !hasDpi ? [resizeWords.noPrintSize(written.label)] : []),
    ],
  };
}

export type ResizeFacts = ReturnType<typeof resizeFacts>;

/** Whether the other side of a size stays the same with another value of this one. */
function isInShape(size: Size, side: Side, pixels: number): boolean {
  const other = otherSide(side);
  return (side === 'width' ? heightFor : widthFor)(pixels, ratioOf(size)) === size[other];
}

const otherSide = (side: Side): Side => (side === 'width' ? 'height' : 'width');

/** The resizer's controls without their page. Each method has the facts that the control showed. */
export class ResizeScreen {
  readonly #change: (change: RecipeChange) => void;
  readonly #state = createStore(START);
  readonly state: Source<ResizeState> = this.#state;

  /** @param change changes the recipe */
  constructor(change: (change: RecipeChange) => void) {
    this.#change = change;
  }

  /** Any change except typing: the fields show the result. */
  place(next: Arrangement): void {
    this.#settle('width', 'height');
    this.#set({ typed: undefined, kept: undefined });
    this.#adjust(next);
  }

  typeSide({ arrangement, view, measure }: ResizeFacts, side: Side, text: string): void {
    this.#type(side, text);
    const other = otherSide(side);
    const pixels = sideOf(inPixels(text, measure));
    if (pixels) {
      this.#settle(other);
      const isOpened = view.locked && this.#state.get().typed === other && !isInShape(view.result, side, pixels);
      if (isOpened) this.#set({ isFree: true, kept: other });
      this.#set({ typed: side });
      this.#adjust(setSide(arrangement, isOpened ? { ...view, locked: false } : view, side, pixels));
    } else if (text.trim() === '') {
      this.#set({ typed: undefined, kept: undefined });
      this.#adjust(clearSide(arrangement, view, side, this.#isEmptied(other)));
    }
  }

  /** A length on paper stays the same with another number of pixels. */
  typeDpi(facts: ResizeFacts, text: string): void {
    this.#type('dpi', text);
    const dpi = Number(text);
    if (!isDpi(dpi)) return;
    this.#stateDpi(facts, dpi);
    const { arrangement, view, measure } = facts;
    const { resize } = arrangement;
    if (!resize?.width && !resize?.height) return;
    const sides = (['width', 'height'] as const).flatMap((side) => {
      const length = inUnit(view.result[side], measure);
      const pixels = resize[side] && pixelsOf(inPixels(length, { unit: measure.unit, dpi }));
      return pixels ? [[side, pixels] as const] : [];
    });
    this.#adjust({ ...arrangement, resize: { ...resize, ...Object.fromEntries(sides) } });
  }

  /** A field has lost the focus: it shows the current setting again, unless it is empty or invalid. */
  leaveField({ problems }: ResizeFacts, field: FieldName): void {
    if (!this.#isEmptied(field) && !problems[field]) this.#settle(field);
  }

  chooseUnit(facts: ResizeFacts, unit: Unit): void {
    this.#settle('width', 'height', 'dpi');
    this.#set({ unit });
    if (unit === 'px') this.#withdrawDpi(facts);
    else this.#stateDpi(facts, facts.measure.dpi);
  }

  choosePreset(facts: ResizeFacts, { width, height, dpi }: SizePreset): void {
    this.#set({ isFree: false });
    this.place(setPreset(facts.arrangement, { width, height }));
    if (dpi) this.#stateDpi(facts, dpi);
    else if (facts.measure.unit === 'px') this.#withdrawDpi(facts);
  }

  setLock({ arrangement, view }: ResizeFacts, locked: boolean): void {
    this.#set({ isFree: !locked });
    this.place(setLock(arrangement, view, locked));
  }

  setBoxes({ arrangement, view }: ResizeFacts, boxes: readonly Crop[], cover: Cover): void {
    this.#set({ cover });
    this.place(setBoxes(arrangement, view, boxes, cover));
  }

  setRatio({ arrangement, view }: ResizeFacts, ratio: CropRatio): void {
    this.#set({ ratio });
    this.place(setRatio(arrangement, view, ratio));
  }

  /** Rotates or mirrors the picture. The shape of its crop rotates with it. */
  turn({ arrangement, view }: ResizeFacts, by: Move): void {
    if (this.#state.get().ratio !== 'picture') this.#set({ ratio: 'free' });
    this.place(turn(arrangement, view, by));
  }

  /** Whether both sides are emptied, so that there is nothing to resize to. */
  hasNoSide(): boolean {
    return this.#isEmptied('width') && this.#isEmptied('height');
  }

  /** A size on paper is only valid with its resolution. */
  #stateDpi({ hasDpi }: ResizeFacts, dpi: number): void {
    this.#set({ statedDpi: dpi });
    if (hasDpi) this.#change(setOption('dpi', dpi));
  }

  #withdrawDpi({ dpi: { current, base } }: ResizeFacts): void {
    const { statedDpi } = this.#state.get();
    this.#set({ statedDpi: undefined });
    if (statedDpi !== undefined && current === statedDpi) this.#change(setOption('dpi', base));
  }

  #adjust(next: Arrangement): void {
    this.#change(setEdits(() => editsOf(next)));
  }

  #isEmptied(field: FieldName): boolean {
    return this.#state.get().texts[field]?.trim() === '';
  }

  #type(field: FieldName, text: string): void {
    this.#set({ texts: { ...this.#state.get().texts, [field]: text } });
  }

  #settle(...fields: FieldName[]): void {
    const texts = { ...this.#state.get().texts };
    for (const field of fields) delete texts[field];
    this.#set({ texts });
  }

  #set(change: Partial<ResizeState>): void {
    this.#state.set({ ...this.#state.get(), ...change });
  }
}
