import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { Button } from '#app/components/button.tsx';
import { Field, TextInput } from '#app/components/field.tsx';
import { Inline } from '#app/components/inline.tsx';
import { Notice } from '#app/components/notice.tsx';
import { Spinner } from '#app/components/spinner.tsx';
import { notify } from '#app/toast/toast.ts';
import { useHydrated } from '#app/use-hydrated.ts';
import { type ContactMessage, contactSchema } from '#pages/contact-schema.ts';
import { contactWords } from '#words/contact.ts';
import { type Delivery, sendMessage } from './send-message.ts';

const EMPTY: ContactMessage = { name: '', email: '', subject: '', message: '', website: '' };

/** A message to the site's operators. The text stays until the server has acknowledged it. */
export function ContactForm() {
  const [problem, setProblem] = useState<Exclude<Delivery['state'], 'received'>>();
  // Validated on submit: an error that appears on blur would move the button away from the pointer. No default values:
  // they would replace what was typed before hydration, and the form reads its fields without them.
  const form = useForm<ContactMessage>({ resolver: zodResolver(contactSchema) });
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  // Without scripts the browser would put the message into the address.
  const canSend = useHydrated();

  const send = form.handleSubmit(async (message) => {
    setProblem(undefined);
    const outcome = await sendMessage(message);
    if (outcome.state === 'received') {
      form.reset(EMPTY);
      notify(contactWords.sent);
      return;
    }
    if (outcome.state === 'refused')
      for (const [name, message] of Object.entries(outcome.fields))
        form.setError(name as FieldPath<ContactMessage>, { message });
    setProblem(outcome.state);
  });

  return (
    <form noValidate onSubmit={send} className="flex max-w-2xl flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={contactWords.name} error={errors.name?.message}>
          {(control) => <TextInput {...control} autoComplete="name" {...register('name')} />}
        </Field>
        <Field label={contactWords.email} error={errors.email?.message}>
          {(control) => <TextInput {...control} type="email" autoComplete="email" {...register('email')} />}
        </Field>
      </div>
      <Field label={contactWords.subject} error={errors.subject?.message}>
        {(control) => <TextInput {...control} {...register('subject')} />}
      </Field>
      <Field label={contactWords.message} error={errors.message?.message}>
        {(control) => (
          <textarea
            {...control}
            rows={8}
            className="w-full rounded-control border border-edge bg-surface px-3 py-2 text-body text-text aria-invalid:border-bad"
            {...register('message')}
          />
        )}
      </Field>
      {/* Robots fill in every field; people neither see nor reach this one. */}
      <div aria-hidden="true" className="absolute -left-[200vw]">
        <label>
          {contactWords.empty}
          <input type="text" tabIndex={-1} autoComplete="off" {...register('website')} />
        </label>
      </div>
      {problem && (
        <Notice tone="error">
          <Inline text={contactWords.problems[problem]} />
        </Notice>
      )}
      <Button kind="primary" type="submit" disabled={!canSend || isSubmitting} className="self-start px-6">
        {isSubmitting ? (
          <>
            <Spinner />
            {contactWords.sending}
          </>
        ) : (
          contactWords.send
        )}
      </Button>
    </form>
  );
}
