import { type ReactNode, type RefObject, useEffect } from 'react';
import { useRememberedSettings } from '#app/last-settings/use-last-settings.ts';
import type { Shown } from '#app/tools/address/hidden-settings.ts';
import { rememberCompressed } from '#app/tools/estimates/compressed-here.ts';
import type { Estimate } from '#app/tools/live/live-gain.tsx';
import type { LiveStage } from '#app/tools/live/live-stage.tsx';
import { useKeepName } from '#app/tools/names/keep-name.ts';
import type { OwnPart } from '#app/tools/options/more-options.tsx';
import { type SingleTool, savedName } from '#app/tools/saving/saved-name.ts';
import type { Result } from '#engine';
import { FinishedResult } from './finished-result.tsx';
import { SettingsStep } from './settings-step.tsx';
import type { Bench } from './use-bench.ts';
import { useResultView } from './use-result-view.ts';

/** What a tool adds to the frame. */
export interface FrameProps {
  bench: Bench;
  tool: SingleTool;
  /** Labels of the second step, of the button that runs, and of the one that starts again. */
  words: { step: string; run: string; again: string };
  /** Shows the result next to its settings, if the tool has no editor. */
  Results?: typeof LiveStage;
  /** The picture's editor. A button that leads to the result is appended to its tools. */
  stage?: (seeResult: ReactNode) => ReactNode;
  /** Shown until the result is known. */
  estimate?: Estimate | undefined;
  /** The tool's own controls. */
  controls: ReactNode;
  /** The control that stays near the next step. */
  atHand?: ReactNode;
  /** The first part of 'More options'. */
  own?: OwnPart;
  /** The parts of the recipe that they show. */
  shown: Shown;
  /** Further remarks before the run. */
  remarks: readonly string[];
  /** A question before the run, in one discreet line at the button. */
  question?: string | undefined;
  /** A typed value is invalid. */
  wrong?: boolean;
  form?: RefObject<HTMLFormElement | null>;
  /** The button that runs was pressed. */
  onRun(): void;
  /** The remedy for a problem of the run. */
  extra?: ReactNode;
}

/** What the second and the third step of all single-file tools have in common. */
export function WorkbenchFrame(props: FrameProps) {
  const { bench, tool, words, Results, extra } = props;
  const { picture, api, recipe, job } = bench;
  const [keepsName] = useKeepName();
  const view = useResultView(bench, Results);
  const done = job.state === 'done' ? job.result : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the recipe is the one that made the result
  useEffect(() => {
    if (done) void rememberCompressed(recipe, done);
  }, [done]);
  useRememberedSettings(tool, recipe, done !== undefined);

  const nameOf = (result: Result) => savedName(api, { tool, original: picture.file.name, result, keepsName });
  if (!done) return <SettingsStep {...props} view={view} nameOf={nameOf} />;
  return <FinishedResult {...{ bench, tool, view, extra }} result={done} name={nameOf(done)} again={words.again} />;
}
