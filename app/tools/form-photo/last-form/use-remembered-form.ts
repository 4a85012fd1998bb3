import { useEffect } from 'react';
import { keepQuery } from '#app/last-settings/store.ts';

/** Remembers the form whose picture is made, on the visitor's own device. Rules of the visitor's own replace no form. */
export function useRememberedForm(form: string | undefined): void {
  useEffect(() => {
    if (form) keepQuery('form', `${form.split('.')[0]}.0`);
  }, [form]);
}
