/** The engine's door for a page: what is not exported here is private to it. */
export * from './for-pages.ts';
export * from './public.ts';
export { createEngine } from './worker/create-browser.ts';
