import { Segmented } from '#app/components/segmented.tsx';
import { Select } from '#app/components/select.tsx';
import type { Form } from '#catalogue/forms/form.ts';
import { FORMS, formOf } from '#catalogue/forms/index.ts';
import { formPhotoWords } from '#words/form-photo.ts';
import { lazily } from '#words/lazily.ts';
import { LANGUAGE } from '#words/locale.ts';
import { formName } from './form-name.ts';
import { LastForm } from './last-form/last-form.tsx';
import { ownFor } from './rules.ts';
import type { FormSettings } from './settings.ts';

interface FormChoiceProps {
  settings: FormSettings;
  /** Goes to a picture of a form. */
  onForm(form: string): void;
  /** Changes to rules of the visitor's own. */
  change(change: (settings: FormSettings) => FormSettings): void;
}

const OWN = 'own';
const OWN_SUBJECTS = ['photo', 'signature'] as const;

/** The forms by their names. Once: a frame that is dragged shows them at each place. */
const options = lazily(() => {
  const named = FORMS.map((form) => ({ value: form.id, label: formName(form) }));
  named.sort((a, b) => a.label.localeCompare(b.label, LANGUAGE));
  return [{ value: OWN, label: formPhotoWords.own }, ...named];
});
const days = lazily(() => new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'long', timeZone: 'UTC' }));

/** The form and its picture, with the page that states the figures. */
export function FormChoice({ settings, onForm, change }: FormChoiceProps) {
  const { form: chosen } = settings;
  const { form } = (chosen && formOf(chosen)) || {};

  return (
    <div className="flex flex-col gap-3">
      <Select
        label={formPhotoWords.form}
        options={options()}
        value={form?.id ?? OWN}
        onChange={(id) => (id === OWN ? change((before) => ({ ...before, form: undefined })) : onForm(`${id}.0`))}
      />
      {form && form.pictures.length > 1 && (
        <Segmented
          legend={formPhotoWords.subject}
          options={form.pictures.map(({ subject }, i) => ({
            value: String(i),
            label: formPhotoWords.subjects[subject],
          }))}
          value={chosen?.split('.')[1] ?? '0'}
          onChange={(number) => onForm(`${form.id}.${number}`)}
        />
      )}
      {!form && <LastForm onForm={onForm} />}
      {!form && (
        <Segmented
          legend={formPhotoWords.subject}
          options={OWN_SUBJECTS.map((value) => ({ value, label: formPhotoWords.subjects[value] }))}
          value={settings.ink ? 'signature' : 'photo'}
          onChange={(subject) => change((before) => ownFor(subject, before))}
        />
      )}
      {form && <p className="text-small text-muted">{sourceLines(form).join(' ')}</p>}
    </div>
  );
}

function sourceLines({ source, differs, isTakenThere }: Form): string[] {
  return [
    formPhotoWords.source(source.title, days().format(new Date(source.read))),
    ...(source.isOfficial ? [] : [formPhotoWords.unofficial]),
    ...(differs ? [formPhotoWords.differs] : []),
    ...(isTakenThere ? [formPhotoWords.takenThere] : []),
  ];
}
