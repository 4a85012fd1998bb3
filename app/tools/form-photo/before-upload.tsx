import { useEffect, useState } from 'react';
import { lastQuery } from '#app/last-settings/store.ts';
import { SeldomPart } from '#app/tools/options/seldom-part.tsx';
import type { BesideUploadProps } from '#app/tools/series/series-tool.tsx';
import { oftenForms, oftenFormsLegend } from '#words/catalogue/sets/form-photo.ts';
import { DrawFirst } from './drawn/draw-first.tsx';
import { loadLastForm } from './last-form/load-last-form.ts';
import { loadAddressText } from './load-address-text.ts';
import { type FormSettings, OPENS } from './settings.ts';
import '#app/styles/form-photo.css';

/** Below the upload: forms that many ask for, the form of the last visit, and a signature that needs no file. */
export function BeforeUpload(props: BesideUploadProps<FormSettings>) {
  const { settings, change } = props;
  // Not in the prerendered page, which is everybody's.
  const [isKnown, setKnown] = useState(false);
  useEffect(() => setKnown(lastQuery('form') !== undefined), []);
  const choose = async (form: string) => {
    const { read } = await loadAddressText();
    change(() => read(new URLSearchParams({ form }), OPENS));
  };
  return (
    <>
      <fieldset className="often-forms">
        <legend className="text-small text-muted">{oftenFormsLegend}</legend>
        {oftenForms.map(({ form, label }) => (
          <button
            key={form}
            type="button"
            aria-pressed={settings.form === form}
            className="often-form border border-edge bg-surface text-small"
            onClick={() => choose(form)}
          >
            {label}
          </button>
        ))}
        {isKnown && !settings.form && <SeldomPart load={loadLastForm} props={{ onForm: choose }} />}
      </fieldset>
      <DrawFirst {...props} />
    </>
  );
}
