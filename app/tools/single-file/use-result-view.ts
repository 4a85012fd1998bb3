import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type { Lens } from '#app/compare/lens.ts';
import { LENS, useLens, useOwnLens } from '#app/compare/use-lens.ts';
import { type Preview, useClosePreview } from '#app/engine/use-preview.ts';
import type { LiveStage, Pinned } from '#app/tools/live/live-stage.tsx';
import { usePart } from '#app/tools/options/use-part.ts';
import { useJudgement } from '#app/tools/score/use-judgement.ts';
import type { Edit } from '#engine/recipe/index.ts';
import type { Bench } from './use-bench.ts';

/** Scoring takes as long as an encode, and other settings would cancel it. */
const JUDGED_AFTER_MS = 1500;

/** How the results of a picture are looked at. It stays the same from the settings to the result and back. */
export interface ResultView {
  lens: Lens;
  /** The original's preview, with every pixel once it is examined closely. */
  original: Preview;
  /** Shows a result next to its settings; undefined while the picture's editor is in its place. */
  Result: ComponentType<ComponentProps<typeof LiveStage>> | undefined;
  see(): void;
  leave(): void;
  /** The score of the shown result, once it is known. */
  score: number | undefined;
  pinned: Pinned | undefined;
  pin(pinned: Pinned | undefined): void;
}

/** Edits that add something to the picture, which only its result shows. */
const isAdded = ({ do: kind }: Edit) => kind === 'pad' || kind === 'watermark';
const NOTHING_ADDED = '[]';

const loadResult = () => import('#app/tools/live/live-stage.tsx').then((module) => module.LiveStage);

/** @param Shown shows results from the start. Otherwise the picture's editor is shown until the visitor wants to see the result, or adds what only the result shows */
export function useResultView(bench: Bench, Shown: typeof LiveStage | undefined): ResultView {
  const { picture, recipe, job, preview, live } = bench;
  const { file } = picture;
  const { state, wanted } = live;
  const lens = useOwnLens();
  const [pinned, pin] = useState<Pinned>();
  const [isAskedFor, setAskedFor] = useState(false);
  const { Fields: Loaded, fetch } = usePart(loadResult);
  const Result = job.state !== 'done' && wanted ? (Shown ?? (isAskedFor ? Loaded : undefined)) : undefined;
  const see = () => {
    fetch();
    setAskedFor(true);
  };
  // The editor does not draw them.
  const added = JSON.stringify(recipe.edits.filter(isAdded));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another addition leads to the result
  useEffect(() => {
    if (added !== NOTHING_ADDED && !Shown) see();
  }, [added]);
  const isClose = useLens(lens, (lens) => !LENS.showsWhole(lens));
  const original = useClosePreview(file, preview, isClose);
  const judgeable = (made: Pinned | typeof state.shown) => (Result && made ? { file, ...made } : undefined);
  const { score } = useJudgement(judgeable(state.state === 'done' ? state.shown : undefined), false, JUDGED_AFTER_MS);
  // It may have been pinned before its score was known.
  const { score: pinnedScore } = useJudgement(judgeable(pinned), false, JUDGED_AFTER_MS);
  return {
    lens,
    original,
    Result,
    see,
    leave: () => setAskedFor(false),
    score,
    pinned: pinned && { ...pinned, score: pinned.score ?? pinnedScore },
    pin,
  };
}
