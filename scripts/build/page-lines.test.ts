import { expect, it } from 'vitest';
import { linesOf } from './page-lines.ts';

const page = (hash: string, text = 'Resize', code = 'a()') =>
  `<head><link rel="modulepreload" href="/assets/x-${hash}.js"/><script type="application/ld+json">{"a":1}</script>` +
  `<script>${code}</script></head><p class="b">${text} <b>now</b><img src="/assets/photo-${hash}.png" alt=""/></p>`;

it('has tags, texts and structured data, but no scripts and no hashes', () => {
  expect(linesOf(page('AbCd1234'))).toEqual([
    '<head>',
    '<ld>',
    '{"a":1}',
    '</head>',
    '<p class="b">',
    'Resize',
    '<b>',
    'now',
    '</b>',
    '<img src="/assets/photo.png" alt=""/>',
    '</p>',
  ]);
  expect(linesOf(page('WxYz9876', 'Resize', 'b()'))).toEqual(linesOf(page('AbCd1234')));
  expect(linesOf(page('AbCd1234', 'Convert'))).not.toEqual(linesOf(page('AbCd1234')));
});
