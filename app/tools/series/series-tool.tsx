import { type ComponentType, useState } from 'react';
import { WizardSteps } from '#app/components/wizard-steps.tsx';
import type { Loaded } from '#app/engine/load-engine.ts';
import { useEngine } from '#app/engine/loaded-engine.ts';
import type { RunState } from '#app/engine/run-state.ts';
import { useWarmEngine } from '#app/engine/use-engine.ts';
import { type SettingsControl, useSettings } from '#app/tools/address/use-settings.ts';
import type { LoadAddressText } from '#app/tools/address/use-settings-address.ts';
import { SeldomPart } from '#app/tools/options/seldom-part.tsx';
import { LeaveGuard } from '#app/tools/shared/leave-guard.tsx';
import type { OpenedPicture } from '#app/tools/shared/opened-picture.ts';
import { DropOnPicture } from '#app/tools/single-file/drop-on-picture.tsx';
import type { ResultPlace, ScreenState, SingleFileScreen } from '#app/tools/single-file/single-file-screen.ts';
import { UploadStep } from '#app/tools/single-file/upload-step.tsx';
import { useScreens } from '#app/tools/single-file/use-screens.ts';
import { useSingleFileScreen } from '#app/tools/single-file/use-single-file-screen.ts';
import { useInHand } from '#app/upload/use-in-hand.ts';
import type { SeriesText } from '#catalogue/page-text.ts';
import type { FormatId, Result } from '#engine';
import { toolWords } from '#words/tools.ts';
import { DropInList } from './drop-in-list.tsx';
import { SeriesPage } from './series-page.tsx';
import type { SeveralProps } from './several-files.ts';

/** The props of the screens after the upload. */
export interface SeriesScreensProps<T> extends Pick<SettingsControl<T>, 'settings' | 'change'> {
  picture: OpenedPicture;
  /** The engine's facts. */
  api: Loaded['api'];
  screen: SingleFileScreen<readonly Result[], T, unknown>;
  job: RunState<readonly Result[]>;
  /** How many files are in the list that the picture was opened from; 0 without one. */
  listed: number;
}

/** What is below an empty upload. */
export interface BesideUploadProps<T> extends Pick<SettingsControl<T>, 'settings' | 'change'> {
  open(file: File): void;
}

interface SeriesToolProps<T> {
  text: SeriesText;
  /** False on a page with a heading of its own. */
  isHeaded?: boolean;
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
  /** What shows several files, and how many. Absent for a tool of one picture. */
  several?: { load(): Promise<ComponentType<SeveralProps<T>>>; mostFiles: number };
}

/** A tool that makes several files of one picture: the upload, then its own screens. */
export function SeriesTool<T>(props: SeriesToolProps<T>) {
  const {
    text,
    isHeaded = true,
    base,
    loadAddressText,
    loadScreens,
    writes,
    running,
    results,
    BesideUpload,
    several,
  } = props;
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
  const [files, setFiles] = useState<readonly File[]>([]);
  const add = (more: readonly File[]) =>
    setFiles((before) => [...before, ...more.filter((file) => !before.includes(file))]);
  const openAll = (chosen: File[]) => {
    const [file] = chosen;
    if (chosen.length > 1) add(chosen);
    else if (file) screen.open(file);
  };
  const isPicture = state.step === 'picture';
  const isList = files.length > 0;
  useWarmEngine(writes);
  // An open picture is registered by its screen.
  useInHand(isList && !isPicture ? { files } : undefined);

  const steps = (
    <div className="flex flex-col gap-4">
      <Heading text={text} isHeaded={isHeaded} step={stepOf(state, isList)} />
      {isPicture && Screens && engine ? (
        <Screens
          screen={screen}
          picture={state.picture}
          job={state.job}
          api={engine.api}
          settings={settings}
          change={change}
          listed={files.length}
        />
      ) : isList ? null : (
        <>
          <UploadStep
            screen={screen}
            state={state}
            list={several && { maxFiles: several.mostFiles, onFiles: openAll }}
          />
          {BesideUpload && state.step === 'upload' && (
            <BesideUpload settings={settings} change={change} open={(file) => screen.open(file)} />
          )}
        </>
      )}
      {several && isList && (
        <SeldomPart
          load={several.load}
          props={{
            files,
            mostFiles: several.mostFiles,
            add,
            put: setFiles,
            open: (file: File) => screen.open(file),
            problem: state.step === 'upload' ? state.problem : undefined,
            onProblemCleared: () => screen.close(),
            isShown: !isPicture,
            settings,
            change,
          }}
        />
      )}
      {isPicture &&
        (several ? (
          <DropInList open={isList ? [] : [state.picture.file]} close={() => screen.close()} />
        ) : (
          <DropOnPicture
            file={state.picture.file}
            isRunning={isRunning}
            loses={isUnsaved ? toolWords.unsavedFiles : undefined}
            close={() => screen.close()}
          />
        ))}
      <LeaveGuard unfinished={isRunning || isUnsaved} reason={isUnsaved ? toolWords.unsavedFiles : toolWords.working} />
    </div>
  );
  return isHeaded ? <SeriesPage>{steps}</SeriesPage> : steps;
}

/** The number of the step: the upload, the settings, the result. */
function stepOf(state: ScreenState<readonly Result[], unknown>, isList: boolean): number {
  if (state.step !== 'picture') return isList ? 1 : 0;
  return state.job.state === 'done' ? 2 : 1;
}

interface HeadingProps {
  text: SeriesText;
  isHeaded: boolean;
  step: number;
}

function Heading({ text, isHeaded, step }: HeadingProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      {isHeaded && (
        <div>
          <h1 className="text-title font-bold">{text.heading}</h1>
          <p className="mt-1 text-muted">{text.lead}</p>
        </div>
      )}
      <WizardSteps steps={text.steps} current={step} />
    </div>
  );
}
