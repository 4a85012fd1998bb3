import { afterEach, expect, it, vi } from 'vitest';

/** The site with these environment variables. */
async function siteWith(env: Record<string, string>) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  vi.resetModules();
  return (await import('../site.ts')).site;
}

afterEach(() => {
  vi.unstubAllEnvs();
  // Other tests in this process import the usual site.
  vi.resetModules();
});

it('accepts ten megabytes and twenty files, or what its host configures', async () => {
  expect((await siteWith({ MAX_FILE_MB: '', MAX_BATCH_FILES: '' })).limits).toEqual({ fileMb: 10, batchFiles: 20 });
  expect((await siteWith({ MAX_FILE_MB: '25', MAX_BATCH_FILES: '100' })).limits).toEqual({
    fileMb: 25,
    batchFiles: 100,
  });
});

it.each(['0', '-1', '1.5', 'ten', '1001'])('refuses a limit of %s by its name', async (value) => {
  await expect(siteWith({ MAX_BATCH_FILES: value })).rejects.toThrow(
    'The setting MAX_BATCH_FILES must be a whole number from 1 to 1000.',
  );
});
