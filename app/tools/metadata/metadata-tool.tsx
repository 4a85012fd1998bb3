import { useState } from 'react';
import { SeriesTool } from '#app/tools/series/series-tool.tsx';
import { BATCH_LIMIT } from '#catalogue/tools.ts';
import { importWatched } from '#engine/arrival/scripts.ts';
import type { NamedRemoval } from '#engine/inspect/removals.ts';
import { metadataText } from '#words/catalogue/sets/metadata.ts';
import { toolWords } from '#words/tools.ts';
import { OPENS, opensWith } from './settings.ts';

const loadAddressText = () => importWatched(() => import('./address-text.ts')).then((module) => module.addressText);
const loadScreens = () => import('./metadata-screen.tsx').then((module) => module.MetadataScreen);
const several = {
  load: () => import('./several/several.tsx').then((module) => module.Several),
  // Nothing is decoded, so more files than in a batch are no burden.
  mostFiles: Math.max(200, BATCH_LIMIT),
};

export interface MetadataToolProps {
  /** What a landing page removes first, which has a heading of its own. With `nothing` it is about writing. */
  removal?: NamedRemoval | 'nothing';
}

/** Shows what a file reveals besides its picture, and removes and writes it without an encode. */
export function MetadataTool({ removal }: MetadataToolProps) {
  const [base] = useState(() => (removal ? opensWith(removal) : OPENS));
  return (
    <SeriesTool
      text={metadataText}
      isHeaded={removal === undefined}
      base={base}
      loadAddressText={loadAddressText}
      loadScreens={loadScreens}
      writes="jpeg"
      running={toolWords.loading}
      results="beside"
      several={several}
    />
  );
}
