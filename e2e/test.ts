import { test as base, expect, type Page, type Request } from '@playwright/test';
import axe from 'axe-core';
import { changeClock } from '../scripts/test/change-clock.mjs';

/** Longer than any query or message that the site sends. */
const LONGEST_BODY = 8192;

/** Playwright's own message when it prevents the service worker from starting. */
const BLOCKED = /^Service Worker registration blocked by Playwright$/;

/** Why a request is forbidden; undefined if it is allowed. */
function offence(request: Request, origin: string): string | undefined {
  const url = new URL(request.url());
  if (url.protocol === 'blob:' || url.protocol === 'data:') return undefined;
  if (url.origin !== origin) return `another origin: ${url}`;
  const body = request.postDataBuffer();
  if (!body) return undefined;
  if (body.length > LONGEST_BODY) return `${body.length} bytes sent to ${url.pathname}`;
  // Names, queries and messages are text; an image's bytes are not.
  return body.includes(0) ? `binary data sent to ${url.pathname}` : undefined;
}

/**
 * Every test of this suite also fails on a warning or an error in the console, on an exception, and on a request that
 * leaves the site or contains an image.
 */
export const test = base.extend<{ guard: undefined; expectedComplaints: RegExp[] }>({
  /** Console messages that a test provokes. */
  expectedComplaints: [[], { option: true }],
  guard: [
    async ({ page, baseURL, expectedComplaints }, use) => {
      if (process.env.CLOCK) await page.context().addInitScript(changeClock, Number(process.env.CLOCK));
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

/** A test that `npm test` shortens. The promise `at-length`, which finds it by this tag, runs it in full. */
export const LONG = { tag: '@long' };

/** A test that `npm test` leaves to `npm run test:all`, like the folder e2e/all. */
export const ALL = { tag: '@all' };

/** A test that neither runs. A promise of `npm run test:trust` that names its file runs it, or `at-length`. */
export const PROOF = { tag: '@proof' };

/** A test that no promise names. `at-length` finds it by its tag. */
export const LONG_PROOF = { tag: [LONG.tag, PROOF.tag] };

/**
 * Runs everything that the page has planned for the next milliseconds, for tests that nothing happens. A busy machine does not
 * shorten this time. Install `page.clock` before opening the page.
 */
export async function letTimePass(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
}

/** The number of repetitions. */
export const atLength = <T>(full: T, short: T): T => (process.env.TRUST ? full : short);

/** The text of the latest toast. The previous one may still be fading out. */
export const toast = (page: Page) =>
  page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('listitem')
    .first();

/** @returns the text of the next warning in the console; for tests that expect one among their complaints */
export async function nextWarning(page: Page): Promise<string> {
  return (
    await page.waitForEvent('console', (message) => message.type() === 'warning' && !BLOCKED.test(message.text()))
  ).text();
}

/** Roles that a screen reader's user operates, or that report their own state. Each needs a name. */
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

/** These can have the focus too, and are known by their role or read by their content. */
const KNOWN_ROLES = new Set(['RootWebArea', 'main', 'list', 'listitem']);

/** Every control in the accessibility tree, and every other focusable element, has a name. */
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
 * The page's current state has no violation of WCAG 2 A or AA or of axe's best practices, and every control has a name
 * in the accessibility tree.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // Colours are measured after their transitions.
  await page.evaluate(async () => {
    // A spinner never stops, and a progress bar starts a new transition with each step.
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    // Their own promises may never settle if an element is hidden meanwhile.
    while (moving.some(({ playState }) => playState === 'running'))
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  // A toast is translucent while it fades; sonner starts its transitions late.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-sonner-toast]')].every((toast) =>
      ['0', '1'].includes(getComputedStyle(toast).opacity),
    ),
  );
  // Elements with `content-visibility: auto` are examined too. Otherwise every query would lay them out again.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.below-fold { content-visibility: visible }');
    document.adoptedStyleSheets = [sheet];
  });
  await expectNamed(page);
  // No page has frames, so axe runs in the page itself. Its own driver would open a second page per check.
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
