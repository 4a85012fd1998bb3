import { RotateCcw } from 'lucide-react';
import type { FormEvent, ReactNode, RefObject } from 'react';
import { Button } from '#app/components/button.tsx';
import { formatSize } from '#app/components/pixels.ts';
import { PreviewCard } from '#app/components/preview-card.tsx';
import type { Preview } from '#app/engine/use-preview.ts';
import { BeforePicture } from '#app/tools/adjust/before-picture.tsx';
import { regionIn } from '#app/tools/adjust/region.ts';
import { Also } from '#app/tools/shared/also.tsx';
import { formatLabel } from '#app/tools/shared/format-label.ts';
import type { Shown } from '#app/tools/shared/hidden-settings.ts';
import { Losses } from '#app/tools/shared/losses.tsx';
import { MoreTools } from '#app/tools/shared/more-tools.tsx';
import { labelsOf } from '#app/tools/shared/note-sentences.ts';
import { outlookOf } from '#app/tools/shared/plan-of.ts';
import { PlanSummary } from '#app/tools/shared/plan-summary.tsx';
import { ResultStep } from '#app/tools/shared/result-step.tsx';
import { RunButton } from '#app/tools/shared/run-button.tsx';
import { SENTENCES } from '#app/tools/shared/sentences.ts';
import { ToolLayout } from '#app/tools/shared/tool-layout.tsx';
import type { ToolId } from '#catalogue/tools.ts';
import type { WorkbenchProps } from './workbench.ts';

interface FrameProps extends WorkbenchProps {
  tool: ToolId;
  /** What the second step, the button that runs and the one that starts anew are called. */
  words: { step: string; run: string; again: string };
  preview: Preview;
  /** In the place of the plain picture. */
  stage?: ReactNode;
  /** The tool's own controls. */
  controls: ReactNode;
  /** What of the recipe they show. */
  shown: Shown;
  /** What else is worth knowing before the run. */
  remarks: readonly string[];
  /** Something that is typed cannot be carried out. */
  wrong?: boolean;
  form?: RefObject<HTMLFormElement | null>;
  onRun(): void;
  /** Before the dot; the extension is that of the result's bytes. */
  downloadName(): string;
  /** What can be done about what happened to the result. */
  extra?: ReactNode;
}

/** What the second and the third step of all single-file tools have in common. */
export function WorkbenchFrame(props: FrameProps) {
  const { tool, words, preview, stage, controls, shown, remarks, wrong, form, onRun, downloadName, extra } = props;
  const { picture, door, base, recipe, change, control, onSaved, onClose } = props;
  const { file, probe } = picture;
  const { edits, output } = recipe;
  const { job } = control;
  const own = door.formatOf(probe.format);

  if (job.state === 'done') {
    return (
      <ResultStep
        key="result"
        picture={picture}
        result={job.result}
        format={door.formatOf(job.result.format)}
        originalFormat={own}
        labelOf={labelsOf(door.formatOf)}
        downloadName={downloadName}
        before={<BeforePicture preview={preview} region={regionIn(door, probe, edits)} />}
        onSaved={onSaved}
        extra={extra}
        next={
          <>
            <Button onClick={control.reset}>{SENTENCES.changeSettings}</Button>
            <Button icon={RotateCcw} onClick={onClose}>
              {words.again}
            </Button>
            <MoreTools after={tool} />
          </>
        }
      />
    );
  }

  const running = job.state === 'running';
  const outlook = outlookOf(door, probe, recipe);
  const { plan } = outlook;
  const written = door.outputFormat(probe, output);
  const target = plan ? door.formatOf(plan.format) : written;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onRun();
  };
  return (
    <form ref={form} onSubmit={onSubmit} noValidate>
      <ToolLayout
        key={tool}
        label={words.step}
        stage={
          <PreviewCard
            original={file}
            facts={`${formatSize(probe)} · ${own.label}`}
            onRemove={running ? undefined : onClose}
          >
            {stage}
          </PreviewCard>
        }
        settings={
          <>
            {controls}
            <Also
              recipe={recipe}
              base={base}
              shown={shown}
              hasSay={(name) => door.applies(name, output, written)}
              labelOf={(format) => formatLabel(door, format)}
              disabled={running}
              change={change}
            />
            <Losses
              outlook={outlook}
              target={target}
              fill={output.background}
              targetBytes={output.aim === 'size' ? output.bytes : undefined}
              remarks={remarks}
            />
          </>
        }
        action={
          <div className="flex flex-col gap-3">
            {plan && <PlanSummary picture={probe} plan={plan} label={target.label} />}
            <RunButton
              label={words.run}
              job={job}
              disabled={wrong || !plan}
              onCancel={control.cancel}
              onStartOver={onClose}
            />
          </div>
        }
      />
    </form>
  );
}
