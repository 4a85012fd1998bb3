import { RotateCcw } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { formatBytes, savingsPercent } from '#app/components/bytes.ts';
import { Field, TextInput } from '#app/components/field.tsx';
import { formatSize } from '#app/components/pixels.ts';
import { PreviewCard } from '#app/components/preview-card.tsx';
import { Segmented } from '#app/components/segmented.tsx';
import { usePreview } from '#app/engine/use-preview.ts';
import { notify } from '#app/toast/toast.ts';
import { BeforePicture } from '#app/tools/resize/before-picture.tsx';
import { openingAdjustment } from '#app/tools/resize/opening.ts';
import { failureToast } from '#app/tools/single-file/failure-toast.ts';
import { gainSentence } from '#app/tools/single-file/gain.tsx';
import { Losses } from '#app/tools/single-file/losses.tsx';
import { MoreTools } from '#app/tools/single-file/more-tools.tsx';
import { planOrNone } from '#app/tools/single-file/plan-or-none.ts';
import { PlanSummary } from '#app/tools/single-file/plan-summary.tsx';
import { QualityField } from '#app/tools/single-file/quality-field.tsx';
import { ResultStep } from '#app/tools/single-file/result-step.tsx';
import { RunButton } from '#app/tools/single-file/run-button.tsx';
import { ToolLayout } from '#app/tools/single-file/tool-layout.tsx';
import { useOpenedRecipe } from '#app/tools/single-file/use-opened-recipe.ts';
import { useSettingsAddress } from '#app/tools/single-file/use-settings-address.ts';
import type { WorkbenchProps } from '#app/tools/single-file/workbench.ts';
import { CONTROLS } from '#catalogue/tools.ts';
import type { Recipe, Result } from '#engine';
import {
  CompressForm,
  type CompressSettings,
  compressRecipe,
  formatChoices,
  frameLabel,
  frameOf,
  openingSettings,
  targetKilobytes,
} from './settings.ts';

/** Kilobytes as the toast tells them. */
const kilobytes = (bytes: number) => Math.round(bytes / 1024);

function announce(result: Result, recipe: Recipe): void {
  if (recipe.output.aim === 'size') {
    const target = kilobytes(recipe.output.bytes);
    notify({
      title: 'Target size compression complete',
      description: `Compressed to ${kilobytes(result.bytes)} KB (target: ${target} KB)`,
    });
    return;
  }
  if (result.bytes > result.originalBytes) {
    notify({
      title: 'Image saved, but not smaller',
      description: `The result is ${gainSentence(result.originalBytes, result.bytes)}. Try another format or a lower quality.`,
    });
    return;
  }
  const saved = savingsPercent(result.originalBytes, result.bytes);
  notify({ title: 'Image compressed successfully', description: `File size reduced by ${saved}%` });
}

/** Compress and download. */
export function CompressWorkbench({ picture, door, base, control, onSaved, onClose }: WorkbenchProps) {
  const { file, probe } = picture;
  const { job } = control;
  const opened = useOpenedRecipe('compress', base);
  /** The quality that a target may take, where there is one. */
  const followed = (targetSize: string): Pick<CompressSettings, 'quality'> | undefined => {
    const target = targetKilobytes(targetSize);
    return target ? { quality: Math.round(door.qualityFromTarget(probe.bytes, target * 1024)) } : undefined;
  };
  const [settings, setSettings] = useState<CompressSettings>(() => {
    const opening = openingSettings(opened);
    return { ...opening, ...followed(opening.targetSize) };
  });
  const preview = usePreview(file);

  const recipe = compressRecipe(settings, opened);
  const plan = planOrNone(() => door.plan(probe, recipe));
  const running = job.state === 'running';
  const problem = CompressForm.safeParse(settings).error?.issues[0]?.message;
  const estimate = door.previewEstimate(probe.bytes, settings.quality);
  const wanted = targetKilobytes(settings.targetSize);

  useSettingsAddress('compress', recipe, base);

  const change = (changed: Partial<CompressSettings>) => setSettings((current) => ({ ...current, ...changed }));

  /** A typed target moves the slider, as one that the page opens with has done. */
  const onTarget = (targetSize: string) => change({ targetSize, ...followed(targetSize) });

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (problem) return;
    const result = await control.start(file, recipe, (error) => notify(failureToast('Error compressing image', error)));
    if (!result) return;
    announce(result, recipe);
    change({ quality: door.qualityAfterRun(result.originalBytes, result.bytes) });
  };

  if (job.state === 'done') {
    return (
      <ResultStep
        key="result"
        picture={picture}
        result={job.result}
        format={door.formatOf(job.result.format)}
        originalFormat={door.formatOf(probe.format)}
        downloadName={() => `compressed-image-${Date.now()}`}
        before={<BeforePicture preview={preview} adjustment={openingAdjustment(probe, recipe)} />}
        onSaved={onSaved}
        next={
          <>
            <Button onClick={control.reset}>Change settings</Button>
            <Button icon={RotateCcw} onClick={onClose}>
              Compress Another Image
            </Button>
            <MoreTools tools={['resize', 'convert', 'batch']} />
          </>
        }
      />
    );
  }

  return (
    <form onSubmit={onSubmit} noValidate>
      <ToolLayout
        key="compress"
        label="Compress"
        stage={
          <PreviewCard
            original={file}
            facts={`${formatSize(probe)} · ${door.formatOf(probe.format).label}`}
            onRemove={running ? undefined : onClose}
          />
        }
        settings={
          <>
            <QualityField
              value={settings.quality}
              disabled={running}
              hint={
                wanted
                  ? `At most ${formatBytes(wanted * 1024)}, ${savingsPercent(probe.bytes, wanted * 1024)}% smaller`
                  : `About ${formatBytes(estimate.bytes)}, ${estimate.smallerPercent}% smaller`
              }
              onChange={(quality) => change({ quality, targetSize: '' })}
            />
            <Field
              label={CONTROLS.targetSize}
              error={problem}
              hint="The largest file that may come out. Leave it empty to go by quality."
            >
              {(props) => (
                <TextInput
                  {...props}
                  value={settings.targetSize}
                  placeholder={String(kilobytes(door.sizeFromQuality(probe.bytes, settings.quality)))}
                  inputMode="decimal"
                  autoComplete="off"
                  unit="KB"
                  disabled={running}
                  onChange={(event) => onTarget(event.target.value)}
                />
              )}
            </Field>
            <Segmented
              legend={CONTROLS.outputFormat}
              options={formatChoices(opened.output.format).map((value) => ({
                value,
                label: value === 'same' ? 'As it is' : door.formatOf(value).label,
              }))}
              value={settings.outputFormat}
              disabled={running}
              onChange={(outputFormat) => change({ outputFormat })}
            />
            <label className="flex min-h-11 items-center gap-3 text-small font-medium">
              <input
                type="checkbox"
                className="size-5"
                checked={settings.resize}
                disabled={running}
                onChange={(event) => change({ resize: event.target.checked })}
              />
              {frameLabel(frameOf(opened))}
            </label>
            {plan && <Losses plan={plan} target={door.formatOf(plan.format)} fill={recipe.output.background} />}
          </>
        }
        action={
          <div className="flex flex-col gap-3">
            {plan && <PlanSummary picture={probe} plan={plan} label={door.formatOf(plan.format).label} />}
            <RunButton
              label="Compress image"
              job={job}
              disabled={problem !== undefined}
              onCancel={control.cancel}
              onStartOver={onClose}
            />
          </div>
        }
      />
    </form>
  );
}
