import { Eye } from 'lucide-react';
import type { FormEvent } from 'react';
import { PreviewCard } from '#app/components/preview-card.tsx';
import { WordedButton } from '#app/components/worded-button.tsx';
import { LastSettingsOffer } from '#app/last-settings/offer.tsx';
import { HiddenSettingsLine } from '#app/tools/address/hidden-settings-line.tsx';
import { LiveGain } from '#app/tools/live/live-gain.tsx';
import { LiveSwitch } from '#app/tools/live/live-switch.tsx';
import { Losses } from '#app/tools/losses/losses.tsx';
import { formatLabel } from '#app/tools/names/format-label.ts';
import { KeepNameBox } from '#app/tools/names/keep-name-box.tsx';
import { MoreOptions } from '#app/tools/options/more-options.tsx';
import { offeredOptions } from '#app/tools/options/offered.ts';
import { SeldomPart } from '#app/tools/options/seldom-part.tsx';
import { carriedFile, MoreTools } from '#app/tools/shared/more-tools.tsx';
import { ToolLayout } from '#app/tools/shared/tool-layout.tsx';
import { useIsWide } from '#app/use-is-wide.ts';
import type { Result } from '#engine';
import type { Recipe } from '#engine/recipe/index.ts';
import { liveWords } from '#words/live.ts';
import { formatSize } from '#words/pixels.ts';
import { NextStep } from './next-step.tsx';
import { type Download, useDownload } from './use-download.ts';
import type { ResultView } from './use-result-view.ts';
import type { FrameProps } from './workbench-frame.tsx';

export interface SettingsStepProps extends FrameProps {
  view: ResultView;
  /** The name for saving. */
  nameOf(result: Result): string;
}

/** The second step: the picture or its result, the settings, and what leads on. */
export function SettingsStep(props: SettingsStepProps) {
  const download = useDownload(props.bench, props.tool, props.nameOf);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    props.onRun();
  };
  return (
    <form ref={props.form} onSubmit={onSubmit} noValidate>
      <ToolLayout
        label={props.words.step}
        stage={<Stage {...props} download={download} />}
        settings={<Settings {...props} download={download} />}
        action={<NextStep {...props} download={download} />}
      />
    </form>
  );
}

export interface WithDownload extends SettingsStepProps {
  download: Download;
}

/** The result as it becomes with these settings, or the picture's editor. */
function Stage({ bench, view, stage, download }: WithDownload) {
  const isWide = useIsWide();
  const { picture, api, recipe, live } = bench;
  const { file, probe } = picture;
  return (
    <PreviewCard
      original={file}
      facts={`${formatSize(probe)} · ${api.formatOf(probe.format).label}`}
      actions={isWide && download.ready && <KeepNameBox />}
    >
      {view.Result ? (
        <view.Result
          live={live.state}
          picture={picture}
          api={api}
          recipe={recipe}
          plan={live.planned.plan}
          preview={view.original}
          lens={view.lens}
          score={view.score}
          pinned={view.pinned}
          onPin={view.pin}
          onBack={stage && view.leave}
        />
      ) : (
        stage?.(
          live.wanted && (
            <WordedButton icon={Eye} onClick={view.see}>
              {liveWords.see}
            </WordedButton>
          ),
        )
      )}
    </PreviewCard>
  );
}

const loadBackground = () => import('#app/tools/options/background-field.tsx').then((module) => module.BackgroundField);

/** The tool's own controls between what all tools show. */
function Settings({ bench, tool, estimate, controls, own, shown, remarks, download }: WithDownload) {
  const { screen, picture, job, api, base, recipe, change, live, running } = bench;
  const { file, probe, ignores } = picture;
  const { planned } = live;
  const { saved } = download;
  // On a phone the picture's card is above the first setting.
  const isWide = useIsWide();
  const { output } = recipe;
  const written = api.outputFormat(probe, output);
  const offered = offeredOptions({ probe, recipe, api, ignores });
  const losesTransparency = planned.plan?.losses.includes('transparency') && offered.includes('background');
  const labelOf = (format: Recipe['output']['format']) => formatLabel(api, format);
  // Their controls change one recipe, and none during a run.
  const common = { recipe, disabled: running, change };
  return (
    <>
      {live.wanted && planned.plan && (
        <LiveGain
          live={live.state}
          before={probe.bytes}
          estimate={estimate}
          isFailureShown={job.state === 'failed'}
          onAgain={live.again}
          onChosenAgain={(file) => screen.open(file)}
        />
      )}
      <LastSettingsOffer {...common} tool={tool} labelOf={labelOf} />
      {controls}
      <MoreOptions
        {...common}
        base={base}
        own={own}
        offered={losesTransparency ? offered.filter((name) => name !== 'background') : offered}
        live={<LiveSwitch live={live} disabled={running} />}
        file={file}
        reuse={{ recipe, files: file.name }}
      />
      <HiddenSettingsLine
        {...common}
        base={base}
        shown={shown}
        hasEffect={(name) => !ignores.includes(name) && api.applies(name, output, written)}
        labelOf={labelOf}
      />
      <Losses
        planned={planned}
        target={planned.plan ? api.formatOf(planned.plan.format) : written}
        recipe={recipe}
        remarks={remarks}
        made={bench.known}
        api={api}
        disabled={running}
        labelOf={(format) => api.formatOf(format).label}
        change={change}
      />
      {losesTransparency && <SeldomPart load={loadBackground} props={{ output, disabled: running, change }} />}
      {!isWide && download.ready && <KeepNameBox line={download.ready.name} />}
      {saved && (
        <MoreTools
          after={tool}
          original={file}
          result={() => carriedFile(api, file, saved.result)}
          onCarried={() => screen.markSaved(saved.result)}
        />
      )}
    </>
  );
}
