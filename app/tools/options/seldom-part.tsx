import { type ComponentType, type ReactNode, useEffect } from 'react';
import { usePart } from './use-part.ts';

interface SeldomPartProps<P extends object> {
  load(): Promise<ComponentType<P>>;
  props: P;
  /** Shown until it is loaded. */
  instead?: ReactNode;
}

/** A part that few pictures need, loaded when it is first shown. */
export function SeldomPart<P extends object>({ load, props, instead = null }: SeldomPartProps<P>) {
  const { Fields: Part, fetch } = usePart(load);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(fetch, []);
  return Part ? <Part {...props} /> : instead;
}
