import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { onPop } from '#app/pops.ts';
import { writeQuery } from './write-query.ts';

/** How settings are written in an address. */
export interface AddressText<T> {
  /** Returns the query that changes `base` to the settings; empty if they are equal. */
  print(settings: T, base: T): URLSearchParams;
  /** Applies a query to `base`. Unknown keys and invalid values are ignored; it never throws. */
  read(query: URLSearchParams, base: T): T;
}

/** Loads the text form when there are settings in an address or to be written there. The same function in each render. */
export type LoadAddressText<T> = () => Promise<AddressText<T>>;

/** Typing must not rewrite the address with every digit. */
const SETTLE_MS = 300;

/** Prints the pending query. There is one address, and one tool per page. */
let pending: (() => Promise<string>) | undefined;

/** Writes the pending query immediately, for code that reads the address now. */
export async function settleAddress(): Promise<void> {
  const print = pending;
  if (!print) return;
  const query = await print();
  // Meanwhile other settings were made, which are written later, or the page was left.
  if (pending !== print) return;
  pending = undefined;
  writeQuery(query);
}

/** This page's address with the current settings, for copying. */
export async function settledAddress(): Promise<string> {
  await settleAddress();
  return window.location.href;
}

/**
 * Keeps the settings in the address, so that a copied link opens the tool with them.
 * @param reading the pending read of the address. Over a slow network there are no settings yet, and the address stays
 * as it is, for a second attempt or for copying
 * @param reads how often it has been read: invalid parts are removed then, even if no setting has changed
 */
export function useSettingsAddress<T>(
  settings: T,
  base: T,
  load: LoadAddressText<T>,
  { reading, reads }: { reading: RefObject<unknown>; reads: number },
): void {
  const text = JSON.stringify(settings);
  const baseText = JSON.stringify(base);
  // A link to the current page removes the query, but the settings stay.
  const { key } = useLocation();
  // So does a step back or forward on it.
  const [steps, setSteps] = useState(0);
  useEffect(
    () =>
      onPop(() => {
        setSteps((count) => count + 1);
        return false;
      }),
    [],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: settings are compared by content, and each navigation and each reading counts
  useEffect(() => {
    pending = async () => {
      if (text !== baseText) return (await load()).print(settings, base).toString();
      return reading.current ? window.location.search.slice(1) : '';
    };
    // If the module cannot be loaded, the address stays as it is until the next change.
    const timer = setTimeout(() => settleAddress().catch(() => {}), SETTLE_MS);
    return () => {
      clearTimeout(timer);
      pending = undefined;
    };
  }, [load, text, baseText, key, steps, reading, reads]);
}
