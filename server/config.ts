import * as z from 'zod';

const DEFAULT_DATABASE = 'data/picwright.sqlite';

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535')
  .transform(Number)
  .refine((value) => value <= 65535, 'must be a whole number from 0 to 65535');

const LIMIT = 'must be a whole number from 1 to 1000';

const urlWith = (protocols: readonly string[], what: string) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), what);

/** Limits that the build writes into the pages; validated here too, before any module reads them. */
const limit = z.coerce.number(LIMIT).int(LIMIT).min(1, LIMIT).max(1000, LIMIT);

/** Every setting, by environment variable. Each message completes a sentence that begins with that name. */
const Settings = z
  .object({
    PORT: port.default(3000),
    HOST: z
      .string()
      .regex(/^[\w.:-]+$/, 'must be an address or host name to listen on, such as 127.0.0.1')
      .optional(),
    SITE_NAME: z.string().trim().min(1, 'must not be blank').max(80, 'must be at most 80 characters long').optional(),
    SITE_ORIGIN: urlWith(
      ['http:', 'https:'],
      'must be the address of the site, such as https://example.org',
    ).optional(),
    MAX_FILE_MB: limit.optional(),
    MAX_BATCH_FILES: limit.optional(),
    DATABASE_URL: z
      .string()
      .default(DEFAULT_DATABASE)
      .transform((value, context) => {
        if (/^postgres(ql)?:\/\//.test(value) && URL.canParse(value)) return { kind: 'postgres' as const, url: value };
        const file = value.replace(/^(sqlite|file):(\/\/(?=\/))?/, '');
        if (file !== '' && !/^[a-z]{2,}:/i.test(file)) return { kind: 'sqlite' as const, file };
        context.addIssue('must be a file name for SQLite, or postgres://user:password@host/database');
        return z.NEVER;
      }),
    SMTP_URL: urlWith(
      ['smtp:', 'smtps:'],
      'must be the address of a mail server, such as smtps://user:password@mail.example.org',
    ).optional(),
    CONTACT_TO: z.email('must be an e-mail address').optional(),
    /** The number of reverse proxies in front: the visitor's address is at that position from the right of X-Forwarded-For. */
    TRUST_PROXY: z
      .string()
      .transform((value) => ({ true: '1', false: '0' })[value] ?? value)
      .pipe(z.string().regex(/^\d$/, 'must be the number of proxies in front of the server, 0 to 9').transform(Number))
      .default(0),
    METRICS_PORT: port.optional(),
    /** A folder where the server keeps the assets of its build for the next one. */
    KEPT_ASSETS: z.string().optional(),
    /** Serves /api without pages, which the development server serves. */
    API_ONLY: z.stringbool({ error: 'must be 1 or 0' }).default(false),
  })
  .refine(({ PORT, METRICS_PORT }) => METRICS_PORT === undefined || METRICS_PORT === 0 || METRICS_PORT !== PORT, {
    path: ['METRICS_PORT'],
    error: 'must be another port than PORT',
  });

export type Config = z.infer<typeof Settings>;

/** An invalid setting; the message is a sentence that names it. It never contains the value, which may include a password. */
export class SettingError extends Error {
  override name = 'SettingError';
}

/**
 * Reads the settings from the environment. An empty variable counts as absent.
 * @throws SettingError for the first invalid setting
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Settings.safeParse(present);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new SettingError(`The setting ${issue?.path.join('.')} ${issue?.message}.`);
}
