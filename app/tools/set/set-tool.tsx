import { type ComponentType, useState } from 'react';
import { WizardSteps } from '#app/components/wizard-steps.tsx';
import type { Loaded } from '#app/engine/load-engine.ts';
import { useEngine } from '#app/engine/loaded-engine.ts';
import { useWarmEngine } from '#app/engine/use-engine.ts';
import { type SettingsControl, useSettings } from '#app/tools/address/use-settings.ts';
import type { LoadAddressText } from '#app/tools/address/use-settings-address.ts';
import { LeaveGuard } from '#app/tools/shared/leave-guard.tsx';
import type { OpenedPicture } from '#app/tools/shared/opened-picture.ts';
import { UploadStep } from '#app/tools/single-file/upload-step.tsx';
import { usePicture } from '#app/tools/single-file/use-picture.ts';
import { useScreens } from '#app/tools/single-file/use-screens.ts';
import { useVisit } from '#app/tools/single-file/use-visit.ts';
import type { SetText } from '#catalogue/page-text.ts';
import type { FormatId } from '#engine';
import { toolWords } from '#words/tools.ts';
import { type SeriesControl, useSeries } from './use-series.ts';

/** The props of the screens after the upload. */
export interface SetScreensProps<T> extends Pick<SettingsControl<T>, 'settings' | 'change'> {
  picture: OpenedPicture;
  /** The engine's facts. */
  api: Loaded['api'];
  control: SeriesControl;
  /** The results have been downloaded. */
  onSaved(): void;
  /** Back to the first step. */
  onClose(): void;
}

interface SetToolProps<T> {
  text: SetText;
  /** The initial settings. */
  base: T;
  loadAddressText: LoadAddressText<T>;
  /** Loads the screens after the upload. The same function in each render. */
  loadScreens(): Promise<ComponentType<SetScreensProps<T>>>;
  /** A format of the results, whose encoder is loaded early. */
  writes: FormatId;
  /** In the tab's title during a run. */
  running: string;
  /**
   * Results have a step of their own, and a question before they are lost. Otherwise they are shown next to the
   * settings, and made again with each change.
   */
  hasResultStep: boolean;
}

/** A tool that makes several files of one picture: the upload, then its own screens. */
export function SetTool<T>(props: SetToolProps<T>) {
  const { text, base, loadAddressText, loadScreens, writes, running, hasResultStep } = props;
  const [saved, setSaved] = useState<unknown>();
  const engine = useEngine();
  const control = useSeries();
  const { job } = control;
  const { settings, change, ready } = useSettings(base, loadAddressText);

  const [Screens, fetchScreens] = useScreens(engine, loadScreens, ready);
  const pictures = usePicture(fetchScreens, () => {});
  const { picture } = pictures;
  const isRunning = hasResultStep && job.state === 'running';
  const isResult = hasResultStep && job.state === 'done';
  const unsaved = isResult && job !== saved;

  useWarmEngine(writes);
  const { kept, startOver } = useVisit({
    pictures,
    reset: control.reset,
    resetSettings: () => change(() => base),
    isPastSettings: isRunning || isResult,
    running: isRunning ? { label: running, done: job.progress.done } : undefined,
    unsaved,
  });

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="text-title font-bold">{text.heading}</h1>
          <p className="mt-1 text-muted">{text.lead}</p>
        </div>
        <WizardSteps steps={text.steps} current={isResult ? 2 : picture ? 1 : 0} />
      </div>
      {picture && Screens && engine ? (
        <Screens
          picture={picture}
          api={engine.api}
          settings={settings}
          change={change}
          control={control}
          onSaved={() => setSaved(job)}
          onClose={startOver}
        />
      ) : (
        <UploadStep control={pictures} kept={kept} />
      )}
      <LeaveGuard unfinished={isRunning || unsaved} reason={unsaved ? toolWords.unsavedFiles : toolWords.working} />
    </div>
  );
}
