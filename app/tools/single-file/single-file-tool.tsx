import { useState } from 'react';
import { useNavigate } from 'react-router';
import { WizardSteps } from '#app/components/wizard-steps.tsx';
import { useEngine } from '#app/engine/loaded-engine.ts';
import { useWarmEngine } from '#app/engine/use-engine.ts';
import { useJob } from '#app/engine/use-job.ts';
import { usePreparedSettings } from '#app/last-settings/prepared.ts';
import { loadAddress } from '#app/tools/address/load-address.ts';
import { useRecipe } from '#app/tools/address/use-recipe.ts';
import { LeaveGuard } from '#app/tools/shared/leave-guard.tsx';
import type { ToolProps } from '#app/tools/tool-props.ts';
import { carryFiles } from '#app/upload/hand-over.ts';
import type { ToolId } from '#catalogue/tools.ts';
import { TOOL_PAGES } from '#pages/tools.ts';
import { RUNNING, toolWords } from '#words/tools.ts';
import { UploadStep } from './upload-step.tsx';
import { usePicture } from './use-picture.ts';
import { useScreens } from './use-screens.ts';
import { useVisit } from './use-visit.ts';
import type { Workbench } from './workbench.ts';

interface SingleFileToolProps extends ToolProps {
  tool: ToolId;
  /** Loads the screens after the upload. */
  loadWorkbench(): Promise<Workbench>;
}

/** The three-step wizard: upload, then the tool's own work, then download. */
export function SingleFileTool({ tool, heading, base: preset, loadWorkbench, maxSizeMb }: SingleFileToolProps) {
  const base = preset ?? TOOL_PAGES[tool].opens;
  const [savedBlob, setSavedBlob] = useState<Blob>();
  const [asked, setAsked] = useState(base.output.format);
  const navigate = useNavigate();
  const engine = useEngine();
  const control = useJob();
  const { job } = control;
  const { recipe, change, ready, namesFormat } = useRecipe(tool, base);

  const [workbench, fetchWorkbench] = useScreens(engine, loadWorkbench, ready);
  const pictures = usePicture(fetchWorkbench, (picture, api, { adapt }) => {
    setAsked(recipe.output.format);
    const formatIsNamed = preset !== undefined || namesFormat();
    if (adapt) change((current) => adapt(current, base, picture, api, formatIsNamed));
  });
  const { picture } = pictures;
  const unsaved = job.state === 'done' && job.result.blob !== savedBlob;

  useWarmEngine(base.output.format);
  usePreparedSettings(tool);
  const { kept, startOver } = useVisit({
    pictures,
    reset: control.reset,
    resetSettings: () => change(() => base),
    result: { shown: job.state === 'done' ? job.result : undefined, settings: recipe, show: control.show },
    isPastSettings: job.state !== 'idle',
    running: job.state === 'running' ? { label: RUNNING[tool], done: job.progress.done } : undefined,
    unsaved,
  });

  const toBatch = async (files: File[]) => {
    const { batchAddress } = await loadAddress();
    carryFiles(files, TOOL_PAGES.batch.path);
    navigate(batchAddress(recipe));
  };

  const step = job.state === 'done' ? 2 : picture ? 1 : 0;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        {heading?.(picture ? undefined : recipe)}
        <WizardSteps steps={TOOL_PAGES[tool].steps} current={step} />
      </div>
      {picture && workbench && engine ? (
        <workbench.Screens
          picture={picture}
          api={engine.api}
          base={base}
          asked={asked}
          recipe={recipe}
          change={change}
          control={control}
          onSaved={setSavedBlob}
          onChosenAgain={(file) => {
            control.reset();
            pictures.open(file);
          }}
          onClose={startOver}
        />
      ) : (
        <UploadStep control={pictures} kept={kept} maxSizeMb={maxSizeMb} onSeveral={toBatch} />
      )}
      <LeaveGuard
        unfinished={job.state === 'running' || unsaved}
        reason={unsaved ? toolWords.unsaved : toolWords.working}
      />
    </div>
  );
}
