import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { WizardSteps } from '#app/components/wizard-steps.tsx';
import { unavailable } from '#app/engine/unavailable.ts';
import { useEngine, useWarmEngine } from '#app/engine/use-engine.ts';
import { useJob } from '#app/engine/use-job.ts';
import { useNoStrayDrop } from '#app/upload/use-no-stray-drop.ts';
import { DEFAULT_RECIPES } from '#catalogue/preset.ts';
import { TOOLS, type ToolId } from '#catalogue/tools.ts';
import type { Recipe } from '#engine';
import { LeaveGuard } from './leave-guard.tsx';
import { UploadStep } from './upload-step.tsx';
import { usePicture } from './use-picture.ts';
import type { WorkbenchProps } from './workbench.ts';
import { writeQuery } from './write-query.ts';

interface SingleFileToolProps {
  tool: ToolId;
  /** Stands beside the steps. */
  heading?: ReactNode;
  /** What it opens with, as a landing page presets it. */
  base?: Recipe;
  /** Megabytes that the file may have, where a page allows more than the tools do. */
  maxSizeMb?: number;
  /** Fetches the screens after the upload. */
  loadWorkbench(): Promise<ComponentType<WorkbenchProps>>;
}

/** The three-step wizard: upload, then the tool's own work, then download. */
export function SingleFileTool({
  tool,
  heading,
  base = DEFAULT_RECIPES[tool],
  loadWorkbench,
  maxSizeMb,
}: SingleFileToolProps) {
  const [Workbench, setWorkbench] = useState<ComponentType<WorkbenchProps>>();
  const [savedBlob, setSavedBlob] = useState<Blob>();
  const engine = useEngine();
  const control = useJob();
  const { job } = control;

  const fetchWorkbench = useCallback(async () => {
    const component = await loadWorkbench().catch((cause) => {
      throw unavailable('The tool', cause);
    });
    setWorkbench(() => component);
  }, [loadWorkbench]);
  const pictures = usePicture(fetchWorkbench);
  const { picture } = pictures;

  useWarmEngine();
  useNoStrayDrop(picture !== undefined);
  // Fetched with the engine. What fails here is tried again, and told, when a file arrives.
  useEffect(() => {
    if (engine) fetchWorkbench().catch(() => {});
  }, [engine, fetchWorkbench]);

  const close = () => {
    control.reset();
    pictures.close();
    writeQuery('');
  };

  const step = job.state === 'done' ? 2 : picture ? 1 : 0;
  const unsaved = job.state === 'done' && job.result.blob !== savedBlob;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        {heading}
        <WizardSteps steps={TOOLS[tool].steps} current={step} />
      </div>
      {picture && Workbench && engine ? (
        <Workbench
          picture={picture}
          door={engine.door}
          base={base}
          control={control}
          onSaved={setSavedBlob}
          onClose={close}
        />
      ) : (
        <UploadStep control={pictures} maxSizeMb={maxSizeMb} />
      )}
      <LeaveGuard
        unfinished={job.state === 'running' || unsaved}
        reason={
          unsaved
            ? 'Your new image has not been downloaded yet, and would be lost.'
            : 'Work on your image is still going on.'
        }
      />
    </div>
  );
}
