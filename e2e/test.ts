import { test as base, expect, type Page, type Request } from '@playwright/test';
import axe from 'axe-core';

/** Longer than any query or message that the site sends. */
const LONGEST_BODY = 8192;

/** What Playwright says itself where it keeps the service worker from starting. */
const BLOCKED = /^Service Worker registration blocked by Playwright$/;

/** Why a request must not have been made; undefined for one that may. */
function offence(request: Request, origin: string): string | undefined {
  const url = new URL(request.url());
  if (url.protocol === 'blob:' || url.protocol === 'data:') return undefined;
  if (url.origin !== origin) return `another origin: ${url}`;
  const body = request.postDataBuffer();
  if (!body) return undefined;
  if (body.length > LONGEST_BODY) return `${body.length} bytes sent to ${url.pathname}`;
  // Names, queries and messages are text; the bytes of an image are not.
  return body.includes(0) ? `binary data sent to ${url.pathname}` : undefined;
}

/**
 * Every test of this suite also fails on a warning or an error in the console, on an exception, and on a request that
 * leaves the site or carries an image.
 */
export const test = base.extend<{ guard: undefined; expectedComplaints: RegExp[] }>({
  /** What the browser may say in a test that provokes it. */
  expectedComplaints: [[], { option: true }],
  guard: [
    async ({ page, baseURL, expectedComplaints }, use) => {
      const complaints: string[] = [];
      const origin = new URL(baseURL ?? '').origin;
      page.on('console', (message) => {
        const isComplaint = message.type() === 'error' || message.type() === 'warning';
        if (isComplaint && !BLOCKED.test(message.text())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('request', (request) => {
        const found = offence(request, origin);
        if (found) complaints.push(found);
      });
      await use(undefined);
      const unexpected = complaints.filter((text) => !expectedComplaints.some((pattern) => pattern.test(text)));
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** A test that is short in `npm test` and done at full length for the promise `at-length`, which finds it by this tag. */
export const LONG = { tag: '@long' };

/** A test that `npm test` leaves to `npm run test:all`, as it leaves the folder e2e/all. */
export const ALL = { tag: '@all' };

/** A test that neither runs: a promise of `npm run test:trust` that names its file does it, or `at-length`. */
export const PROOF = { tag: '@proof' };

/** One that no promise names: `at-length` finds it by its tag. */
export const LONG_PROOF = { tag: [LONG.tag, PROOF.tag] };

/** How much of it there is to do. */
export const atLength = <T>(full: T, short: T): T => (process.env.TRUST ? full : short);

/** What is said in the corner, the latest: the one before it may still be fading away. */
export const toast = (page: Page) =>
  page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('listitem')
    .first();

/** @returns what the next warning in the console says; for tests that expect one among their complaints */
export async function nextWarning(page: Page): Promise<string> {
  return (
    await page.waitForEvent('console', (message) => message.type() === 'warning' && !BLOCKED.test(message.text()))
  ).text();
}

/** What a screen reader's user acts on, and what tells its own state: each has to say what it is. */
const NAMED_ROLES = new Set([
  'button',
  'checkbox',
  'combobox',
  'dialog',
  'image',
  'link',
  'listbox',
  'menuitem',
  'option',
  'progressbar',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'textbox',
]);

/** These take the focus too, and are known by what they are or read by what they hold. */
const KNOWN_ROLES = new Set(['RootWebArea', 'main', 'list', 'listitem']);

/** Every control in the accessibility tree, and whatever else takes the focus, has a name. */
async function expectNamed(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  const controls = nodes.filter(({ ignored, role, properties = [] }) => {
    const focusable = properties.some(({ name, value }) => name === 'focusable' && value.value === true);
    return !ignored && !KNOWN_ROLES.has(role?.value) && (focusable || NAMED_ROLES.has(role?.value));
  });
  expect(controls.length).toBeGreaterThan(1);
  const nameless = controls.filter(({ name }) => !String(name?.value ?? '').trim());
  const markup = nameless.map(async ({ role, backendDOMNodeId: backendNodeId }) => [
    role?.value,
    (await devtools.send('DOM.getOuterHTML', { backendNodeId })).outerHTML,
  ]);
  expect(await Promise.all(markup)).toEqual([]);
  await devtools.detach();
}

/**
 * No violation of WCAG 2 A or AA, nor of axe's best practices, in the state that the page is in; and every control has a
 * name in the tree that a screen reader gets.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // Colours are measured once they have come to rest.
  await page.evaluate(async () => {
    // A spinner never rests, and a bar that moves begins again with each step.
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    // Their own promises may never settle where an element is hidden meanwhile.
    while (moving.some(({ playState }) => playState === 'running'))
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  // A toast that comes or goes is half there; sonner moves it by transitions that start late.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-sonner-toast]')].every((toast) =>
      ['0', '1'].includes(getComputedStyle(toast).opacity),
    ),
  );
  // What is laid out only when it comes near is examined too; skipped, it would be laid out anew for every question.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.below-fold { content-visibility: visible }');
    document.adoptedStyleSheets = [sheet];
  });
  await expectNamed(page);
  // No page has frames, so axe runs in the page itself; its own driver opens a second page for every look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ html, failureSummary }) => [html, failureSummary]),
    }));
  });
  expect(violations).toEqual([]);
}

/** The page is not wider than its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
