import { type FormEvent, useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { Field, TextInput } from '#app/components/field.tsx';
import { Inline } from '#app/components/inline.tsx';
import { Notice } from '#app/components/notice.tsx';
import { Spinner } from '#app/components/spinner.tsx';
import { notify } from '#app/toast/toast.ts';
import { useHydrated } from '#app/use-hydrated.ts';
import type { ContactMessage } from '#pages/contact-schema.ts';
import { contactWords } from '#words/contact.ts';
import { type FieldProblems, readMessage } from './read-message.ts';
import { type Delivery, sendMessage } from './send-message.ts';

/** A message to the site's operators. The text stays until the server has acknowledged it. */
export function ContactForm() {
  const [failure, setFailure] = useState<Exclude<Delivery['state'], 'received'>>();
  // Validated on submit: an error that appears on blur would move the button away from the pointer. Undefined until then.
  const [problems, setProblems] = useState<FieldProblems>();
  const [isSending, setSending] = useState(false);
  // Without scripts the browser would put the message into the address.
  const canSend = useHydrated();

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { message, problems } = readMessage(new FormData(form));
    setProblems(problems);
    if (!message) return focusFirst(form, problems);
    setFailure(undefined);
    setSending(true);
    const outcome = await sendMessage(message);
    setSending(false);
    if (outcome.state === 'received') {
      form.reset();
      setProblems(undefined);
      notify(contactWords.sent);
      return;
    }
    if (outcome.state === 'refused') setProblems(outcome.fields);
    setFailure(outcome.state);
  };

  /** A field that was refused is validated again while it is changed. */
  const revise = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement;
    const found = readMessage(new FormData(currentTarget)).problems;
    if (problems) setProblems({ ...problems, [name]: found[name as keyof ContactMessage] });
  };

  return (
    <form noValidate onSubmit={send} onInput={revise} className="flex max-w-2xl flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={contactWords.name} error={problems?.name}>
          {(control) => <TextInput {...control} autoComplete="name" name="name" />}
        </Field>
        <Field label={contactWords.email} error={problems?.email}>
          {(control) => <TextInput {...control} type="email" autoComplete="email" name="email" />}
        </Field>
      </div>
      <Field label={contactWords.subject} error={problems?.subject}>
        {(control) => <TextInput {...control} name="subject" />}
      </Field>
      <Field label={contactWords.message} error={problems?.message}>
        {(control) => (
          <textarea
            {...control}
            rows={8}
            className="w-full rounded-control border border-edge bg-surface px-3 py-2 text-body text-text aria-invalid:border-bad"
            name="message"
          />
        )}
      </Field>
      {/* Robots fill in every field; people neither see nor reach this one. */}
      <div aria-hidden="true" className="absolute -left-[200vw]">
        <label>
          {contactWords.empty}
          <input type="text" tabIndex={-1} autoComplete="off" name="website" />
        </label>
      </div>
      {failure && (
        <Notice tone="error">
          <Inline text={contactWords.problems[failure]} />
        </Notice>
      )}
      <Button kind="primary" type="submit" disabled={!canSend || isSending} className="self-start px-6">
        {isSending ? (
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

function focusFirst(form: HTMLFormElement, problems: FieldProblems): void {
  const [first = ''] = Object.keys(problems);
  const field = form.elements.namedItem(first);
  if (field instanceof HTMLElement) field.focus();
}
