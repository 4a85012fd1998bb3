import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { type LoadAddressText, useSettingsAddress } from './use-settings-address.ts';

export interface SettingsControl<T> {
  settings: T;
  change(change: (settings: T) => T): void;
  /** Resolves when the settings in the address have been read; rejects if the module for it could not be loaded. */
  ready(): Promise<void>;
  /** Whether the last address that was read has this key. */
  wasNamed(key: string): boolean;
}

/**
 * A page's settings, kept in the address. The address is read when the page is opened and whenever a link brings
 * settings. A bare link to the current page keeps the settings.
 * @param base the page's initial settings, as JSON
 */
export function useSettings<T>(base: T, load: LoadAddressText<T>): SettingsControl<T> {
  const [settings, setSettings] = useState(base);
  const [reads, setReads] = useState(0);
  const { search, key } = useLocation();
  const reading = useRef<() => Promise<void>>(undefined);
  const named = useRef<URLSearchParams>(undefined);
  const baseText = JSON.stringify(base);
  const shownBase = useRef(baseText);

  // After the first render, which must equal the prerendered page, and before any event: a file that is chosen between the
  // first paint and the effects after it has to wait too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has its own key, and a base is compared by its content
  useLayoutEffect(() => {
    const isNewPage = shownBase.current !== baseText;
    shownBase.current = baseText;
    if (search === '') {
      reading.current = undefined;
      if (isNewPage) {
        named.current = undefined;
        setSettings(base);
      }
      return;
    }
    const read = async () => {
      const text = await load();
      if (reading.current !== read) return;
      reading.current = undefined;
      const query = new URLSearchParams(search);
      const settings = text.read(query, base);
      named.current = query;
      // Synchronously: waiting files must not show controls with other settings.
      flushSync(() => {
        setSettings(settings);
        setReads((count) => count + 1);
      });
    };
    reading.current = read;
    // After a failure this is repeated, and reported, when a file arrives.
    read().catch(() => {});
  }, [search, key, baseText, load]);

  const ready = useCallback(async () => reading.current?.(), []);
  useSettingsAddress(settings, base, load, { reading, reads });

  const change = useCallback((change: (settings: T) => T) => setSettings(change), []);
  return { settings, change, ready, wasNamed: (key) => named.current?.has(key) ?? false };
}
