import type { FormEvent } from 'react';
import { Button } from '#app/components/button.tsx';
import { Checkbox } from '#app/components/checkbox.tsx';
import { Notice } from '#app/components/notice.tsx';
import { PreviewCard } from '#app/components/preview-card.tsx';
import { TextField } from '#app/components/text-field.tsx';
import { useDrafts } from '#app/tools/address/use-drafts.ts';
import { BeforeYouStart } from '#app/tools/losses/before-you-start.tsx';
import { planOrProblem } from '#app/tools/losses/plan-of.ts';
import { QualityChoice } from '#app/tools/score/quality-choice.tsx';
import type { SeriesScreensProps } from '#app/tools/series/series-tool.tsx';
import type { Series } from '#app/tools/series/use-series.ts';
import { RunButton } from '#app/tools/shared/run-button.tsx';
import { ToolLayout } from '#app/tools/shared/tool-layout.tsx';
import { COMPRESS_QUALITY } from '#catalogue/tools.ts';
import { withAim } from '#engine/recipe/output.ts';
import { lossSentence } from '#words/losses.ts';
import { formatSize } from '#words/pixels.ts';
import { responsiveWords } from '#words/responsive-images.ts';
import { toolWords } from '#words/tools.ts';
import { FileTable } from './file-table.tsx';
import { formatOfKind, kindsFor, type SetFile, widthsFor } from './files.ts';
import { KINDS, type ResponsiveSettings } from './settings.ts';
import { SHOWN, shownOf, WIDTHS, widthsOf } from './widths.ts';

interface AdjustStepProps extends SeriesScreensProps<ResponsiveSettings> {
  /** The files of these settings. */
  files: readonly SetFile[];
  /** The results so far, at their files' positions. */
  made: Series['made'];
  onRun(): void;
}

/** The widths, the formats and their quality. */
export function AdjustStep(props: AdjustStepProps) {
  const { screen, picture, job, api, settings, change, files, made, onRun } = props;
  const { file, probe, writes } = picture;
  const { output } = settings;
  const drafts = useDrafts<'widths' | 'shown'>();
  const { widths: typedWidths, shown: typedShown } = drafts.texts;
  const running = job.state === 'running';
  const offered = kindsFor(picture);
  const widths = widthsFor(settings, probe.width);
  const formats = [...new Set(files.map(({ format }) => format))];

  const widthsWrong = typedWidths !== undefined && typedWidths.trim() !== '' && !widthsOf(typedWidths);
  const shownWrong = typedShown !== undefined && typedShown.trim() !== '' && !shownOf(typedShown);
  // Files of one format differ only in their size, and the largest comes last.
  const plans = formats.flatMap((format) => {
    const largest = files.findLast((each) => each.format === format);
    return largest ? [{ format: api.formatOf(format), ...planOrProblem(api, probe, largest.recipe, writes) }] : [];
  });
  const problem = plans.find((each) => each.problem !== undefined)?.problem;
  const losses = [
    ...new Set(plans.flatMap(({ format, plan }) => (plan?.losses ?? []).map((loss) => lossSentence(loss, format)))),
  ];

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!widthsWrong && !shownWrong && !problem && files.length > 0) onRun();
  };

  return (
    <form onSubmit={onSubmit} noValidate>
      <ToolLayout
        label={responsiveWords.step}
        stage={
          <div className="flex flex-col gap-4">
            <PreviewCard
              original={file}
              facts={`${formatSize(probe)} · ${api.formatOf(probe.format).label}`}
              onRemove={running ? undefined : () => screen.startOver()}
            />
            {running && <FileTable files={files} results={made} api={api} />}
          </div>
        }
        settings={
          <>
            <TextField
              label={responsiveWords.widths}
              hint={responsiveWords.widthsHint(probe.width)}
              error={widthsWrong ? responsiveWords.widthsProblem(WIDTHS.least, WIDTHS.most, WIDTHS.count) : undefined}
              value={typedWidths ?? widths.join(', ')}
              disabled={running}
              onText={(text) => {
                drafts.type('widths', text);
                const typed = widthsOf(text);
                if (typed || text.trim() === '') change((before) => ({ ...before, widths: typed }));
              }}
              onBlur={() => !widthsWrong && drafts.settle('widths')}
            />
            {settings.widths && (
              <Button
                kind="quiet"
                className="-mt-4 -ml-3 self-start text-small lg:-mt-2"
                disabled={running}
                onClick={() => {
                  drafts.settle('widths');
                  change((before) => ({ ...before, widths: undefined }));
                }}
              >
                {responsiveWords.propose}
              </Button>
            )}
            <fieldset disabled={running} className="min-w-0">
              <legend className="mb-1 text-small font-medium">{responsiveWords.formats}</legend>
              <div className="flex flex-wrap gap-x-6">
                {offered.map((kind) => (
                  <Checkbox
                    key={kind}
                    checked={settings.kinds.includes(kind)}
                    onChange={(on) =>
                      change((before) => ({
                        ...before,
                        kinds: KINDS.filter((each) => (each === kind ? on : before.kinds.includes(each))),
                      }))
                    }
                  >
                    {api.formatOf(formatOfKind(kind, probe)).label}
                  </Checkbox>
                ))}
              </div>
              {files.length === 0 && (
                <p role="alert" className="text-small text-bad">
                  {responsiveWords.noFormat}
                </p>
              )}
            </fieldset>
            <QualityChoice
              quality={Math.round(output.quality ?? COMPRESS_QUALITY)}
              score={output.aim === 'score' ? output.score : undefined}
              disabled={running}
              onQuality={(quality) => change((before) => ({ ...before, output: { ...before.output, quality } }))}
              onScore={(score) =>
                change((before) => ({ ...before, output: withAim(before.output, { aim: 'score', score }) }))
              }
              onByHand={() =>
                change((before) => ({
                  ...before,
                  output: { quality: COMPRESS_QUALITY, ...withAim(before.output, { aim: 'encode' }) },
                }))
              }
            />
            <TextField
              label={responsiveWords.shown}
              hint={responsiveWords.shownHint}
              error={shownWrong ? responsiveWords.shownProblem(SHOWN.least, SHOWN.most) : undefined}
              value={typedShown ?? settings.shown ?? ''}
              placeholder={responsiveWords.wholeWindow}
              inputMode="numeric"
              unit="px"
              disabled={running}
              onText={(text) => {
                drafts.type('shown', text);
                const shown = shownOf(text);
                if (shown !== undefined || text.trim() === '') change((before) => ({ ...before, shown }));
              }}
              onBlur={() => !shownWrong && drafts.settle('shown')}
            />
            {problem ? (
              <Notice tone="error">
                {problem} {toolWords.needsSmallerImage}
              </Notice>
            ) : (
              <BeforeYouStart sentences={losses} />
            )}
          </>
        }
        action={
          <div className="flex flex-col gap-2">
            {files.length > 0 && (
              <p className="truncate text-small text-muted">
                {responsiveWords.plan(
                  widths.length,
                  formats.map((format) => api.formatOf(format).label),
                )}
              </p>
            )}
            <RunButton
              label={responsiveWords.run(files.length)}
              job={job}
              disabled={files.length === 0 || widthsWrong || shownWrong || problem !== undefined}
              onCancel={() => screen.reset()}
              onStartOver={() => screen.startOver()}
            />
          </div>
        }
      />
    </form>
  );
}
