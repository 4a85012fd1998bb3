import { type ReactNode, useEffect, useState } from 'react';
import { useSource } from '#app/use-source.ts';
import { arriving } from './arriving.ts';

/** What is on its way and how much of it has arrived, for places that wait for a picture; undefined if nothing is. */
export function useArriving(): ReactNode {
  const arrival = useSource(arriving, undefined);
  const [part, setPart] = useState<typeof import('./arriving-part.tsx')>();
  const isNeeded = arrival !== undefined;
  useEffect(() => {
    if (isNeeded) import('./arriving-part.tsx').then(setPart, () => {});
  }, [isNeeded]);
  return arrival && part && <part.ArrivingPart arrival={arrival} />;
}
