import { Clock } from 'lucide-react';
import { ContactForm } from '#app/contact/contact-form.tsx';
import { EmailLink } from '#app/contact/email-link.tsx';
import { pageMeta } from '#app/seo.ts';
import { addressOf } from '#pages/paths.ts';
import { ADDRESSES } from '#words/addresses.ts';
import { contactWords } from '#words/contact.ts';

export const meta = () =>
  pageMeta({
    title: contactWords.pageTitle,
    description: contactWords.description,
    path: addressOf('/contact'),
  });

export default function Contact() {
  return (
    <div className="page-width py-10 md:py-16">
      <h1 className="text-title font-bold">{contactWords.title}</h1>
      <p className="mt-1 text-muted">{contactWords.lead}</p>
      <div className="mt-8 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <ContactForm />
        <aside className="lg:border-l lg:border-line lg:pl-8">
          <h2 className="font-semibold">{contactWords.byEmail}</h2>
          <dl className="mt-3 flex flex-col gap-4 text-small">
            {Object.values(ADDRESSES).map(({ address, about }) => (
              <div key={address}>
                <dt className="text-muted">{about}</dt>
                <dd>
                  <EmailLink address={address} />
                </dd>
              </div>
            ))}
          </dl>
          <h2 className="mt-8 font-semibold">{contactWords.responseTime}</h2>
          <p className="mt-2 flex items-start gap-2 text-small text-muted">
            <Clock aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" />
            {contactWords.hours}
          </p>
        </aside>
      </div>
    </div>
  );
}
