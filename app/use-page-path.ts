import { useLocation } from 'react-router';

/** The open page's path as the catalogue writes it. While the build renders a page, its path ends with a slash. */
export function usePagePath(): string {
  return useLocation().pathname.replace(/(.)\/$/, '$1');
}
