import { useMemo, useRef, useState } from 'react';
import { notify } from '#app/toast/toast.ts';
import type { Shown } from '#app/tools/address/hidden-settings.ts';
import { arrange } from '#app/tools/adjust/arrangement.ts';
import { FormatAndQuality } from '#app/tools/options/format-and-quality.tsx';
import { MORE_OPTIONS } from '#app/tools/options/offered.ts';
import { SeldomPart } from '#app/tools/options/seldom-part.tsx';
import { useOpened } from '#app/tools/panel.ts';
import { keptToast } from '#app/tools/saving/kept-toast.ts';
import { useBench } from '#app/tools/single-file/use-bench.ts';
import type { WorkbenchProps } from '#app/tools/single-file/workbench.ts';
import { WorkbenchFrame } from '#app/tools/single-file/workbench-frame.tsx';
import { useSource } from '#app/use-source.ts';
import { editWords } from '#choose/hidden-settings.ts';
import { resizeWords } from '#words/resize.ts';
import { setCrop, setPad } from './changes.ts';
import { CommonSizes } from './common-sizes.tsx';
import { withoutIdleQuality } from './idle-quality.ts';
import { ResizeScreen, resizeFacts, START } from './resize-screen.ts';
import { SizeSection } from './size-section.tsx';
import { Stage } from './stage.tsx';

const SHOWN: Shown = {
  hiddenEdits: (edits) => arrange(edits).rest,
  options: ['quality', 'preserveFormat', ...MORE_OPTIONS],
  format: true,
  aims: ['encode', 'score'],
};

const loadPadFields = () => import('#app/tools/pad/pad-fields.tsx').then((module) => module.PadFields);

/** The resizer's second and third step. */
export function ResizeWorkbench(props: WorkbenchProps) {
  const { picture, api, base, change } = props;
  const { file, probe } = picture;
  const recipe = useMemo(() => withoutIdleQuality(props.recipe, base, probe, api), [props.recipe, base, probe, api]);
  const form = useRef<HTMLFormElement>(null);
  const [controls] = useState(() => new ResizeScreen(change));
  const state = useSource(controls.state, START);
  const bench = useBench(
    { ...props, recipe },
    {
      awaitsEdit: recipe.edits.length === 0,
      failed: resizeWords.failed,
      toastOf: (result, _, isSaved) =>
        keptToast(result) ?? (isSaved ? { ...resizeWords.done, description: resizeWords.saved } : resizeWords.done),
    },
  );
  const { live, running } = bench;
  // The fields show the quality that is there for other edits.
  const facts = resizeFacts(state, { probe, recipe: { ...recipe, output: props.recipe.output }, base, api });
  const { arrangement, view, box, problems, written } = facts;

  const onRun = () => {
    if (problems.width || problems.height || problems.dpi)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    else if (controls.hasNoSide()) notify({ title: resizeWords.noDimension, tone: 'destructive' });
    else void bench.run();
  };

  return (
    <WorkbenchFrame
      bench={bench}
      tool="resize"
      words={{ step: resizeWords.adjust, run: resizeWords.run, again: resizeWords.again }}
      shown={SHOWN}
      remarks={facts.remarks}
      form={form}
      onRun={onRun}
      stage={(seeResult) => (
        <Stage
          name={file.name}
          preview={bench.preview}
          view={view}
          ratio={facts.ratio}
          box={box}
          boxes={facts.boxes}
          cover={facts.cover}
          onBoxes={(boxes, cover) => controls.setBoxes(facts, boxes, cover)}
          disabled={running}
          seeResult={seeResult}
          onCrop={(crop) => controls.place(setCrop(arrangement, view, crop))}
          onRatio={(ratio) => controls.setRatio(facts, ratio)}
          onMove={(by) => controls.turn(facts, by)}
        />
      )}
      own={{
        line: arrangement.pad && editWords(arrangement.pad),
        isOpen: useOpened('borders'),
        fields: (
          <SeldomPart
            load={loadPadFields}
            props={{
              pad: arrangement.pad,
              size: box ?? view.result,
              usual: probe.alpha && written.holds.alpha ? 'transparent' : undefined,
              disabled: running,
              onChange: (pad) => controls.place(setPad(arrangement, pad)),
            }}
          />
        ),
      }}
      controls={
        <>
          <SizeSection texts={state.texts} facts={facts} controls={controls} disabled={running} />
          <CommonSizes
            result={view.result}
            disabled={running}
            onPreset={(preset) => controls.choosePreset(facts, preset)}
          />
          <FormatAndQuality
            probe={probe}
            lossless={live.planned.plan?.lossless === true}
            output={props.recipe.output}
            format={written}
            writes={picture.writes}
            api={api}
            disabled={running}
            change={change}
          />
        </>
      }
    />
  );
}
