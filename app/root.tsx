import font from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { frameWords } from '#words/frame.ts';
import { PAGE_LANGUAGE } from '#words/locale.ts';
import { PREFIX } from '#words/paths.ts';
import { storageScript } from './device-storage.ts';
import icon from './icon.svg?url';
import './pops.ts';
import { AlternateHead } from './languages/alternate-head.tsx';
import styles from './styles/app.css?url';
import { themeScript } from './theme/theme.ts';

export const links = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', href: font, crossOrigin: 'anonymous' as const },
  // With a precedence, React puts it before everything else that the page loads: nothing is painted without it.
  { rel: 'stylesheet', href: styles, precedence: 'site' },
  { rel: 'icon', type: 'image/svg+xml', href: icon },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: `${PREFIX}/site.webmanifest` },
];

/** It has run before React does, so only the HTML has it. */
const headScript = import.meta.env.SSR ? `${storageScript};${themeScript}` : '';

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The head's script sets the remembered theme on this element before React hydrates it.
    <html lang={PAGE_LANGUAGE} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
        {import.meta.env.SSR && <AlternateHead />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants of this site */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: headScript }} />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

const WORDS = frameWords.broken;

/** The outermost error boundary: for a page that failed to render, or a script that did not arrive. Unknown addresses have a route. */
export function ErrorBoundary() {
  return (
    <main className="page-width flex flex-col items-start gap-4 py-16">
      <h1 className="text-title font-semibold">{WORDS.title}</h1>
      <p className="text-muted">{WORDS.line}</p>
      <a className="underline" href=".">
        {WORDS.reload}
      </a>
    </main>
  );
}
