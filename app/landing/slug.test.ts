import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test.each([
  ['http://localhost/tools/jpg-to-png-converter', 'jpg-to-png-converter'],
  ['http://localhost/tools/jpg-to-png-converter/', 'jpg-to-png-converter'],
  ['http://localhost/tools/jpg-to-png-converter.data?_routes=x', 'jpg-to-png-converter'],
  ['http://localhost/tools/hubs/image-resizers', 'image-resizers'],
  ['http://localhost/', undefined],
])('%s shows %s', (url, slug) => {
  expect(slugOf(url)).toBe(slug);
});
