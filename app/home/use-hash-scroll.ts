import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Time for what a new page draws late. */
const DELAY_MS = 100;

/** Scrolls to the element that the address names, and again with every new hash. */
export function useHashScroll(): void {
  // The key is new with each press on a link, so that a second press scrolls back.
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says that the visitor asked again
  useEffect(() => {
    if (!hash) return;
    const timer = setTimeout(() => document.getElementById(idOf(hash))?.scrollIntoView(), DELAY_MS);
    return () => clearTimeout(timer);
  }, [hash, key]);
}

/** A hash that somebody typed may hold a broken escape. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
