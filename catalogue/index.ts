/**
 * The catalogue's entry point for code that renders pages at build time. It imports every text. Code that each page
 * loads imports the small modules instead: `search/index.ts` (matching), `directory.ts` (names and paths of all pages),
 * `tools.ts` (paths, labels) and `address.ts` (settings in the address).
 */

export { type DirectoryGroup, directory } from './directory.ts';
export type { EntryKind } from './entries/entry.ts';
export {
  type Hub,
  hub,
  hubs,
  type LandingPage,
  landingPage,
  landingPages,
  type SearchIntentPattern,
  searchIntentPatterns,
} from './landing-page.ts';
export type { Link } from './link.ts';
export { type Measured, type Measurement, type MeasurementJob, measurementJobs } from './measured.ts';
export type { Preset } from './preset.ts';
export { findLandingPage, type Resolution, resolveQuery, type Suggestion, suggest } from './search/index.ts';
export { cataloguePaths, fixedHubPaths, PLAIN_PATHS, sitemapPaths } from './site-map.ts';
export { breadcrumbs, type JsonLd, softwareApplication } from './structured-data.ts';
export { hubStructuredData } from './structured-data-of/hub.ts';
export { faqPage, howTo, landingStructuredData } from './structured-data-of/landing.ts';
export { BATCH_LIMIT, CONTROLS, TOOL_IDS, TOOLS, type Tool, type ToolId, UPLOAD_LIMIT_MB } from './tools.ts';
