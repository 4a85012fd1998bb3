import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { Notice } from '#app/components/notice.tsx';
import { TextField } from '#app/components/text-field.tsx';
import { cropPixels } from '#app/tools/adjust/crop.ts';
import { saveFile } from '#app/tools/saving/save-file.ts';
import type { SeriesScreensProps } from '#app/tools/series/series-tool.tsx';
import { Failure } from '#app/tools/shared/failure.tsx';
import { ToolLayout } from '#app/tools/shared/tool-layout.tsx';
import { pictureOf } from '#catalogue/forms/index.ts';
import { formatBytes } from '#words/bytes.ts';
import { formPhotoWords } from '#words/form-photo.ts';
import { toolWords } from '#words/tools.ts';
import { fileNameOf } from './file-name.ts';
import { Finished } from './finished.tsx';
import { FitChoice } from './fit-choice.tsx';
import { FormChoice } from './form-choice.tsx';
import { InkChoice } from './ink-choice.tsx';
import { RuleFields } from './rule-fields.tsx';
import { rulesOf, sizeOf } from './rules.ts';
import { type FormSettings, inkPaintOf } from './settings.ts';
import { Stage } from './stage.tsx';
import { useFormFile } from './use-form-file.ts';
import { usePlacing } from './use-placing.ts';
import { useWhiteWall } from './wall/use-white-wall.ts';

/** The photo in the form's frame, the form's rules, and the finished file with each rule checked. */
export function FormPhotoScreen({ screen, picture, api, settings, change }: SeriesScreensProps<FormSettings>) {
  const { file, probe } = picture;
  const { fit, name, ink } = settings;
  const asked = settings.form ? pictureOf(settings.form) : undefined;
  const rules = rulesOf(settings, asked);
  const size = sizeOf(settings);
  const paint = inkPaintOf(settings);
  // Ink is cropped to itself: the frame is where it is looked for.
  const ratio = paint ? undefined : size.width / size.height;
  const placing = usePlacing(file, probe, ratio);
  const isPerson = !ink && asked?.subject !== 'thumb';
  const wall = useWhiteWall({ file, size: probe }, isPerson && settings.isWhiteWall === true);
  const { made, isCurrent, error, again, isImpossible } = useFormFile({
    ...wall.shown,
    isReady: !wall.isWorking,
    placing,
    settings,
    rules,
  });
  const part = fit === 'cut' ? cropPixels(placing.crop, placing.standing) : placing.standing;
  const isEnlarged =
    !paint && !api.formatOf(probe.format).vector && part.width < size.width && part.height < size.height;

  // Another form replaces what is half typed.
  const [choices, setChoices] = useState(0);
  const put = (changed: Partial<FormSettings>) => change((before) => ({ ...before, ...changed }));
  const save = () => made && saveFile(made.result.blob, fileNameOf(name, made.result.name));

  return (
    <ToolLayout
      label={formPhotoWords.step}
      stage={
        <Stage
          // Another subject has another way to its picture.
          key={`${settings.form} ${ink}`}
          screen={screen}
          picture={picture}
          api={api}
          settings={settings}
          placing={placing}
          wall={wall}
          onWhiten={isPerson ? () => put({ isWhiteWall: !settings.isWhiteWall || undefined }) : undefined}
          ratio={ratio}
          head={asked?.head}
        >
          {made && <Finished made={made} isCurrent={isCurrent} settings={settings} api={api} />}
        </Stage>
      }
      settings={
        <>
          <FormChoice
            settings={settings}
            change={(choice) => {
              setChoices((count) => count + 1);
              change(choice);
            }}
          />
          <RuleFields
            key={choices}
            settings={settings}
            labelOf={(format) => api.formatOf(format).label}
            isContradiction={isImpossible}
            put={(changed) => put({ ...changed, form: undefined })}
          />
          {ink && <InkChoice settings={settings} ink={ink} put={put} />}
          {!paint && <FitChoice fit={fit} put={put} />}
          <TextField label={formPhotoWords.name} value={name} onText={(name) => put({ name })} />
          {asked?.ground && wall.shown.file === file && (
            <Notice tone="info">{formPhotoWords.grounds[asked.ground]}</Notice>
          )}
          {isEnlarged && <Notice tone="info">{formPhotoWords.enlarged}</Notice>}
          {paint && isCurrent && !made && <Notice tone="error">{formPhotoWords.noInk}</Notice>}
          {error !== undefined && <Failure error={error} onAgain={again} />}
        </>
      }
      action={
        <Button kind="primary" icon={Download} className="w-full" disabled={!isCurrent || !made} onClick={save}>
          {isCurrent && made
            ? `${toolWords.download} · ${formatBytes(made.result.bytes)}`
            : isImpossible || isCurrent || error
              ? toolWords.download
              : formPhotoWords.making}
        </Button>
      }
    />
  );
}
