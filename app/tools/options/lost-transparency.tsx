import { useEffect } from 'react';
import { moreOptionsWords } from '#words/options.ts';
import type { FieldsProps } from './fields.tsx';
import { usePart } from './use-part.ts';

const load = () => import('./background-field.tsx').then((module) => module.BackgroundField);

/** The colour under a picture that loses its transparency, beside the sentence about it. Loaded with the first such picture. */
export function LostTransparency(props: Omit<FieldsProps, 'offered'>) {
  const { Fields, failed, fetch } = usePart(load);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(fetch, []);
  if (failed) return <p role="alert">{moreOptionsWords.notLoaded}</p>;
  return Fields ? <Fields {...props} /> : null;
}
