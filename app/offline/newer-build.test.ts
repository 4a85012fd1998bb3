import { afterEach, expect, it, vi } from 'vitest';
import { lookForNewerBuild } from './newer-build.ts';

afterEach(() => vi.unstubAllGlobals());

it('looks once for several parts that are missing at once, and again for a later one', async () => {
  const fetched = vi.fn(async () => new Response('<link href="/assets/manifest-1.js">'));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', { pathname: '/batch' });
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => '/assets/manifest-1.js' }) });
  await Promise.all([lookForNewerBuild(), lookForNewerBuild(), lookForNewerBuild()]);
  expect(fetched).toHaveBeenCalledTimes(1);
  await lookForNewerBuild();
  expect(fetched).toHaveBeenCalledTimes(2);
});
