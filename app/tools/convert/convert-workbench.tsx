import { RotateCcw } from 'lucide-react';
import type { FormEvent } from 'react';
import { Button } from '#app/components/button.tsx';
import { formatSize } from '#app/components/pixels.ts';
import { PreviewCard } from '#app/components/preview-card.tsx';
import { Segmented } from '#app/components/segmented.tsx';
import { usePreview } from '#app/engine/use-preview.ts';
import { notify } from '#app/toast/toast.ts';
import { BeforePicture } from '#app/tools/adjust/before-picture.tsx';
import { regionIn } from '#app/tools/adjust/region.ts';
import { Also } from '#app/tools/shared/also.tsx';
import { failureToast } from '#app/tools/shared/failure-toast.ts';
import { formatLabel } from '#app/tools/shared/format-label.ts';
import type { Shown } from '#app/tools/shared/hidden-settings.ts';
import { Losses } from '#app/tools/shared/losses.tsx';
import { MoreTools } from '#app/tools/shared/more-tools.tsx';
import { labelsOf } from '#app/tools/shared/note-sentences.ts';
import { outlookOf } from '#app/tools/shared/plan-of.ts';
import { PlanSummary } from '#app/tools/shared/plan-summary.tsx';
import { QualityField } from '#app/tools/shared/quality-field.tsx';
import { setFormat, setOption } from '#app/tools/shared/recipe-changes.ts';
import { ResultStep } from '#app/tools/shared/result-step.tsx';
import { RunButton } from '#app/tools/shared/run-button.tsx';
import { SENTENCES as SHARED } from '#app/tools/shared/sentences.ts';
import { ToolLayout } from '#app/tools/shared/tool-layout.tsx';
import type { WorkbenchProps } from '#app/tools/single-file/workbench.ts';
import { CONTROLS, CONVERT_QUALITY } from '#catalogue/tools.ts';
import { SENTENCES } from './sentences.ts';

const SHOWN: Shown = { hiddenEdits: (edits) => edits, options: ['quality'], format: true, aims: ['encode'] };

/** Convert and download. */
export function ConvertWorkbench(props: WorkbenchProps) {
  const { picture, door, base, recipe, change, control, onSaved, onClose } = props;
  const { file, probe } = picture;
  const { edits, output } = recipe;
  const { job } = control;
  const preview = usePreview(file);

  const target = door.outputFormat(probe, output);
  const own = door.formatOf(probe.format);
  const outlook = outlookOf(door, probe, recipe);
  const { plan } = outlook;
  const running = job.state === 'running';
  const exchanged = base.output.format === probe.format && output.format !== probe.format;

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const result = await control.start(file, recipe, (error) => notify(failureToast(SENTENCES.failed, error, recipe)));
    if (result) notify(SENTENCES.done(door.formatOf(result.format).label));
  };

  if (job.state === 'done') {
    const { format } = job.result;
    return (
      <ResultStep
        key="result"
        picture={picture}
        result={job.result}
        format={door.formatOf(format)}
        originalFormat={own}
        labelOf={labelsOf(door.formatOf)}
        downloadName={() => `converted-${format}-${Date.now()}`}
        before={<BeforePicture preview={preview} region={regionIn(door, probe, edits)} />}
        onSaved={onSaved}
        next={
          <>
            <Button onClick={control.reset}>{SHARED.changeSettings}</Button>
            <Button icon={RotateCcw} onClick={onClose}>
              {SENTENCES.again}
            </Button>
            <MoreTools after="convert" />
          </>
        }
      />
    );
  }

  return (
    <form onSubmit={onSubmit} noValidate>
      <ToolLayout
        key="convert"
        label={SENTENCES.convert}
        stage={
          <PreviewCard
            original={file}
            facts={`${formatSize(probe)} · ${own.label}`}
            onRemove={running ? undefined : onClose}
          />
        }
        settings={
          <>
            <Segmented
              legend={CONTROLS.targetFormat}
              columns
              options={picture.writes.map((value) => ({ value, label: door.formatOf(value).label }))}
              value={target.id}
              disabled={running}
              onChange={(format) => change(setFormat(picture.writes.find((id) => id === format) ?? 'same'))}
            />
            {door.applies('quality', output, target) ? (
              <QualityField
                value={Math.round(output.quality ?? CONVERT_QUALITY)}
                disabled={running}
                onChange={(quality) => change(setOption('quality', quality))}
              />
            ) : (
              <p className="text-small text-muted">{SENTENCES.noQuality(target.label)}</p>
            )}
            <Also
              recipe={recipe}
              base={base}
              shown={SHOWN}
              hasSay={(name) => door.applies(name, output, target)}
              labelOf={(format) => formatLabel(door, format)}
              disabled={running}
              change={change}
            />
            {
              <Losses
                outlook={outlook}
                target={target}
                fill={output.background}
                remarks={exchanged ? [SENTENCES.isAlready(own.label, target.label)] : []}
              />
            }
          </>
        }
        action={
          <div className="flex flex-col gap-3">
            {plan && <PlanSummary picture={probe} plan={plan} label={target.label} />}
            <RunButton
              label={SENTENCES.run(target.label)}
              job={job}
              disabled={!plan}
              onCancel={control.cancel}
              onStartOver={onClose}
            />
          </div>
        }
      />
    </form>
  );
}
