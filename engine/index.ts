/** The engine's public API for a page. Everything else is private. */
export * from './for-pages.ts';
export * from './public.ts';
export { createEngine } from './worker/create-browser.ts';
