import type { ToolText } from '#catalogue/page-text.ts';
import type { Path } from '#catalogue/paths.ts';
import {
  LARGE_FILES_MB,
  SERIES_IDS,
  type SeriesId,
  TOOL_IDS,
  TOOLS,
  type Tool,
  type ToolId,
} from '#catalogue/tools.ts';
import { sizeCompressorName } from '#words/catalogue/names.ts';
import { LANDING_PATHS } from '#words/catalogue/paths.ts';
import { seriesNames, toolTexts } from '#words/catalogue/tools.ts';
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
export const SERIES: Readonly<Record<SeriesId, Listed>> = {
  'form-photo': { path: addressOf('/form-photo'), ...seriesNames['form-photo'] },
  metadata: { path: addressOf('/metadata'), ...seriesNames.metadata },
  'responsive-images': { path: addressOf('/responsive-images'), ...seriesNames['responsive-images'] },
  favicon: { path: addressOf('/favicon'), ...seriesNames.favicon },
};

/** Every tool, in the order of lists. */
export const ALL_TOOLS: readonly Listed[] = [
  ...TOOL_IDS.map((id) => TOOL_PAGES[id]),
  ...SERIES_IDS.map((id) => SERIES[id]),
];

/** The page for larger files. */
export const LARGE_FILES = {
  path: LANDING_PATHS['10mb-photo-compressor'] ?? '/tools/10mb-photo-compressor',
  name: sizeCompressorName('10 MB'),
  limitMb: LARGE_FILES_MB,
} as const;
