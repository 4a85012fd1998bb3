import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { faultsOf, logArguments } from './commits.ts';

it.each([
  ['a subject that is too long', `${'Encode '.repeat(10)}all`, ['the subject has 73 characters; the limit is 72']],
  ['a small letter', 'fix the header', ['the subject does not start with a capital letter']],
  ['a fixup', 'fixup! Fix the header', ['the subject does not start with a capital letter']],
  ['a period', 'Fix the header.', ['the subject ends with a period']],
  ['no blank line', 'Fix the header\nIt covered a link.', ['a blank line has to separate the subject from the body']],
  ['nothing', '', ['the subject does not start with a capital letter']],
])('rejects %s', (_, message, faults) => {
  expect(faultsOf(message)).toEqual(faults);
});

it.each(['Fix the header', 'Fix the header\n\nIt covered a link.\n', 'Écrire', `Encode ${'a'.repeat(65)}`])(
  'accepts %j',
  (message) => {
    expect(faultsOf(message)).toEqual([]);
  },
);

it('the examples of CONTRIBUTING.md have the form that it asks for', () => {
  const guide = readFileSync(join(import.meta.dirname, '../CONTRIBUTING.md'), 'utf8');
  const [, table = ''] = guide.split('## Commits');
  const good = [...table.matchAll(/^\| .+ \| (.+) \|$/gm)].map(([, subject = '']) => subject).slice(1);
  expect(good.length).toBeGreaterThan(3);
  expect(good.filter((subject) => faultsOf(subject).length > 0)).toEqual([]);
});

it('a new branch is checked by its last commit alone', () => {
  expect(logArguments(`${'0'.repeat(40)}..abc`)).toEqual(['-1', 'abc']);
  expect(logArguments('main..HEAD')).toEqual(['main..HEAD']);
});
