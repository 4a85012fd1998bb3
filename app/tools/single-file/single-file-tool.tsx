import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { WizardSteps } from '#app/components/wizard-steps.tsx';
import { unavailable } from '#app/engine/unavailable.ts';
import { useEngine, useWarmEngine } from '#app/engine/use-engine.ts';
import { useJob } from '#app/engine/use-job.ts';
import { usePreparedSettings } from '#app/last-settings/prepared.ts';
import { LeaveGuard } from '#app/tools/shared/leave-guard.tsx';
import { loadAddress } from '#app/tools/shared/load-address.ts';
import { usePasteAnew } from '#app/tools/shared/use-paste-anew.ts';
import { useRecipe } from '#app/tools/shared/use-recipe.ts';
import { useTabProgress } from '#app/tools/shared/use-tab-progress.ts';
import { writeQuery } from '#app/tools/shared/write-query.ts';
import type { ToolProps } from '#app/tools/tool-props.ts';
import { carryFiles } from '#app/upload/hand-over.ts';
import { useNoStrayDrop } from '#app/upload/use-no-stray-drop.ts';
import { TOOLS, type ToolId } from '#catalogue/tools.ts';
import { RUNNING, toolWords } from '#words/tools.ts';
import { UploadStep } from './upload-step.tsx';
import { usePicture } from './use-picture.ts';
import { useStepHistory } from './use-step-history.ts';
import type { Workbench } from './workbench.ts';

interface SingleFileToolProps extends ToolProps {
  tool: ToolId;
  /** Loads the screens after the upload. */
  loadWorkbench(): Promise<Workbench>;
}

/** The three-step wizard: upload, then the tool's own work, then download. */
export function SingleFileTool({ tool, heading, base: preset, loadWorkbench, maxSizeMb }: SingleFileToolProps) {
  const base = preset ?? TOOLS[tool].opens;
  const [workbench, setWorkbench] = useState<Workbench>();
  const [savedBlob, setSavedBlob] = useState<Blob>();
  const [kept, setKept] = useState<File>();
  const [asked, setAsked] = useState(base.output.format);
  const navigate = useNavigate();
  const engine = useEngine();
  const control = useJob();
  const { job } = control;
  const { recipe, change, ready, namesFormat } = useRecipe(tool, base);

  const fetchWorkbench = useCallback(async () => {
    const [fetched] = await Promise.all([loadWorkbench(), ready()]).catch((cause) => {
      throw unavailable('The tool', cause);
    });
    setWorkbench(fetched);
    return fetched;
  }, [loadWorkbench, ready]);
  const pictures = usePicture(fetchWorkbench, (picture, api, { adapt }) => {
    setAsked(recipe.output.format);
    const formatIsNamed = preset !== undefined || namesFormat();
    if (adapt) change((current) => adapt(current, base, picture, api, formatIsNamed));
  });
  const { picture } = pictures;
  const unsaved = job.state === 'done' && job.result.blob !== savedBlob;

  useStepHistory({
    active: picture !== undefined,
    onBack: () => {
      if (job.state !== 'idle') {
        control.reset();
        return true;
      }
      setKept(picture?.file);
      pictures.close();
      return false;
    },
    onForward: () => kept && pictures.open(kept),
  });
  useWarmEngine(base.output.format);
  usePreparedSettings(tool);
  useNoStrayDrop(picture !== undefined);
  useTabProgress(job.state === 'running' ? { label: RUNNING[tool], done: job.progress.done } : undefined);
  usePasteAnew(picture !== undefined && job.state !== 'running', unsaved, () => {
    control.reset();
    pictures.close();
  });
  // Loaded together with the engine. After a failure this is repeated, and reported, when a file arrives.
  useEffect(() => {
    if (engine) fetchWorkbench().catch(() => {});
  }, [engine, fetchWorkbench]);

  const close = () => {
    control.reset();
    pictures.close();
    change(() => base);
    writeQuery('');
    // Settings are longer than the upload area, which would be above the window.
    window.scrollTo({ top: 0, behavior: 'instant' });
  };

  const toBatch = async (files: File[]) => {
    const { batchAddress } = await loadAddress();
    carryFiles(files, TOOLS.batch.path);
    navigate(batchAddress(recipe));
  };

  const step = job.state === 'done' ? 2 : picture ? 1 : 0;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        {heading?.(picture ? undefined : recipe)}
        <WizardSteps steps={TOOLS[tool].steps} current={step} />
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
          onClose={close}
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
