import { useState } from 'react';
import { Notice } from '#app/components/notice.tsx';
import { TextField } from '#app/components/text-field.tsx';
import { cropPixels } from '#app/tools/adjust/crop.ts';
import type { SeriesScreensProps } from '#app/tools/series/series-tool.tsx';
import { Failure } from '#app/tools/shared/failure.tsx';
import { ToolLayout } from '#app/tools/shared/tool-layout.tsx';
import { pictureOf } from '#catalogue/forms/index.ts';
import { formPhotoWords } from '#words/form-photo.ts';
import { fileNameOf } from './file-name.ts';
import { Finished } from './finished.tsx';
import { FitChoice } from './fit-choice.tsx';
import { FormChoice } from './form-choice.tsx';
import { InkChoice } from './ink-choice.tsx';
import { useRememberedForm } from './last-form/use-remembered-form.ts';
import { PrintFold } from './print/print-fold.tsx';
import { RuleFields } from './rule-fields.tsx';
import { rulesOf, sizeOf } from './rules.ts';
import { type FormSettings, fitOf, inkPaintOf } from './settings.ts';
import { FormActions } from './several/form-actions.tsx';
import { usePictures } from './several/use-pictures.ts';
import { useReady } from './several/use-ready.ts';
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
  useRememberedForm(settings.form);
  const size = sizeOf(settings);
  const paint = inkPaintOf(settings);
  // Ink is cropped to itself: the frame is where it is looked for.
  const ratio = paint ? undefined : size.width / size.height;
  const pictures = usePictures({ file, settings, change, open: (other) => screen.open(other) });
  const placing = usePlacing(file, probe, ratio, fitOf(settings));
  const isPerson = !ink && asked?.subject !== 'thumb';
  const wall = useWhiteWall({ file, size: probe }, isPerson && pictures.isOpen && settings.isWhiteWall === true);
  const { made, isCurrent, error, again, isImpossible } = useFormFile({
    ...wall.shown,
    isReady: pictures.isOpen && !wall.isWorking,
    placing,
    settings,
    rules,
  });
  const part = fit === 'cut' ? cropPixels(placing.crop, placing.canvas) : placing.canvas;
  const isEnlarged =
    !paint && !api.formatOf(probe.format).vector && part.width < size.width && part.height < size.height;

  // Another form replaces what is half typed.
  const [choices, setChoices] = useState(0);
  const put = (changed: Partial<FormSettings>) => change((before) => ({ ...before, ...changed }));
  const current =
    isCurrent && made
      ? { blob: made.result.blob, filename: fileNameOf(name, made.result.name, rules.fileName) }
      : undefined;
  const ready = useReady(settings.form, current);
  const chooseForm = (form: string) => {
    setChoices((count) => count + 1);
    pictures.choose(form);
  };

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
          pictures={pictures}
          placing={placing}
          wall={wall}
          onWhiten={isPerson ? () => put({ isWhiteWall: !settings.isWhiteWall || undefined }) : undefined}
          onGrey={paint ? undefined : () => put({ isGrey: !settings.isGrey })}
          ratio={ratio}
          asked={asked}
        />
      }
      settings={
        <>
          <FormChoice
            settings={settings}
            onForm={chooseForm}
            change={(own) => {
              setChoices((count) => count + 1);
              change(own);
            }}
          />
          {made && !pictures.isMissing && (
            <Finished made={made} nameRule={rules.fileName} isCurrent={isCurrent} settings={settings} api={api} />
          )}
          <RuleFields
            key={choices}
            settings={settings}
            labelOf={(format) => api.formatOf(format).label}
            isContradiction={isImpossible}
            put={(changed) => put({ ...changed, form: undefined })}
          >
            <TextField label={formPhotoWords.name} value={name} onText={(name) => put({ name })} />
          </RuleFields>
          {ink && <InkChoice settings={settings} ink={ink} put={put} />}
          {!paint && <FitChoice fit={fit} asked={asked} put={put} />}
          {asked?.ground && wall.shown.file === file && (
            <Notice tone="info">{formPhotoWords.grounds[asked.ground]}</Notice>
          )}
          {isEnlarged && <Notice tone="info">{formPhotoWords.enlarged}</Notice>}
          {paint && isCurrent && !made && <Notice tone="error">{formPhotoWords.noInk}</Notice>}
          {made && isPerson && !pictures.isMissing && (
            <PrintFold
              file={wall.shown.file}
              picture={wall.shown.size}
              placing={placing}
              settings={settings}
              api={api}
            />
          )}
          {error !== undefined && <Failure error={error} onAgain={again} />}
        </>
      }
      action={
        <FormActions
          form={settings.form}
          current={current}
          isMaking={!isImpossible && !pictures.isMissing && !isCurrent && !error}
          ready={ready}
          onNext={(form) => {
            setChoices((count) => count + 1);
            pictures.goOn(form);
          }}
        />
      }
    />
  );
}
