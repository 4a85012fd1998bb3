import { History, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { IconButton } from '#app/components/icon-button.tsx';
import { keepQuery, lastQuery } from '#app/last-settings/store.ts';
import { formOf } from '#catalogue/forms/index.ts';
import { formPhotoWords } from '#words/form-photo.ts';
import { formName } from '../form-name.ts';

interface LastFormProps {
  onForm(form: string): void;
}

/** Offers the form of the last visit, and forgets it by one press. */
export function LastForm({ onForm }: LastFormProps) {
  const [form, setForm] = useState(() => lastQuery('form'));
  const found = form && formOf(form)?.form;
  if (!form || !found) return null;
  return (
    <div className="flex max-w-full items-center">
      <Button icon={History} className="min-w-0 px-3 text-left text-small" onClick={() => onForm(form)}>
        {formPhotoWords.lastForm(formName(found))}
      </Button>
      <IconButton
        icon={X}
        label={formPhotoWords.forgetForm}
        onClick={() => {
          keepQuery('form', undefined);
          setForm(undefined);
        }}
      />
    </div>
  );
}
