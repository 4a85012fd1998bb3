import { useCallback, useState } from 'react';

/** Texts that are being typed into fields, by the fields' names. A text stays here until it is valid. */
export interface Drafts<K extends string> {
  texts: Partial<Record<K, string>>;
  type(name: K, text: string): void;
  /** The field shows the current setting again. */
  settle(...names: K[]): void;
}

export function useDrafts<K extends string>(): Drafts<K> {
  const [texts, setTexts] = useState<Partial<Record<K, string>>>({});
  const type = useCallback((name: K, text: string) => setTexts((before) => ({ ...before, [name]: text })), []);
  const settle = useCallback((...names: K[]) => {
    setTexts((before) => (names.some((name) => name in before) ? omit(before, names) : before));
  }, []);
  return { texts, type, settle };
}

function omit<K extends string>(texts: Partial<Record<K, string>>, names: readonly K[]): Partial<Record<K, string>> {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !names.includes(name as K))) as typeof texts;
}
