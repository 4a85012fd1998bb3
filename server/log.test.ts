import { expect, test } from 'vitest';
import { createLog, describeError } from './log.ts';

test('each event is one line of JSON', async () => {
  let text = '';
  const log = createLog((lines) => {
    text += lines;
  });
  log('info', 'ready', { port: 3000 });
  log('warn', 'odd', { path: 'a\nb', missing: undefined });
  await new Promise((resolve) => setImmediate(resolve));
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toEqual([
    { time: expect.stringMatching(/^\d{4}-.*Z$/), level: 'info', event: 'ready', port: 3000 },
    { time: expect.any(String), level: 'warn', event: 'odd', path: 'a\nb' },
  ]);
});

test('pending lines are written once, also by an explicit flush', async () => {
  const written: string[] = [];
  const log = createLog((lines) => written.push(lines));
  log('info', 'stopping');
  log.flush();
  log.flush();
  await new Promise((resolve) => setImmediate(resolve));
  expect(written).toHaveLength(1);
});

test('an error is logged without its message, which may contain user input', () => {
  const error = Object.assign(new RangeError('550 <ada@example.org> unknown'), {
    code: 'EENVELOPE',
    responseCode: 550,
  });
  const described = describeError(error);
  expect(described).toMatchObject({ error: 'RangeError', code: 'EENVELOPE', responseCode: 550 });
  expect(described.at).toContain('log.test.ts');
  expect(JSON.stringify(described)).not.toContain('ada@');
  // A message of several lines can look like a stack.
  expect(JSON.stringify(describeError(new Error('x\n    at ada@example.org')))).not.toContain('ada@');
});

test('a thrown value that is not an error is logged as such', () => {
  expect(describeError('typed text')).toEqual({ error: 'string' });
});
