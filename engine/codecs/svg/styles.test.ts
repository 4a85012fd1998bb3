import { expect, it } from 'vitest';
import { ownStyles } from './styles.ts';

it.each([
  ['@import url("https://a.example/css2?family=A:wght@400;700&display=swap"); a{fill:red}', ' a{fill:red}'],
  [`@import url(https://a.example/a;b.css) screen;a{fill:red}`, 'a{fill:red}'],
  [`@import 'a;b.css';a{fill:red}`, 'a{fill:red}'],
  ['a{fill:red}@import "a.css"', 'a{fill:red}'],
  ['a{background:image("a.png") red}', 'a{background:none}'],
])('removes what refers to another file from %s', (css, own) => {
  expect(ownStyles(css)).toBe(own);
});

it.each(['Image (1)', 'image (3).svg', 'a{fill:url(#b)}', 'Source (old)'])('leaves %s as it is', (text) => {
  expect(ownStyles(text)).toBeUndefined();
});
