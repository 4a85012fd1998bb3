import { expect, test } from 'vitest';
import { readConfig, SettingError } from './config.ts';

test('every setting is optional', () => {
  expect(readConfig({})).toEqual({
    PORT: 3000,
    DATABASE_URL: { kind: 'sqlite', file: 'data/picwright.sqlite' },
    TRUST_PROXY: 0,
    API_ONLY: false,
  });
});

test('everything can be set', () => {
  expect(
    readConfig({
      PORT: '8080',
      HOST: '127.0.0.1',
      SITE_NAME: 'Pictures',
      SITE_ORIGIN: 'https://pictures.example.org',
      DATABASE_URL: 'postgres://user:secret@db/pictures',
      SMTP_URL: 'smtps://user:secret@mail.example.org',
      CONTACT_TO: 'team@example.org',
      TRUST_PROXY: '2',
      METRICS_PORT: '9100',
      API_ONLY: '1',
      HOME: '/root',
    }),
  ).toEqual({
    PORT: 8080,
    HOST: '127.0.0.1',
    SITE_NAME: 'Pictures',
    SITE_ORIGIN: 'https://pictures.example.org',
    DATABASE_URL: { kind: 'postgres', url: 'postgres://user:secret@db/pictures' },
    SMTP_URL: 'smtps://user:secret@mail.example.org',
    CONTACT_TO: 'team@example.org',
    TRUST_PROXY: 2,
    METRICS_PORT: 9100,
    API_ONLY: true,
  });
});

test('an empty variable counts as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', SMTP_URL: '' })).toEqual(readConfig({}));
});

test.each([
  ['pictures.sqlite', 'pictures.sqlite'],
  ['/var/lib/picwright/db', '/var/lib/picwright/db'],
  ['file:data/x.sqlite', 'data/x.sqlite'],
  ['sqlite:///var/x.sqlite', '/var/x.sqlite'],
  [':memory:', ':memory:'],
  ['C:\\data\\x.sqlite', 'C:\\data\\x.sqlite'],
])('DATABASE_URL %s is the SQLite file %s', (value, file) => {
  expect(readConfig({ DATABASE_URL: value }).DATABASE_URL).toEqual({ kind: 'sqlite', file });
});

test.each([
  ['true', 1],
  ['false', 0],
  ['3', 3],
])('TRUST_PROXY %s is %i proxies', (value, proxies) => {
  expect(readConfig({ TRUST_PROXY: value }).TRUST_PROXY).toBe(proxies);
});

test.each([
  [{ PORT: 'abc' }, 'The setting PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '70000' }, 'The setting PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '-1' }, 'The setting PORT must be a whole number from 0 to 65535.'],
  [{ METRICS_PORT: '9.5' }, 'The setting METRICS_PORT must be a whole number from 0 to 65535.'],
  [{ METRICS_PORT: '3000' }, 'The setting METRICS_PORT must be another port than PORT.'],
  [{ API_ONLY: 'maybe' }, 'The setting API_ONLY must be 1 or 0.'],
  [{ HOST: 'http://x' }, 'The setting HOST must be an address or host name to listen on, such as 127.0.0.1.'],
  [{ MAX_FILE_MB: '0' }, 'The setting MAX_FILE_MB must be a whole number from 1 to 1000.'],
  [{ MAX_BATCH_FILES: 'many' }, 'The setting MAX_BATCH_FILES must be a whole number from 1 to 1000.'],
  [{ SITE_NAME: ' ' }, 'The setting SITE_NAME must not be blank.'],
  [
    { SITE_ORIGIN: 'example.org' },
    'The setting SITE_ORIGIN must be the address of the site, such as https://example.org.',
  ],
  [{ CONTACT_TO: 'nobody' }, 'The setting CONTACT_TO must be an e-mail address.'],
  [
    { TRUST_PROXY: '10.0.0.1' },
    'The setting TRUST_PROXY must be the number of proxies in front of the server, 0 to 9.',
  ],
])('%j fails with a sentence', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(new SettingError(sentence));
});

test.each([{ DATABASE_URL: 'mysql://root:hunter2@db/x' }, { SMTP_URL: 'http://user:hunter2@mail' }])(
  'the sentence about %j names the setting and not the password',
  (environment) => {
    const [name = ''] = Object.keys(environment);
    expect(() => readConfig(environment)).toThrow(name);
    expect(() => readConfig(environment)).not.toThrow('hunter2');
  },
);
