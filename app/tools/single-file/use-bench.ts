import { type Preview, usePreview } from '#app/engine/use-preview.ts';
import { notify, type Toast } from '#app/toast/toast.ts';
import { knownIn } from '#app/tools/live/live-state.ts';
import { failureToast } from '#app/tools/shared/failure-toast.ts';
import type { Result } from '#engine';
import type { Recipe } from '#engine/recipe/index.ts';
import { type Live, useLive } from './use-live.ts';
import type { WorkbenchProps } from './workbench.ts';

interface BenchOptions {
  /** Whether the settings are only what the visitor's edits start from, if they lose nothing. */
  awaitsEdit?: boolean;
  /** Whether the settings have a value that their field does not allow. */
  isWrong?: boolean;
  /** The title of a failure. */
  failed: string;
  /** @param isSaved whether the result has been downloaded */
  toastOf(result: Result, recipe: Recipe, isSaved: boolean): Toast;
}

/** A picture on the screen with its settings and its results. */
export interface Bench extends Omit<WorkbenchProps, 'live'> {
  preview: Preview;
  live: Live;
  /** The result of the current settings, once it is complete. */
  known: Result | undefined;
  running: boolean;
  /**
   * Runs the current or other settings, and reports the end.
   * @param made the result, if it is complete
   */
  run(recipe?: Recipe, made?: Result): Promise<Result | undefined>;
  toastOf: BenchOptions['toastOf'];
}

export function useBench(props: WorkbenchProps, { failed, toastOf, ...options }: BenchOptions): Bench {
  const { screen, picture, job, recipe } = props;
  const preview = usePreview(picture.file);
  const live = useLive({ ...props, ...options });
  const run = async (wanted = recipe, made?: Result) => {
    const onFailure = (error: unknown) => notify(failureToast(failed, error, wanted));
    const result = await screen.start(made ? async () => made : live.runOf(wanted), onFailure);
    if (result) notify(toastOf(result, wanted, false));
    return result;
  };
  return {
    ...props,
    preview,
    live,
    known: knownIn(live.state),
    running: job.state === 'running',
    run,
    toastOf,
  };
}
