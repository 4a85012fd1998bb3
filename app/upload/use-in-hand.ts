import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { type InHand, leaveFiles, takeInHand } from './hand-over.ts';

/** Registers the page's open files, if there are any: they follow a link, and are restored on the way back. */
export function useInHand(hand: InHand | undefined): void {
  const { pathname } = useLocation();
  const latest = useRef(hand);
  useLayoutEffect(() => {
    latest.current = hand;
  });
  const isHeld = hand !== undefined;
  useEffect(() => {
    if (!isHeld) return;
    return takeInHand({
      get files() {
        return latest.current?.files ?? [];
      },
      along: () => latest.current?.along?.() ?? [],
      onCarried: () => latest.current?.onCarried?.(),
    });
  }, [isHeld]);
  // However the page is left. On the page itself, closed files stay closed. A layout effect is cleaned up while
  // the next page appears. An effect's cleanup may run after a quick Back, when the address is this page's again.
  useLayoutEffect(
    () => () => {
      if (latest.current && window.location.pathname !== pathname) leaveFiles(latest.current.files, pathname);
    },
    [pathname],
  );
}
