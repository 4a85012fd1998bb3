import { expect, it } from 'vitest';
import { DOCUMENTED, engineDoor, SECRETS, testSecrets } from '../contract/secrets.node.ts';
import { WRITABLE_IDS } from '../formats/index.ts';

it('docs/metadata.md lists the same places', () => {
  const listed = [...DOCUMENTED.keys()].filter((key) => !key.startsWith('format,') && !key.startsWith('---'));
  expect(listed).toEqual(SECRETS.map(([name]) => name));
});

testSecrets(engineDoor('vips', ['same', ...WRITABLE_IDS]));
