import { expect, test } from 'vitest';
import { contactSchema } from './contact-schema.ts';

const valid = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  subject: 'A question',
  message: 'How do I resize a picture?',
};

const complaints = (change: Record<string, unknown>): string[] =>
  contactSchema.safeParse({ ...valid, ...change }).error?.issues.map((issue) => issue.message) ?? [];

test('a complete message passes, trimmed', () => {
  expect(contactSchema.parse({ ...valid, name: '  Ada Lovelace ' })).toEqual(valid);
  expect(contactSchema.parse({ ...valid, website: '' })).toEqual({ ...valid, website: '' });
});

test.each([
  [{ name: 'A' }, 'Name must be at least 2 characters.'],
  [{ name: '  A  ' }, 'Name must be at least 2 characters.'],
  [{ name: undefined }, 'Name must be at least 2 characters.'],
  [{ name: 42 }, 'Name must be at least 2 characters.'],
  [{ name: 'A'.repeat(101) }, 'Name must be at most 100 characters.'],
  [{ name: 'Ada\r\nBcc: all@example.org' }, 'Name must be on one line.'],
  [{ email: 'ada' }, 'Please enter a valid email address.'],
  [{ email: '' }, 'Please enter a valid email address.'],
  [{ email: ['ada@example.org'] }, 'Please enter a valid email address.'],
  [{ email: 'ada@example.org\nBcc: all@example.org' }, 'Please enter a valid email address.'],
  [{ email: 'ada@example.org, all@example.org' }, 'Please enter a valid email address.'],
  [{ email: `${'a'.repeat(250)}@example.org` }, 'Please enter a valid email address.'],
  [{ subject: 'Help' }, 'Subject must be at least 5 characters.'],
  [{ subject: 'S'.repeat(201) }, 'Subject must be at most 200 characters.'],
  [{ subject: 'Hello\u0000there' }, 'Subject must be on one line.'],
  [{ message: 'Too short' }, 'Message must be at least 10 characters.'],
  [{ message: null }, 'Message must be at least 10 characters.'],
  [{ message: 'm'.repeat(5001) }, 'Message must be at most 5000 characters.'],
  [{ website: 'https://example.org' }, 'Leave this field empty.'],
])('%j is refused', (change, message) => {
  expect(complaints(change)).toContain(message);
});

test('the shortest of each passes', () => {
  expect(complaints({ name: 'Al', email: 'a@b.co', subject: 'Hello', message: '0123456789' })).toEqual([]);
});

test('a message keeps its lines', () => {
  expect(contactSchema.parse({ ...valid, message: 'First line\nSecond line' }).message).toBe('First line\nSecond line');
});
