import { expect, test } from 'vitest';
import { readMessage } from './read-message.ts';

function fieldsOf(change: Record<string, string>): FormData {
  const fields = new FormData();
  const given = {
    name: ' Ada Lovelace ',
    email: 'ada@example.org',
    subject: 'A question',
    message: 'How many pixels are there?',
    website: '',
  };
  for (const [name, value] of Object.entries({ ...given, ...change })) fields.set(name, value);
  return fields;
}

test('a valid message is what the server stores', () => {
  expect(readMessage(fieldsOf({}))).toEqual({
    message: {
      name: 'Ada Lovelace',
      email: 'ada@example.org',
      subject: 'A question',
      message: 'How many pixels are there?',
      website: '',
    },
    problems: {},
  });
});

test('each field has its first problem, in the order of the form', () => {
  const { message, problems } = readMessage(fieldsOf({ message: '', email: 'ada@', name: '\n' }));
  expect(message).toBeUndefined();
  expect(Object.entries(problems)).toEqual([
    ['name', 'Name must be at least 2 characters.'],
    ['email', 'Please enter a valid email address.'],
    ['message', 'Message must be at least 10 characters.'],
  ]);
});
