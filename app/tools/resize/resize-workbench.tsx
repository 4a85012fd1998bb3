import { RotateCcw } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { formatSize } from '#app/components/pixels.ts';
import { PreviewCard } from '#app/components/preview-card.tsx';
import { usePreview } from '#app/engine/use-preview.ts';
import { notify } from '#app/toast/toast.ts';
import { type Arrangement, arrange, editsOf } from '#app/tools/adjust/arrangement.ts';
import { BeforePicture } from '#app/tools/adjust/before-picture.tsx';
import type { CropRatio } from '#app/tools/adjust/crop.ts';
import { regionIn } from '#app/tools/adjust/region.ts';
import { pixelsOf, type Side, sideProblem } from '#app/tools/adjust/side-field.ts';
import { Also } from '#app/tools/shared/also.tsx';
import { failureToast } from '#app/tools/shared/failure-toast.ts';
import { formatLabel } from '#app/tools/shared/format-label.ts';
import type { Shown } from '#app/tools/shared/hidden-settings.ts';
import { Losses } from '#app/tools/shared/losses.tsx';
import { MoreTools } from '#app/tools/shared/more-tools.tsx';
import { labelsOf } from '#app/tools/shared/note-sentences.ts';
import { outlookOf } from '#app/tools/shared/plan-of.ts';
import { PlanSummary } from '#app/tools/shared/plan-summary.tsx';
import { setEdits } from '#app/tools/shared/recipe-changes.ts';
import { ResultStep } from '#app/tools/shared/result-step.tsx';
import { RunButton } from '#app/tools/shared/run-button.tsx';
import { SENTENCES as SHARED } from '#app/tools/shared/sentences.ts';
import { ToolLayout } from '#app/tools/shared/tool-layout.tsx';
import { useDrafts } from '#app/tools/shared/use-drafts.ts';
import type { WorkbenchProps } from '#app/tools/single-file/workbench.ts';
import { CONTROLS } from '#catalogue/tools.ts';
import { clearSide, setCrop, setLock, setPercent, setPreset, setRatio, setSide, turn } from './changes.ts';
import { SENTENCES } from './sentences.ts';
import { SizeSection } from './size-section.tsx';
import { Stage } from './stage.tsx';
import { coverOf, viewOf } from './view.ts';

const SHOWN: Shown = {
  hiddenEdits: (edits) => arrange(edits).rest,
  options: [],
  format: false,
  aims: ['encode'],
};

/** Adjust and download. */
export function ResizeWorkbench(props: WorkbenchProps) {
  const { picture, door, base, recipe, change, control, onSaved, onClose } = props;
  const { file, probe } = picture;
  const { job } = control;
  const drafts = useDrafts<Side>();
  const [freeRatio, setFreeRatio] = useState<CropRatio>('free');
  const form = useRef<HTMLFormElement>(null);
  const preview = usePreview(file);

  const arrangement = arrange(recipe.edits);
  const view = viewOf(probe, arrangement, door.layOut);
  const box = coverOf(arrangement.resize);
  const ratio = box ? 'size' : freeRatio;
  const target = door.outputFormat(probe, recipe.output);
  const outlook = outlookOf(door, probe, recipe);
  const { plan } = outlook;
  const running = job.state === 'running';
  const problems = {
    width: sideProblem(CONTROLS.width, drafts.texts.width),
    height: sideProblem(CONTROLS.height, drafts.texts.height),
  };

  const adjust = (next: Arrangement) => change(setEdits(() => editsOf(next)));
  /** By anything but typing: the fields show what comes of it. */
  const settle = (next: Arrangement) => {
    drafts.settle('width', 'height');
    adjust(next);
  };

  const onSide = (side: Side, text: string) => {
    drafts.type(side, text);
    const pixels = pixelsOf(text);
    const other = drafts.texts[side === 'width' ? 'height' : 'width'];
    if (pixels) {
      drafts.settle(side === 'width' ? 'height' : 'width');
      adjust(setSide(arrangement, view, side, pixels));
    } else if (text.trim() === '') adjust(clearSide(arrangement, view, side, other?.trim() === ''));
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (problems.width || problems.height) {
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
      return;
    }
    if (drafts.texts.width?.trim() === '' && drafts.texts.height?.trim() === '') {
      notify({ title: SENTENCES.noDimension, tone: 'destructive' });
      return;
    }
    const result = await control.start(file, recipe, (error) => notify(failureToast(SENTENCES.failed, error, recipe)));
    if (result) notify(SENTENCES.done);
  };

  if (job.state === 'done') {
    return (
      <ResultStep
        key="result"
        picture={picture}
        result={job.result}
        format={door.formatOf(job.result.format)}
        originalFormat={door.formatOf(probe.format)}
        labelOf={labelsOf(door.formatOf)}
        downloadName={() => `resized-image-${Date.now()}`}
        before={<BeforePicture preview={preview} region={regionIn(door, probe, recipe.edits)} />}
        onSaved={onSaved}
        next={
          <>
            <Button onClick={control.reset}>{SHARED.changeSettings}</Button>
            <Button icon={RotateCcw} onClick={onClose}>
              {SENTENCES.again}
            </Button>
            <MoreTools after="resize" />
          </>
        }
      />
    );
  }

  const remarks = [
    ...(box && view.crop ? [SENTENCES.croppedToFill] : []),
    ...(view.stretched ? [SENTENCES.stretched] : []),
  ];
  return (
    <form ref={form} onSubmit={onSubmit} noValidate>
      <ToolLayout
        key="adjust"
        label={SENTENCES.adjust}
        stage={
          <PreviewCard
            original={file}
            facts={`${formatSize(probe)} · ${door.formatOf(probe.format).label}`}
            onRemove={running ? undefined : onClose}
          >
            <Stage
              name={file.name}
              preview={preview}
              view={view}
              ratio={ratio}
              box={box}
              disabled={running}
              onCrop={(crop) => settle(setCrop(arrangement, view, crop))}
              onRatio={(chosen) => {
                setFreeRatio(chosen);
                settle(setRatio(arrangement, view, chosen));
              }}
              onMove={(by) => {
                if (freeRatio !== 'picture') setFreeRatio('free');
                settle(turn(arrangement, view, by));
              }}
            />
          </PreviewCard>
        }
        settings={
          <>
            <SizeSection
              view={view}
              texts={drafts.texts}
              problems={problems}
              disabled={running}
              onSide={onSide}
              onLeave={(side) => drafts.texts[side]?.trim() !== '' && !problems[side] && drafts.settle(side)}
              onPercent={(percent) => settle(setPercent(arrangement, view, percent))}
              onLock={(locked) => settle(setLock(arrangement, view, locked))}
              onPreset={(size) => settle(setPreset(arrangement, size))}
            />
            <Also
              recipe={recipe}
              base={base}
              shown={SHOWN}
              hasSay={(name) => door.applies(name, recipe.output, target)}
              labelOf={(format) => formatLabel(door, format)}
              disabled={running}
              change={change}
            />
            {<Losses outlook={outlook} target={target} fill={recipe.output.background} remarks={remarks} />}
          </>
        }
        action={
          <div className="flex flex-col gap-3">
            {plan && <PlanSummary picture={probe} plan={plan} label={target.label} />}
            <RunButton
              label={SENTENCES.run}
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
