import { RotateCcw } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { formatSize } from '#app/components/pixels.ts';
import { PreviewCard } from '#app/components/preview-card.tsx';
import { Segmented } from '#app/components/segmented.tsx';
import { usePreview } from '#app/engine/use-preview.ts';
import { notify } from '#app/toast/toast.ts';
import { BeforePicture } from '#app/tools/resize/before-picture.tsx';
import { openingAdjustment } from '#app/tools/resize/opening.ts';
import { failureToast } from '#app/tools/single-file/failure-toast.ts';
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
import { convertRecipe, openingSettings, TARGETS } from './settings.ts';

/** Convert and download. */
export function ConvertWorkbench({ picture, door, base, control, onSaved, onClose }: WorkbenchProps) {
  const { file, probe } = picture;
  const { job } = control;
  const opened = useOpenedRecipe('convert', base);
  const [settings, setSettings] = useState(() => openingSettings(probe.format, opened));
  const preview = usePreview(file);

  const target = door.formatOf(settings.format);
  const hasQuality = target.quality?.reduces === 'detail';
  const recipe = convertRecipe(settings, hasQuality, opened);
  const plan = planOrNone(() => door.plan(probe, recipe));
  const running = job.state === 'running';

  useSettingsAddress('convert', recipe, base);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const result = await control.start(file, recipe, (error) => notify(failureToast('Error converting image', error)));
    if (!result) return;
    notify({
      title: 'Format conversion complete',
      description: `Image successfully converted to ${door.formatOf(result.format).label}`,
    });
  };

  if (job.state === 'done') {
    const { format } = job.result;
    return (
      <ResultStep
        key="result"
        picture={picture}
        result={job.result}
        format={door.formatOf(format)}
        originalFormat={door.formatOf(probe.format)}
        downloadName={() => `converted-${format}-${Date.now()}`}
        before={<BeforePicture preview={preview} adjustment={openingAdjustment(probe, recipe)} />}
        onSaved={onSaved}
        next={
          <>
            <Button onClick={control.reset}>Change settings</Button>
            <Button icon={RotateCcw} onClick={onClose}>
              Convert Again
            </Button>
            <MoreTools tools={['resize', 'compress', 'batch']} />
          </>
        }
      />
    );
  }

  return (
    <form onSubmit={onSubmit} noValidate>
      <ToolLayout
        key="convert"
        label="Convert"
        stage={
          <PreviewCard
            original={file}
            facts={`${formatSize(probe)} · ${door.formatOf(probe.format).label}`}
            onRemove={running ? undefined : onClose}
          />
        }
        settings={
          <>
            <Segmented
              legend={CONTROLS.targetFormat}
              columns
              options={TARGETS.map((value) => ({ value, label: door.formatOf(value).label }))}
              value={settings.format}
              disabled={running}
              onChange={(format) => setSettings((current) => ({ ...current, format }))}
            />
            {hasQuality ? (
              <QualityField
                value={settings.quality}
                disabled={running}
                onChange={(quality) => setSettings((current) => ({ ...current, quality }))}
              />
            ) : (
              <p className="text-small text-muted">{target.label} has no quality to choose.</p>
            )}
            {plan && <Losses plan={plan} target={target} fill={recipe.output.background} />}
          </>
        }
        action={
          <div className="flex flex-col gap-3">
            {plan && <PlanSummary picture={probe} plan={plan} label={target.label} />}
            <RunButton label={`Convert to ${target.label}`} job={job} onCancel={control.cancel} onStartOver={onClose} />
          </div>
        }
      />
    </form>
  );
}
