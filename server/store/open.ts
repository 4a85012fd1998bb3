import type { Config } from '../config.ts';
import { openPostgresStore } from './postgres.ts';
import { openSqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';

/** The store cannot be opened; the message is a sentence that names the setting and never contains its password. */
export class StoreError extends Error {
  override name = 'StoreError';
}

/**
 * Opens the configured store and updates its schema.
 * @throws StoreError
 */
export async function openStore(database: Config['DATABASE_URL']): Promise<Store> {
  try {
    return database.kind === 'postgres' ? await openPostgresStore(database.url) : openSqliteStore(database.file);
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    const what = database.kind === 'postgres' ? 'The PostgreSQL database' : `The database ${database.file}`;
    const why = message || code;
    throw new StoreError(`${what} could not be opened (the setting DATABASE_URL): ${why}`, { cause: error });
  }
}
