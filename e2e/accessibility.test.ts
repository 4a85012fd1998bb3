/**
 * The WCAG 2.2 criteria for every page that axe does not measure: text spacing, reflow at 200% and 400% zoom, text at
 * 200%, target sizes, visible focus, and reduced motion. docs/accessibility.md has the list.
 */
import type { Page } from '@playwright/test';
import { run } from './batch-page.ts';
import { cutOff } from './cut-off.ts';
import { openExpert } from './expert.ts';
import { fakeTest as test } from './fake-engine/fake-engine.ts';
import { choose, made } from './files.ts';
import { ALL, expect, expectAccessible, expectNoSidewaysScroll, toast } from './test.ts';

/** One page of each kind, and each tool in each of its states. */
const PAGES = [
  '/',
  '/resize',
  '/compress',
  '/convert',
  '/batch',
  '/contact',
  '/privacy-policy',
  '/licences',
  '/tools/jpg-to-png-converter',
  '/tools/hubs/image-converters',
];

const STATES: Record<string, (page: Page) => Promise<void>> = {
  ...Object.fromEntries(PAGES.map((path) => [path, (page: Page) => page.goto(path).then(() => {})])),
  'a picture to be resized': async (page) => {
    await page.goto('/resize?width=300');
    await choose(page, await made('photo-1200.jpg'));
    await expect(page.getByRole('button', { name: 'Resize image' })).toBeEnabled();
  },
  'a picture that was resized': async (page) => {
    await page.goto('/resize?width=300');
    await choose(page, await made('photo-1200.jpg'));
    await page.getByRole('button', { name: 'Resize image' }).click();
    await expect(toast(page)).toContainText('Image resized successfully');
  },
  'images for a website': async (page) => {
    await page.goto('/responsive-images?widths=300');
    await choose(page, await made('photo-1200.jpg'));
    await page.getByRole('button', { name: 'Make 3 images' }).click();
    await expect(toast(page)).toContainText('Images made');
  },
  'a photo for a form': async (page) => {
    await page.goto('/form-photo?form=ibps.0');
    await choose(page, await made('photo-1200.jpg'));
    await expect(page.getByRole('button', { name: /^Download ·/ })).toBeEnabled();
  },
  'what a photo reveals': async (page) => {
    await page.goto('/metadata');
    await choose(page, await made('place-and-thumbnail.jpg'));
    await expect(page.getByText('0 tags left')).toBeVisible();
    await page.getByText(/^All tags/).click();
    await expect(page.getByRole('table')).toBeVisible();
  },
  'icons of a website': async (page) => {
    await page.goto('/favicon?background=336699');
    await choose(page, await made('quadrants.png'));
    await expect(page.getByRole('button', { name: /^Download All/ })).not.toHaveAttribute('aria-disabled');
  },
  'a batch': async (page) => {
    await page.goto('/batch');
    await choose(page, await made('photo-1200.jpg'), await made('quadrants.png'));
    await expect(page.getByRole('listitem').filter({ hasText: 'quadrants.png' })).toBeVisible();
  },
  'a batch that is done, but for one': async (page) => {
    await page.goto('/batch');
    await choose(page, await made('photo-1200.jpg'), await made('truncated.jpg'));
    await run(page);
  },
  'a picture to be compressed, with all options': async (page) => {
    await page.goto('/compress');
    await choose(page, await made('photo-1200.jpg'));
    await openExpert(page);
    await expect(page.getByText('Progressive')).toBeVisible();
  },
  'a picture that is damaged': async (page) => {
    await page.goto('/compress');
    await choose(page, await made('damaged.png'));
    await expect(page.getByText('This file is damaged or incomplete').locator('visible=true')).toHaveCount(1);
  },
  'a file that is refused': async (page) => {
    await page.goto('/convert');
    await choose(page, await made('eleven-megabytes.jpg'));
    await expect(page.getByRole('button', { name: /^Open it in/ })).toBeVisible();
  },
  'a search that finds nothing': async (page) => {
    await page.goto('/search?q=zebra%20stripes');
    await expect(page.getByText('Nothing here matches')).toBeVisible();
  },
};

/** 2.5.8, with its exceptions: links within a sentence, and targets with 24 pixels of space around their centre. */
const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const targets = [
      ...document.querySelectorAll<HTMLElement>(
        'a, button, input, select, textarea, summary, [role=button], [role=slider], [role=radio], [role=switch], [role=checkbox], [tabindex="0"]',
      ),
    ]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      // Visually hidden until it has the focus.
      .filter((element) => getComputedStyle(element).clipPath === 'none')
      .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      element.closest('p, li, dd, td') !== null &&
      element.parentElement?.textContent !== element.textContent;
    const middle = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2] as const;
    return targets
      .filter(({ element, box }) => Math.min(box.width, box.height) < 24 && !isInSentence(element))
      .filter(({ element, box }) => {
        const [x, y] = middle(box);
        return targets.some(({ element: other, box: near }) => {
          if (other === element || other.contains(element) || element.contains(other)) return false;
          const [right, down] = [
            Math.max(near.left - x, 0, x - near.right),
            Math.max(near.top - y, 0, y - near.bottom),
          ];
          return Math.hypot(right, down) < 12;
        });
      })
      .map(({ element }) => element.outerHTML.slice(0, 200));
  });

/**
 * 2.4.11: lists what the header or a bar at the bottom covers completely while it has the focus, forwards and
 * backwards.
 */
const coveredInFocus = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (element: Element) => {
      // A control that its label draws can be tiny.
      const drawn = (element.getBoundingClientRect().width < 4 && element.closest('label')) || element;
      const { left, top, width, height } = drawn.getBoundingClientRect();
      const places = [0.1, 0.5, 0.9];
      return places.some((across) =>
        places.some((down) => {
          const there = document.elementFromPoint(left + across * width, top + down * height);
          // A toast disappears by itself.
          return there && (drawn.contains(there) || there.contains(drawn) || there.closest('[data-sonner-toast]'));
        }),
      );
    };
    const isStop = (element: HTMLElement) =>
      element.tabIndex >= 0 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[data-sonner-toast]');
    const stops = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]'),
    ].filter(isStop);
    return [...stops, ...stops.toReversed()]
      .filter((element) => {
        element.focus();
        return element === document.activeElement && !isSeen(element);
      })
      .map((element) => element.outerHTML.slice(0, 200));
  });

async function expectReadable(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  expect(await cutOff(page)).toEqual([]);
}

const THEMES = ['light', 'dark'] as const;
const SCREENS = [
  { width: 360, height: 740 },
  { width: 1366, height: 768 },
] as const;

for (const [i, [state, reach]] of Object.entries(STATES).entries())
  test(
    `${state}: each target has 24 pixels or as much space, axe finds nothing on a phone or a wide screen, the focus is never covered, and everything is readable at 200% and 400% zoom, with wide text spacing and with text alone at 200%`,
    i % 3 === 0 ? {} : ALL,
    async ({ page }) => {
      // One theme and one width per state, in turn; all of them in the longer proof.
      const themes = process.env.TRUST ? THEMES : [THEMES[i % 2] ?? 'light'];
      const screens = process.env.TRUST ? SCREENS : [SCREENS[Math.floor(i / 2) % 2] ?? SCREENS[0]];
      await page.emulateMedia({ colorScheme: themes[0] ?? null });
      await page.setViewportSize({ width: 390, height: 844 });
      await reach(page);
      expect(await tooSmall(page)).toEqual([]);
      for (const screen of [
        { width: 320, height: 568 },
        { width: 844, height: 390 },
        { width: 1280, height: 720 },
      ]) {
        await page.setViewportSize(screen);
        expect(await coveredInFocus(page), `${screen.width} pixels wide`).toEqual([]);
      }
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme });
        for (const screen of screens) {
          await page.setViewportSize(screen);
          await expectAccessible(page);
        }
      }
      // 1.4.10: 1280 pixels at 400%.
      await page.setViewportSize({ width: 320, height: 640 });
      await expectReadable(page);
      // 1.4.12
      const spaces = await page.addStyleTag({
        content:
          '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
      });
      await expectReadable(page);
      await spaces.evaluate((style) => (style as Element).remove());
      // 1.4.4 as browsers do it: 1280 pixels at 200%.
      await page.setViewportSize({ width: 640, height: 450 });
      await expectReadable(page);
      // And with larger text only.
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      await expectReadable(page);
    },
  );

test('a focus in the header or the bottom bar, which are always visible, does not scroll the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/compress');
  await choose(page, await made('photo-1200.jpg'));
  const bar = page.getByRole('button', { name: 'Compress image' });
  await expect(bar).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 150));
  for (const control of [bar, page.getByRole('banner').getByRole('link').first()]) {
    await control.focus();
    await expect(control).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(150);
  }
});

test('nothing moves with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const reach of [STATES['/'], STATES['a picture that was resized']]) {
    await reach?.(page);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => {
          const frames = (animation.effect as KeyframeEffect | null)?.getKeyframes() ?? [];
          const moves = frames.some((frame) =>
            ['transform', 'translate', 'scale', 'rotate', 'left', 'top'].some((property) => property in frame),
          );
          return moves && Number(animation.effect?.getComputedTiming().duration) > 10;
        })
        .map((animation) => String((animation.effect as KeyframeEffect | null)?.target?.outerHTML.slice(0, 200))),
    );
    expect(moving).toEqual([]);
  }
});
