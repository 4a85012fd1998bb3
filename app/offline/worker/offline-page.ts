import { addressOf } from '#pages/paths.ts';
import { PAGE_LANGUAGE } from '#words/locale.ts';
import { offlinePageWords } from '#words/offline-page.ts';
import type { Build } from './build.ts';

/** Each tool's page and purpose. */
const TOOLS = [
  [addressOf('/resize'), offlinePageWords.resize],
  [addressOf('/compress'), offlinePageWords.compress],
  [addressOf('/convert'), offlinePageWords.convert],
  [addressOf('/batch'), offlinePageWords.batch],
  [addressOf('/form-photo'), offlinePageWords.formPhoto],
  [addressOf('/metadata'), offlinePageWords.metadata],
  [addressOf('/responsive-images'), offlinePageWords.responsive],
  [addressOf('/favicon'), offlinePageWords.favicon],
] as const;

/** The site's style sheet. The other one belongs to a tool's crop frame. */
const STYLES = /^\/assets\/app-[\w-]+\.css$/;

/** Two corners of a crop frame around the safelight, as in the header of every page. */
const MARK =
  '<svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M4 9V4h5M20 15v5h-5" stroke="currentColor"/><circle cx="12" cy="12" r="4" class="fill-accent"/></svg>';

/**
 * The response for a page that is not stored while there is no network. It has no script and uses the stored styles.
 */
export function offlineHtml({ shell }: Pick<Build, 'shell'>): string {
  const styles = shell.find((path) => STYLES.test(path));
  const tools = TOOLS.map(
    ([path, does]) =>
      `<li><a href="${path}" class="flex min-h-11 items-center rounded-surface border border-line bg-surface p-4 font-semibold transition-colors hover:border-edge">${does}</a></li>`,
  );
  return `<!doctype html>
<html lang="${PAGE_LANGUAGE}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${offlinePageWords.title}</title>
${styles ? `<link rel="stylesheet" href="${styles}">` : ''}</head>
<body><header class="border-b border-line bg-page"><div class="page-width flex min-h-14 items-center">
<a href="${addressOf('/')}" class="inline-flex min-h-11 items-center gap-2 font-semibold tracking-tight">${MARK}${offlinePageWords.home}</a></div></header>
<main class="page-width flex flex-col items-start gap-4 py-16"><h1 class="text-title font-bold">${offlinePageWords.title}</h1>
<p class="max-w-prose text-muted">${offlinePageWords.line}</p>
<ul class="grid w-full gap-4 sm:grid-cols-2 lg:grid-cols-4">${tools.join('')}</ul></main></body></html>`;
}

const POLICY =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'";

export function offlinePage(build: Build): Response {
  return new Response(offlineHtml(build), {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': POLICY,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
    },
  });
}
