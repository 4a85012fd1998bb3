import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Time for parts of a new page that render late. */
const DELAY_MS = 100;

/** Scrolls to the element of the address's hash, and again with every new hash. */
export function useHashScroll(): void {
  // Each press on a link has a new key, so a second press scrolls again.
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key means a new request by the visitor
  useEffect(() => {
    if (!hash) return;
    const timer = setTimeout(() => document.getElementById(idOf(hash))?.scrollIntoView(), DELAY_MS);
    return () => clearTimeout(timer);
  }, [hash, key]);
}

/** A typed hash may contain an invalid escape. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
