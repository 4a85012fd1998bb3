import { optimize, type PluginConfig } from 'svgo/browser';
import { remover } from './without-code.ts';

/*
 * Rewrites drawings with svgo. This module is imported with the first one, because svgo is larger than the rest of the
 * engine's scripts. The package has it as a script of its own.
 */

/** The choices for a drawing; see `recipe/options.ts`. */
export interface DrawingOptions {
  ids?: 'shorten' | 'keep' | undefined;
  titles?: 'keep' | 'strip' | undefined;
  precision?: number | undefined;
  scripts?: 'strip' | 'keep' | undefined;
}

const USUAL_PRECISION = 3;
/** If a drawing looks different with the usual decimals. */
const FINER_PRECISION = 5;
/** A transform multiplies coordinates, so its numbers need more decimals. */
const MORE_FOR_TRANSFORMS = 2;

/** Longer texts are rewritten once. svgo's time grows with the square of the elements in a group: 30 s for 60,000. */
const MOST_REPEATED = 1e6;

/** Parts of a drawing that move: what is invisible at first may appear later. */
const MOVES = /<(?:[\w-]+:)?(?:animate\w*|set)[\s/>]|@keyframes|\banimation\b|\btransition\b/i;
/** A comment that begins with an exclamation mark is a licence. HTML ends some comments earlier than XML does. */
const LICENCE = /^![^<>]*$/;
/** Without the plugins that change the structure. */
const CAREFUL = {
  collapseGroups: false,
  convertShapeToPath: false,
  inlineStyles: false,
  mergePaths: false,
  moveElemsAttrsToGroup: false,
  moveGroupAttrsToElems: false,
  removeHiddenElems: false,
  removeUselessStrokeAndFill: false,
  removeUselessDefs: false,
} as const;

/**
 * Removes code and other files, unless they are kept on purpose, and titles if they are not wanted.
 * @returns the drawing, and how many elements, attributes and instructions were removed
 * @throws {Error} for a text that is no XML
 */
export async function withoutUnwanted(
  text: string,
  { scripts = 'strip', titles = 'keep' }: DrawingOptions,
): Promise<{ text: string; removed: number }> {
  const plugin = remover({ code: scripts === 'keep', titles: titles === 'keep' });
  const { data } = optimize(text, { plugins: [plugin] });
  const removed = plugin.removed();
  return { text: removed > 0 ? data : text, removed };
}

/** How much a rewrite changes: the second way is for a drawing that looks different after the first. */
export type Way = 'usual' | 'careful';

/**
 * Rewrites a drawing in fewer bytes, with all its titles and code; see `withoutUnwanted`.
 * @throws {Error} for a text that is no XML
 */
export async function minified(text: string, options: DrawingOptions, way: Way = 'usual'): Promise<string> {
  const isCareful = way === 'careful';
  const { ids = 'shorten', precision: wanted = USUAL_PRECISION } = options;
  const precision = isCareful ? Math.max(FINER_PRECISION, wanted) : wanted;
  const overrides = {
    removeComments: { preservePatterns: [LICENCE] },
    ...(ids === 'keep' && { cleanupIds: false }),
    removeDesc: false,
    convertTransform: { floatPrecision: precision, transformPrecision: precision + MORE_FOR_TRANSFORMS },
    ...((isCareful || MOVES.test(text)) && CAREFUL),
  };
  // svgo's type demands that all overrides are objects.
  const plugins = [{ name: 'preset-default', params: { overrides } } as PluginConfig];
  return optimize(text, { plugins, floatPrecision: precision, multipass: text.length <= MOST_REPEATED }).data;
}
