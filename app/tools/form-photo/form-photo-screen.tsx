import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { classNames } from '#app/components/class-names.ts';
import { Notice } from '#app/components/notice.tsx';
import { PreviewCard } from '#app/components/preview-card.tsx';
import { Segmented } from '#app/components/segmented.tsx';
import { TextField } from '#app/components/text-field.tsx';
import { usePreview } from '#app/engine/use-preview.ts';
import { cropPixels } from '#app/tools/adjust/crop.ts';
import { Choice } from '#app/tools/options/choice.tsx';
import { saveFile } from '#app/tools/saving/save-file.ts';
import type { SeriesScreensProps } from '#app/tools/series/series-tool.tsx';
import { useMade } from '#app/tools/series/use-made.ts';
import { Failure } from '#app/tools/shared/failure.tsx';
import { ToolLayout } from '#app/tools/shared/tool-layout.tsx';
import { pictureOf } from '#catalogue/forms/index.ts';
import { formatBytes } from '#words/bytes.ts';
import { formPhotoWords } from '#words/form-photo.ts';
import { formatSize } from '#words/pixels.ts';
import { toolWords } from '#words/tools.ts';
import { CheckList } from './check-list.tsx';
import { fileNameOf } from './file-name.ts';
import { FormChoice } from './form-choice.tsx';
import { Frame } from './frame.tsx';
import { type MadePhoto, makePhoto } from './make-photo.ts';
import { recipeOf } from './recipe.ts';
import { RuleFields } from './rule-fields.tsx';
import { isContradiction, KILOBYTE, rulesOf, sizeOf } from './rules.ts';
import { FITS, type FormSettings } from './settings.ts';
import { usePlacing } from './use-placing.ts';

/** The photo in the form's frame, the form's rules, and the finished file with each rule checked. */
export function FormPhotoScreen({ screen, picture, api, settings, change }: SeriesScreensProps<FormSettings>) {
  const { file, probe } = picture;
  const { fit, name } = settings;
  const asked = settings.form ? pictureOf(settings.form) : undefined;
  const rules = rulesOf(settings, asked);
  const size = sizeOf(settings);
  const ratio = size.width / size.height;
  const placing = usePlacing(file, probe, ratio);
  const isImpossible = isContradiction(rules);
  const recipe = isImpossible ? undefined : recipeOf(settings, rules, placing, probe);
  const { made, isCurrent, error, again } = useMade(
    file,
    JSON.stringify({ recipe, rules }),
    recipe && ((engine, signal) => makePhoto(engine, file, recipe, rules, signal)),
  );
  const part = fit === 'cut' ? cropPixels(placing.crop, placing.standing) : placing.standing;
  const isEnlarged = !api.formatOf(probe.format).vector && part.width < size.width && part.height < size.height;

  // Another form replaces what is half typed.
  const [choices, setChoices] = useState(0);
  const put = (changed: Partial<FormSettings>) => change((before) => ({ ...before, ...changed }));
  const save = () => made && saveFile(made.result.blob, fileNameOf(name, made.result.name));

  return (
    <ToolLayout
      label={formPhotoWords.step}
      stage={
        <div className="flex flex-col gap-4">
          <PreviewCard
            original={file}
            facts={`${formatSize(probe)} · ${api.formatOf(probe.format).label}`}
            onRemove={() => screen.startOver()}
          >
            <Frame file={file} fit={fit} ratio={ratio} placing={placing} head={asked?.head} />
          </PreviewCard>
          {made && <Finished made={made} isCurrent={isCurrent} settings={settings} api={api} />}
        </div>
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
          <Choice line={formPhotoWords.fitLines[fit]}>
            <Segmented
              legend={formPhotoWords.fit}
              options={FITS.map((value) => ({ value, label: formPhotoWords.fits[value] }))}
              value={fit}
              onChange={(fit) => put({ fit })}
            />
          </Choice>
          <TextField label={formPhotoWords.name} value={name} onText={(name) => put({ name })} />
          {asked?.ground && <Notice tone="info">{formPhotoWords.grounds[asked.ground]}</Notice>}
          {isEnlarged && <Notice tone="info">{formPhotoWords.enlarged}</Notice>}
          {error !== undefined && <Failure error={error} onAgain={again} />}
        </>
      }
      action={
        <Button kind="primary" icon={Download} className="w-full" disabled={!isCurrent || !made} onClick={save}>
          {isCurrent && made
            ? `${toolWords.download} · ${formatBytes(made.result.bytes)}`
            : isImpossible || error
              ? toolWords.download
              : formPhotoWords.making}
        </Button>
      }
    />
  );
}

interface FinishedProps extends Pick<SeriesScreensProps<FormSettings>, 'settings' | 'api'> {
  made: MadePhoto;
  isCurrent: boolean;
}

/** The finished file with its checks. */
function Finished({ made, isCurrent, settings, api }: FinishedProps) {
  const preview = usePreview(made.result.blob);
  const bytes = made.checks.find(({ rule, isMet }) => rule === 'bytes' && !isMet);
  const isTooLarge = bytes && made.read.bytes > (settings.most ?? 0) * KILOBYTE.most;
  return (
    <section
      aria-labelledby="checks"
      aria-busy={!isCurrent}
      className={classNames(
        'flex flex-wrap items-start gap-4 rounded-surface border border-line bg-surface p-4',
        !isCurrent && 'finished-photo-of-before',
      )}
    >
      {preview.state === 'ready' && <img src={preview.url} alt="" className="finished-photo border border-line" />}
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <h2 id="checks" className="font-semibold">
          {formPhotoWords.checks}
        </h2>
        <CheckList made={made} settings={settings} api={api} />
        {bytes && <Notice tone="info">{isTooLarge ? formPhotoWords.tooLarge : formPhotoWords.tooSmall}</Notice>}
      </div>
    </section>
  );
}
