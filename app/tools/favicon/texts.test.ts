import { expect, it } from 'vitest';
import { ICONS } from './icons.ts';
import { headCode, manifestText } from './texts.ts';

/** Members and values of the specification (https://www.w3.org/TR/appmanifest/) that the manifest uses. */
const DISPLAYS = ['fullscreen', 'standalone', 'minimal-ui', 'browser'];
const PURPOSES = ['any', 'maskable', 'monochrome'];
const COLOUR = /^#[\da-f]{6}$/;

it.each([
  { name: '', background: undefined },
  { name: ' A "quoted" name ', background: '#ff8800' },
])('has a manifest with valid members for %o', (settings) => {
  const { name, short_name, icons, start_url, display, theme_color, background_color, ...others } = JSON.parse(
    manifestText(settings),
  );
  expect(others).toEqual({});
  expect([name, short_name]).toEqual(
    settings.name ? [settings.name.trim(), settings.name.trim()] : [undefined, undefined],
  );
  expect(new URL(start_url, 'https://example.org/site.webmanifest').origin).toBe('https://example.org');
  expect(DISPLAYS).toContain(display);
  expect(theme_color).toMatch(COLOUR);
  expect(background_color).toMatch(COLOUR);
  expect(icons).toHaveLength(3);
  for (const { src, sizes, type, purpose, ...more } of icons) {
    expect(more).toEqual({});
    const icon = ICONS.find(({ name }) => name === src);
    expect(sizes).toBe(`${icon?.side}x${icon?.side}`);
    expect(type).toBe(`image/${icon?.format}`);
    expect(PURPOSES).toContain(purpose);
    expect(purpose === 'maskable').toBe(icon?.masked === true);
  }
});

it('names only files of the set in the head', () => {
  const files = [...headCode({ background: '#ff8800' }).matchAll(/href="\/([^"]+)"/g)].map(([, name]) => name);
  expect(files).toEqual(['favicon.ico', 'icon-192.png', 'apple-touch-icon.png', 'site.webmanifest']);
  expect(headCode({})).not.toContain('theme-color');
});
