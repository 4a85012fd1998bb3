import type { ToolText } from '#catalogue/page-text.ts';
import type { Path } from '#catalogue/paths.ts';
import { LARGE_FILES_MB, SET_IDS, type SetId, TOOL_IDS, TOOLS, type Tool, type ToolId } from '#catalogue/tools.ts';
import { sizeCompressorName } from '#words/catalogue/names.ts';
import { LANDING_PATHS } from '#words/catalogue/paths.ts';
import { setNames, toolTexts } from '#words/catalogue/tools.ts';
import { addressOf } from './paths.ts';

/** A tool's page in lists. */
export interface Listed {
  path: Path;
  /** In cards and menus. */
  name: string;
  /** In the footer: its purpose. */
  does: string;
}

/** A tool with its address and its texts. */
export interface ToolPage extends Tool, Listed, ToolText {}

const pageOf = (id: ToolId): ToolPage => ({ ...TOOLS[id], ...toolTexts[id], path: addressOf(`/${id}`) });

export const TOOL_PAGES: Readonly<Record<ToolId, ToolPage>> = {
  resize: pageOf('resize'),
  compress: pageOf('compress'),
  convert: pageOf('convert'),
  batch: pageOf('batch'),
};

/** The texts of their screens are in `words/en/catalogue/sets/`, which only their own pages load. */
export const SETS: Readonly<Record<SetId, Listed>> = {
  'responsive-images': { path: addressOf('/responsive-images'), ...setNames['responsive-images'] },
  favicon: { path: addressOf('/favicon'), ...setNames.favicon },
};

/** Every tool, in the order of lists. */
export const ALL_TOOLS: readonly Listed[] = [...TOOL_IDS.map((id) => TOOL_PAGES[id]), ...SET_IDS.map((id) => SETS[id])];

/** The page for larger files. */
export const LARGE_FILES = {
  path: LANDING_PATHS['10mb-photo-compressor'] ?? '/tools/10mb-photo-compressor',
  name: sizeCompressorName('10 MB'),
  limitMb: LARGE_FILES_MB,
} as const;
