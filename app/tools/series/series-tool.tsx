import type { ComponentType } from 'react';
import { WizardSteps } from '#app/components/wizard-steps.tsx';
import type { Loaded } from '#app/engine/load-engine.ts';
import { useEngine } from '#app/engine/loaded-engine.ts';
import type { RunState } from '#app/engine/run-state.ts';
import { useWarmEngine } from '#app/engine/use-engine.ts';
import { type SettingsControl, useSettings } from '#app/tools/address/use-settings.ts';
import type { LoadAddressText } from '#app/tools/address/use-settings-address.ts';
import { LeaveGuard } from '#app/tools/shared/leave-guard.tsx';
import type { OpenedPicture } from '#app/tools/shared/opened-picture.ts';
import { DropOnPicture } from '#app/tools/single-file/drop-on-picture.tsx';
import type { ResultPlace, SingleFileScreen } from '#app/tools/single-file/single-file-screen.ts';
import { UploadStep } from '#app/tools/single-file/upload-step.tsx';
import { useScreens } from '#app/tools/single-file/use-screens.ts';
import { useSingleFileScreen } from '#app/tools/single-file/use-single-file-screen.ts';
import type { SeriesText } from '#catalogue/page-text.ts';
import type { FormatId, Result } from '#engine';
import { toolWords } from '#words/tools.ts';

/** The props of the screens after the upload. */
export interface SeriesScreensProps<T> extends Pick<SettingsControl<T>, 'settings' | 'change'> {
  picture: OpenedPicture;
  /** The engine's facts. */
  api: Loaded['api'];
  screen: SingleFileScreen<readonly Result[], T, unknown>;
  job: RunState<readonly Result[]>;
}

/** What is below an empty upload. */
export interface BesideUploadProps<T> extends Pick<SettingsControl<T>, 'change'> {
  open(file: File): void;
}

interface SeriesToolProps<T> {
  text: SeriesText;
  /** The initial settings. */
  base: T;
  loadAddressText: LoadAddressText<T>;
  /** Loads the screens after the upload. The same function in each render. */
  loadScreens(): Promise<ComponentType<SeriesScreensProps<T>>>;
  /** A format of the results, whose encoder is loaded early. */
  writes: FormatId;
  /** In the tab's title during a run. */
  running: string;
  results: ResultPlace;
  /** Another way to a picture. */
  BesideUpload?: ComponentType<BesideUploadProps<T>>;
}

/** A tool that makes several files of one picture: the upload, then its own screens. */
export function SeriesTool<T>(props: SeriesToolProps<T>) {
  const { text, base, loadAddressText, loadScreens, writes, running, results, BesideUpload } = props;
  const engine = useEngine();
  const { settings, change, ready } = useSettings(base, loadAddressText);
  const [Screens, fetchScreens] = useScreens(engine, loadScreens, ready);
  const { screen, state, isRunning, isUnsaved } = useSingleFileScreen<readonly Result[], T, unknown>({
    loadCode: fetchScreens,
    settings,
    adapt: () => {},
    resetSettings: () => change(() => base),
    results,
    running,
  });
  const isPicture = state.step === 'picture';
  const isResult = isPicture && state.job.state === 'done';
  useWarmEngine(writes);

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="text-title font-bold">{text.heading}</h1>
          <p className="mt-1 text-muted">{text.lead}</p>
        </div>
        <WizardSteps steps={text.steps} current={isResult ? 2 : isPicture ? 1 : 0} />
      </div>
      {isPicture && Screens && engine ? (
        <Screens
          screen={screen}
          picture={state.picture}
          job={state.job}
          api={engine.api}
          settings={settings}
          change={change}
        />
      ) : (
        <>
          <UploadStep screen={screen} state={state} />
          {BesideUpload && state.step === 'upload' && (
            <BesideUpload change={change} open={(file) => screen.open(file)} />
          )}
        </>
      )}
      {isPicture && (
        <DropOnPicture
          file={state.picture.file}
          isRunning={isRunning}
          loses={isUnsaved ? toolWords.unsavedFiles : undefined}
          close={() => screen.close()}
        />
      )}
      <LeaveGuard unfinished={isRunning || isUnsaved} reason={isUnsaved ? toolWords.unsavedFiles : toolWords.working} />
    </div>
  );
}
