import { useEffect, useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { lastQuery } from '#app/last-settings/store.ts';
import { SeldomPart } from '#app/tools/options/seldom-part.tsx';
import type { BesideUploadProps } from '#app/tools/series/series-tool.tsx';
import { oftenForms, oftenFormsLegend } from '#words/catalogue/sets/form-photo.ts';
import { DrawFirst } from './drawn/draw-first.tsx';
import { loadLastForm } from './last-form/load-last-form.ts';
import { loadAddressText } from './load-address-text.ts';
import { type FormSettings, OPENS } from './settings.ts';

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
      <fieldset className="mt-4 flex flex-wrap justify-center gap-2">
        <legend className="mb-2 w-full text-center text-small text-muted">{oftenFormsLegend}</legend>
        {oftenForms.map(({ form, label }) => (
          <Button
            key={form}
            aria-pressed={settings.form === form}
            className="text-small aria-pressed:bg-text aria-pressed:text-inverse"
            onClick={() => choose(form)}
          >
            {label}
          </Button>
        ))}
        {isKnown && !settings.form && <SeldomPart load={loadLastForm} props={{ onForm: choose }} />}
      </fieldset>
      <DrawFirst {...props} />
    </>
  );
}
