import { useMemo, useRef, useState } from 'react';
import { usePreview } from '#app/engine/use-preview.ts';
import { notify } from '#app/toast/toast.ts';
import type { Shown } from '#app/tools/address/hidden-settings.ts';
import { setEdits, setOption } from '#app/tools/address/recipe-changes.ts';
import { useDrafts } from '#app/tools/address/use-drafts.ts';
import { type Arrangement, arrange, editsOf } from '#app/tools/adjust/arrangement.ts';
import type { CropRatio } from '#app/tools/adjust/crop.ts';
import { pixelsOf, type Side, sideOf, sideProblem } from '#app/tools/adjust/side-field.ts';
import { useLive } from '#app/tools/live/use-live.ts';
import { FormatAndQuality } from '#app/tools/options/format-and-quality.tsx';
import { MORE_OPTIONS } from '#app/tools/options/offered.ts';
import { boxesOf, type Cover } from '#app/tools/redact/boxes.ts';
import { keptToast } from '#app/tools/saving/kept-toast.ts';
import { failureToast } from '#app/tools/shared/failure-toast.ts';
import type { WorkbenchProps } from '#app/tools/single-file/workbench.ts';
import { WorkbenchFrame } from '#app/tools/single-file/workbench-frame.tsx';
import { CONTROLS } from '#words/catalogue/tools.ts';
import { resizeWords } from '#words/resize.ts';
import {
  clearSide,
  setBoxes,
  setCrop,
  setLock,
  setPad,
  setPercent,
  setPreset,
  setRatio,
  setSide,
  setStretch,
  turn,
} from './changes.ts';
import { CommonSizes } from './common-sizes.tsx';
import { withoutIdleQuality } from './idle-quality.ts';
import { PadPart } from './pad-part.tsx';
import { SizeSection } from './size-section.tsx';
import { Stage } from './stage.tsx';
import { dpiOf, inPixels, inUnit, isDpi, type Measure, type Unit } from './units.ts';
import { coverOf, viewOf } from './view.ts';

const SHOWN: Shown = {
  hiddenEdits: (edits) => arrange(edits).rest,
  options: ['quality', 'preserveFormat', ...MORE_OPTIONS],
  format: true,
  aims: ['encode', 'score'],
};

/** The resizer's second and third step. */
export function ResizeWorkbench(props: WorkbenchProps) {
  const { picture, api, base, change, control } = props;
  const { file, probe } = picture;
  const recipe = useMemo(() => withoutIdleQuality(props.recipe, base, probe, api), [props.recipe, base, probe, api]);
  // Its fields show the quality that is there for other edits.
  const { output } = props.recipe;
  const drafts = useDrafts<Side | 'dpi'>();
  const [unit, setUnit] = useState<Unit>('px');
  // The resolution that a size on paper has set, to remove it together with the size.
  const [statedDpi, setStatedDpi] = useState<number>();
  const written = api.outputFormat(probe, output);
  const measure: Measure = { unit, dpi: output.dpi ?? statedDpi ?? dpiOf(probe) };
  const [isFree, setFree] = useState(false);
  const [freeRatio, setFreeRatio] = useState<CropRatio>('free');
  // What hides the next part, if none is hidden yet.
  const [cover, setCover] = useState<Cover>('black');
  const form = useRef<HTMLFormElement>(null);
  const preview = usePreview(file);
  const live = useLive({ ...props, recipe, awaitsEdit: recipe.edits.length === 0 });

  const arrangement = arrange(recipe.edits);
  const seen = viewOf(probe, arrangement, api.layOut);
  // A filled size may have its lock on or off; only the visitor's click determines it.
  const view = { ...seen, locked: seen.locked && !isFree };
  const box = coverOf(arrangement.resize);
  const ratio = box ? 'size' : freeRatio;
  const running = control.job.state === 'running';
  const problemOf = (side: Side) => {
    const text = drafts.texts[side];
    return text === undefined ? undefined : sideProblem(CONTROLS[side], inPixels(text, measure));
  };
  const { dpi } = drafts.texts;
  const problems = {
    width: problemOf('width'),
    height: problemOf('height'),
    dpi: dpi === undefined || isDpi(Number(dpi)) ? undefined : resizeWords.dpiProblem,
  };

  const adjust = (next: Arrangement) => change(setEdits(() => editsOf(next)));
  /** Any change except typing: the fields show the result. */
  const settle = (next: Arrangement) => {
    drafts.settle('width', 'height');
    adjust(next);
  };

  const onSide = (side: Side, text: string) => {
    drafts.type(side, text);
    const pixels = sideOf(inPixels(text, measure));
    const other = drafts.texts[side === 'width' ? 'height' : 'width'];
    if (pixels) {
      drafts.settle(side === 'width' ? 'height' : 'width');
      adjust(setSide(arrangement, view, side, pixels));
    } else if (text.trim() === '') adjust(clearSide(arrangement, view, side, other?.trim() === ''));
  };

  /** A size on paper is only valid with its resolution. */
  const stateDpi = (dpi: number) => {
    setStatedDpi(dpi);
    if (api.applies('dpi', output, written)) change(setOption('dpi', dpi));
  };
  const withdrawDpi = () => {
    setStatedDpi(undefined);
    if (statedDpi !== undefined && output.dpi === statedDpi) change(setOption('dpi', base.output.dpi));
  };

  /** A length in millimetres stays the same with another number of pixels. */
  const onDpi = (text: string) => {
    drafts.type('dpi', text);
    const dpi = Number(text);
    if (!isDpi(dpi)) return;
    stateDpi(dpi);
    const { resize } = arrangement;
    if (!resize?.width && !resize?.height) return;
    const again = (side: Side) => pixelsOf(inPixels(inUnit(view.result[side], measure), { unit: 'mm', dpi }));
    const sides = (['width', 'height'] as const).flatMap((side) => {
      const pixels = resize[side] && again(side);
      return pixels ? [[side, pixels] as const] : [];
    });
    adjust({ ...arrangement, resize: { ...resize, ...Object.fromEntries(sides) } });
  };

  const onRun = async () => {
    if (problems.width || problems.height || problems.dpi) {
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
      return;
    }
    if (drafts.texts.width?.trim() === '' && drafts.texts.height?.trim() === '') {
      notify({ title: resizeWords.noDimension, tone: 'destructive' });
      return;
    }
    const result = await control.start(live.runOf(recipe), (error) =>
      notify(failureToast(resizeWords.failed, error, recipe)),
    );
    if (result) notify(keptToast(result) ?? resizeWords.done);
  };

  return (
    <WorkbenchFrame
      {...props}
      recipe={recipe}
      tool="resize"
      words={{ step: resizeWords.adjust, run: resizeWords.run, again: resizeWords.again }}
      preview={preview}
      live={live}
      shown={SHOWN}
      remarks={[
        ...(box && view.crop ? [resizeWords.croppedToFill] : []),
        ...(view.stretched ? [resizeWords.stretched] : []),
        ...(statedDpi !== undefined && !api.applies('dpi', output, written)
          ? [resizeWords.noPrintSize(written.label)]
          : []),
      ]}
      form={form}
      onRun={onRun}
      toastOf={(result) => keptToast(result) ?? { ...resizeWords.done, description: resizeWords.saved }}
      stage={(seeResult) => (
        <Stage
          name={file.name}
          preview={preview}
          view={view}
          ratio={ratio}
          box={box}
          boxes={boxesOf(arrangement.redact, view.standing)}
          cover={arrangement.redact?.cover ?? cover}
          onBoxes={(boxes, chosen) => {
            setCover(chosen);
            settle(setBoxes(arrangement, view, boxes, chosen));
          }}
          disabled={running}
          seeResult={seeResult}
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
      )}
      controls={
        <>
          <SizeSection
            view={view}
            texts={drafts.texts}
            problems={problems}
            disabled={running}
            onSide={onSide}
            measure={measure}
            onUnit={(unit) => {
              drafts.settle('width', 'height', 'dpi');
              setUnit(unit);
              if (unit === 'mm') stateDpi(measure.dpi);
              else withdrawDpi();
            }}
            onDpi={onDpi}
            onLeave={(side) => drafts.texts[side]?.trim() !== '' && !problems[side] && drafts.settle(side)}
            onPercent={(percent) => settle(setPercent(arrangement, view, percent))}
            onLock={(locked) => {
              setFree(!locked);
              settle(setLock(arrangement, view, locked));
            }}
            onStretch={(stretched) => settle(setStretch(arrangement, view, stretched))}
          />
          <FormatAndQuality
            probe={probe}
            lossless={live.planned.plan?.lossless === true}
            output={output}
            format={written}
            writes={picture.writes}
            api={api}
            disabled={running}
            change={change}
          />
          <CommonSizes
            result={view.result}
            disabled={running}
            onPreset={({ width, height, dpi }) => {
              setFree(false);
              settle(setPreset(arrangement, { width, height }));
              if (dpi) stateDpi(dpi);
              else if (unit === 'px') withdrawDpi();
            }}
          />
          <PadPart
            pad={arrangement.pad}
            size={box ?? view.result}
            usual={probe.alpha && written.holds.alpha ? 'transparent' : undefined}
            disabled={running}
            onChange={(pad) => settle(setPad(arrangement, pad))}
          />
        </>
      }
    />
  );
}
