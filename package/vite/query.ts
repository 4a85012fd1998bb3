import { faultsIn, keyTable, type RecipeFault, readRecipe } from '../../engine/explained.ts';
import { type Recipe, sidesOf } from '../../engine/public.ts';

/** Files whose import may have a recipe. */
export const IMAGE = /\.(?:jpe?g|png|webp|gif|tiff?|avif|jxl|heic|heif|bmp|svg)$/i;

/** The parts of an import's query that Vite reads or adds. */
const VITE_KEYS = new Set(['url', 'inline', 'no-inline', 'import', 't', 'v']);
/** Vite decides on the form of the import. */
const HOW = ['no-inline', 'inline', 'url'];

const RECIPE_KEYS = new Set(keyTable().map(({ key }) => key));

/** Like the command's flag of that name: `800`, `800x600`, `x600` or `50%`, and nothing is enlarged. */
const RESIZE = 'resize';

export interface RequestedPicture {
  /** The file on disk. */
  file: string;
  recipe: Recipe;
  /** The rest of the query, for Vite. */
  how: string;
}

/**
 * Reads an import such as `photo.jpg?width=800&format=webp`.
 * @returns undefined for anything but a picture with a recipe
 * @throws Error for an invalid query, because a build must not guess
 */
export function requestedPicture(id: string): RequestedPicture | undefined {
  const [file = '', query] = id.split('?', 2);
  if (query === undefined || !IMAGE.test(file)) return undefined;
  const params = new URLSearchParams(query);
  const keys = [...params.keys()].filter((key) => !VITE_KEYS.has(key));
  // `?raw`, or a query for another plugin.
  if (!keys.some((key) => key === RESIZE || RECIPE_KEYS.has(key))) return undefined;
  const text = new URLSearchParams([...params].filter(([key]) => !VITE_KEYS.has(key)));
  const recipe = strictRecipe(writtenOut(text), id);
  const how = HOW.find((key) => params.has(key)) ?? 'url';
  return { file, recipe, how };
}

/** Translates `resize=800` to `width=800&enlarge=no`, in its position among the edits. */
function writtenOut(params: URLSearchParams): URLSearchParams {
  const out = new URLSearchParams();
  for (const [key, text] of params) {
    if (key !== RESIZE) {
      out.append(key, text);
      continue;
    }
    const sides = sidesOf(text);
    if (!sides) throw new Error(`resize=${text}: expected 800, 800x600, x600 or 50%`);
    for (const side of sides) out.append(...side);
    if (!params.has('enlarge')) out.append('enlarge', 'no');
  }
  return out;
}

/**
 * Reads a recipe and rejects every key that an address would ignore.
 * @param place the file and the import, for the error message
 * @throws Error
 */
export function strictRecipe(text: URLSearchParams, place: string): Recipe {
  const [fault] = faultsIn(text);
  if (fault) throw new Error(`${place}: ${sentenceFor(fault)}`);
  return readRecipe(text);
}

function sentenceFor(fault: RecipeFault): string {
  switch (fault.code) {
    case 'unknown-key':
      return `${fault.key} is no key of a recipe`;
    case 'bad-value':
      return `${fault.key}=${fault.text}: expected ${fault.values}`;
    case 'incomplete-edit':
      return `${fault.key} alone, or with what stands beside it, makes no ${fault.edit}`;
    case 'needs-target':
      return `${fault.key}=${fault.text}: needs a target of this size or more`;
    case 'several-aims':
      return `${fault.keys.join(' and ')}: a result can be after one of them only`;
  }
}
