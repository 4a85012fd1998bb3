import { zodResolver } from '@hookform/resolvers/zod';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '#app/components/button.tsx';
import { formatSize } from '#app/components/pixels.ts';
import { PreviewCard } from '#app/components/preview-card.tsx';
import { usePreview } from '#app/engine/use-preview.ts';
import { notify } from '#app/toast/toast.ts';
import { failureToast } from '#app/tools/single-file/failure-toast.ts';
import { Losses } from '#app/tools/single-file/losses.tsx';
import { planOrNone } from '#app/tools/single-file/plan-or-none.ts';
import { PlanSummary } from '#app/tools/single-file/plan-summary.tsx';
import { ResultStep } from '#app/tools/single-file/result-step.tsx';
import { RunButton } from '#app/tools/single-file/run-button.tsx';
import { ToolLayout } from '#app/tools/single-file/tool-layout.tsx';
import { useOpenedRecipe } from '#app/tools/single-file/use-opened-recipe.ts';
import { useSettingsAddress } from '#app/tools/single-file/use-settings-address.ts';
import type { WorkbenchProps } from '#app/tools/single-file/workbench.ts';
import { hasProportionsOf, type Size } from './aspect.ts';
import { BeforePicture } from './before-picture.tsx';
import { type Crop, type CropRatio, centredCrop, moveCrop, ratioValue } from './crop.ts';
import { type Adjustment, cropToFill, openingAdjustment } from './opening.ts';
import { type Move, move, orientedSize } from './orientation.ts';
import { plainOutput, resizeRecipe, sharedRecipe, sourceSize } from './recipe.ts';
import { boxOf, pixelsOf, ResizeForm, type ResizeSettings } from './settings.ts';
import { type Basis, fieldsFor } from './size-fields.ts';
import { SizeSection } from './size-section.tsx';
import { Stage } from './stage.tsx';

/** High enough that a photo shows no trace of having been written anew; lossless formats need none. */
const RESIZE_QUALITY = 85;

type Standing = Omit<Adjustment, 'settings'>;

/** Adjust and download. */
export function ResizeWorkbench({ picture, door, base, control, onSaved, onClose }: WorkbenchProps) {
  const { file, probe } = picture;
  const { job } = control;
  const opened = useOpenedRecipe('resize', base);
  const [opening] = useState(() => openingAdjustment(probe, opened));
  const [standing, setStanding] = useState<Standing>(opening);
  const form = useForm<ResizeSettings>({
    resolver: zodResolver(ResizeForm),
    defaultValues: opening.settings,
    mode: 'onChange',
  });
  const settings = useWatch({ control: form.control }) as ResizeSettings;
  const preview = usePreview(file);
  const [carriedOut, setCarriedOut] = useState<Adjustment>(opening);

  const adjustment: Adjustment = { ...standing, settings };
  const source = sourceSize(probe, standing);
  const asked = plainOutput(opened.output);
  const target = door.outputFormat(probe, asked);
  const output = {
    ...asked,
    ...(target.quality?.reduces === 'detail' && asked.quality === undefined && { quality: RESIZE_QUALITY }),
  };
  const recipe = resizeRecipe(probe, adjustment, output);
  const plan = planOrNone(() => door.plan(probe, recipe));
  const running = job.state === 'running';

  useSettingsAddress('resize', sharedRecipe(adjustment, asked), base);

  /** Takes a new turn, crop or basis, and lets both fields follow. */
  const adjust = (change: Partial<Standing>, fields: Partial<ResizeSettings> = {}) => {
    const next = { ...standing, ...change };
    setStanding(next);
    const followed = fieldsFor(sourceSize(probe, next), next.basis, { ...form.getValues(), ...fields });
    for (const name of ['width', 'height'] as const) form.setValue(name, followed[name], { shouldValidate: true });
    form.setValue('maintainAspectRatio', followed.maintainAspectRatio);
  };

  const onSide = (side: 'width' | 'height') => {
    const basis: Basis = side;
    if (!form.getValues('maintainAspectRatio')) return adjust({ basis: 'box' });
    // Only the other field is written, so that the one that is typed in keeps its digits.
    setStanding((current) => ({ ...current, basis }));
    const other = side === 'width' ? 'height' : 'width';
    form.setValue(other, fieldsFor(source, basis, form.getValues())[other], { shouldValidate: true });
  };

  const onLock = (locked: boolean) => {
    const basis: Basis = locked ? (pixelsOf(form.getValues('width')) ? 'width' : 'height') : 'box';
    adjust({ basis }, { maintainAspectRatio: locked });
  };

  const onMove = (by: Move) => {
    adjust({
      orientation: move(standing.orientation, by),
      crop: standing.crop && moveCrop(standing.crop, by),
      ratio: standing.ratio === 'picture' ? 'picture' : 'free',
    });
  };

  const onRatio = (ratio: CropRatio) => {
    const size = orientedSize(probe, standing.orientation);
    const value = ratioValue(ratio, size, boxOf(settings) ?? size);
    adjust({ ratio, crop: value ? centredCrop(size, value) : standing.crop });
  };

  const onPreset = (box: Size) => {
    const fields = { width: String(box.width), height: String(box.height) };
    adjust({ basis: 'box', ...cropToFill(orientedSize(probe, standing.orientation), box) }, fields);
  };

  const onSubmit = form.handleSubmit(async () => {
    if (!pixelsOf(settings.width) && !pixelsOf(settings.height)) {
      notify({ title: 'Please provide at least one dimension.', tone: 'destructive' });
      return;
    }
    setCarriedOut(adjustment);
    const result = await control.start(file, recipe, (error) => notify(failureToast('Error resizing image', error)));
    if (!result) return;
    notify({
      title: 'Image resized successfully',
      description: 'Your image has been resized and is ready to download.',
    });
  });

  if (job.state === 'done') {
    return (
      <ResultStep
        key="result"
        picture={picture}
        result={job.result}
        format={door.formatOf(job.result.format)}
        originalFormat={door.formatOf(probe.format)}
        downloadName={() => `resized-image-${Date.now()}`}
        before={<BeforePicture preview={preview} adjustment={carriedOut} />}
        onSaved={onSaved}
        next={
          <>
            <Button onClick={control.reset}>Change settings</Button>
            <Button icon={RotateCcw} onClick={onClose}>
              Resize Another Image
            </Button>
          </>
        }
      />
    );
  }

  const box = boxOf(settings);
  return (
    <form onSubmit={onSubmit} noValidate>
      <ToolLayout
        key="adjust"
        label="Adjust"
        stage={
          <PreviewCard
            original={file}
            facts={`${formatSize(probe)} · ${door.formatOf(probe.format).label}`}
            onRemove={running ? undefined : onClose}
          >
            <Stage
              name={file.name}
              preview={preview}
              picture={probe}
              orientation={standing.orientation}
              crop={standing.crop}
              ratio={standing.ratio}
              box={box}
              disabled={running}
              onCrop={(crop: Crop | undefined) => adjust({ crop, ratio: crop ? standing.ratio : 'free' })}
              onRatio={onRatio}
              onMove={onMove}
            />
          </PreviewCard>
        }
        settings={
          <>
            <SizeSection
              form={form}
              source={source}
              disabled={running}
              onSide={onSide}
              onPercent={(percent) => adjust({ basis: { percent } })}
              onLock={onLock}
              onPreset={onPreset}
            />
            {plan && (
              <Losses plan={plan} target={target} fill={asked.background} remarks={remarks(standing, box, source)} />
            )}
          </>
        }
        action={
          <div className="flex flex-col gap-3">
            {plan && <PlanSummary picture={probe} plan={plan} label={target.label} />}
            <RunButton label="Resize image" job={job} onCancel={control.cancel} onStartOver={onClose} />
          </div>
        }
      />
    </form>
  );
}

function remarks({ crop, ratio }: Standing, box: Size | undefined, source: Size): string[] {
  if (crop && ratio === 'size')
    return ['The picture is cropped to fill this size. Drag the frame to choose what stays.'];
  if (box && !hasProportionsOf(box, source)) return ['The picture will be stretched to these proportions.'];
  return [];
}
