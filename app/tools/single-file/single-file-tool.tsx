import { useNavigate } from 'react-router';
import { WizardSteps } from '#app/components/wizard-steps.tsx';
import { useEngine } from '#app/engine/loaded-engine.ts';
import { useWarmEngine } from '#app/engine/use-engine.ts';
import { usePreparedSettings } from '#app/last-settings/prepared.ts';
import { loadAddress } from '#app/tools/address/load-address.ts';
import { useRecipe } from '#app/tools/address/use-recipe.ts';
import { LeaveGuard } from '#app/tools/shared/leave-guard.tsx';
import type { ToolProps } from '#app/tools/tool-props.ts';
import { carryFiles } from '#app/upload/hand-over.ts';
import type { ToolId } from '#catalogue/tools.ts';
import type { Result } from '#engine';
import type { Recipe } from '#engine/recipe/index.ts';
import { TOOL_PAGES } from '#pages/tools.ts';
import { RUNNING, toolWords } from '#words/tools.ts';
import { DropOnPicture } from './drop-on-picture.tsx';
import { UploadStep } from './upload-step.tsx';
import { useScreens } from './use-screens.ts';
import { useSingleFileScreen } from './use-single-file-screen.ts';
import type { Workbench } from './workbench.ts';

interface SingleFileToolProps extends ToolProps {
  tool: ToolId;
  /** Loads the screens after the upload. */
  loadWorkbench(): Promise<Workbench>;
}

/** The three-step wizard: upload, then the tool's own work, then download. */
export function SingleFileTool({ tool, heading, base: preset, loadWorkbench, maxSizeMb }: SingleFileToolProps) {
  const base = preset ?? TOOL_PAGES[tool].opens;
  const navigate = useNavigate();
  const engine = useEngine();
  const { recipe, change, ready, namesFormat } = useRecipe(tool, base);
  const [workbench, fetchWorkbench] = useScreens(engine, loadWorkbench, ready);
  const { screen, state, isRunning, isUnsaved } = useSingleFileScreen<Result, Recipe, Workbench>({
    loadCode: fetchWorkbench,
    settings: recipe,
    adapt: (picture, api, { adapt }) => {
      const formatIsNamed = preset !== undefined || namesFormat();
      if (adapt) change((current) => adapt(current, base, picture, api, formatIsNamed));
    },
    resetSettings: () => change(() => base),
    results: 'entry',
    running: RUNNING[tool],
  });
  useWarmEngine(base.output.format);
  usePreparedSettings(tool);

  const toBatch = async (files: File[]) => {
    const { batchAddress } = await loadAddress();
    carryFiles(files, TOOL_PAGES.batch.path);
    navigate(batchAddress(recipe));
  };

  const isPicture = state.step === 'picture';
  const isResult = isPicture && state.job.state === 'done';
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        {heading?.(isPicture ? undefined : recipe)}
        <WizardSteps steps={TOOL_PAGES[tool].steps} current={isResult ? 2 : isPicture ? 1 : 0} />
      </div>
      {isPicture && workbench && engine ? (
        <workbench.Screens
          screen={screen}
          picture={state.picture}
          job={state.job}
          live={state.live}
          api={engine.api}
          base={base}
          requested={state.opened.output.format}
          recipe={recipe}
          change={change}
        />
      ) : (
        <UploadStep screen={screen} state={state} maxSizeMb={maxSizeMb} onSeveral={toBatch} />
      )}
      {isPicture && (
        <DropOnPicture
          file={state.picture.file}
          isRunning={isRunning}
          loses={isUnsaved ? toolWords.unsaved : undefined}
          close={() => screen.close()}
          onSeveral={toBatch}
        />
      )}
      <LeaveGuard unfinished={isRunning || isUnsaved} reason={isUnsaved ? toolWords.unsaved : toolWords.working} />
    </div>
  );
}
