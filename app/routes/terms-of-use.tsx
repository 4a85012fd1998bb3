import { Link } from 'react-router';
import { ADDRESSES } from '#app/contact/addresses.ts';
import { EmailLink } from '#app/contact/email-link.tsx';
import { LegalPage } from '#app/legal/legal-page.tsx';
import { pageMeta } from '#app/seo.ts';
import { BATCH_LIMIT, UPLOAD_LIMIT_MB } from '#catalogue/tools.ts';
import { site } from '#site';

export const meta = () =>
  pageMeta({
    title: `Terms of Use | ${site.name}`,
    description: `The terms under which ${site.name} may be used: free for everyone, your images stay yours, and there is no warranty.`,
    path: '/terms-of-use',
  });

export default function TermsOfUse() {
  return (
    <LegalPage
      title="Terms of Use"
      updated="July 13, 2024"
      lead={`${site.name} is free to use, for private and for commercial work. These are the terms.`}
      sections={[
        {
          heading: 'Acceptance',
          text: (
            <p>By using this website you agree to these terms. If you do not agree with them, please do not use it.</p>
          ),
        },
        {
          heading: 'Use of the service',
          text: (
            <p>
              The tools resize, compress and convert images inside your browser. They take files of up to{' '}
              {UPLOAD_LIMIT_MB} MB unless a page says otherwise, and up to {BATCH_LIMIT} images in a batch. No account
              is needed and no fee is charged.
            </p>
          ),
        },
        {
          heading: 'Your content',
          text: (
            <p>
              Your images remain yours. The tools do not send them to us, and we claim no rights in them. You are
              responsible for having the right to edit them, and for keeping your originals: the tools make new files
              and never change the ones you open, unless you save over them yourself.
            </p>
          ),
        },
        {
          heading: 'Prohibited activities',
          text: (
            <>
              <p>You may not</p>
              <ul>
                <li>use the service for anything that breaks the law or violates the rights of others;</li>
                <li>disrupt or overload the server, or try to get around its protection;</li>
                <li>send advertising, harmful code or false names through the contact form;</li>
                <li>
                  present the service as your own. The source code has its own licence, which says what you may copy,
                  and so does the software in it: see <Link to="/licences">Licences</Link>.
                </li>
              </ul>
            </>
          ),
        },
        {
          heading: 'Liability',
          text: (
            <p>
              The service is provided as it is, without warranty of any kind. Check a result before you rely on it or
              delete an original. As far as the law allows, we are not liable for any loss or damage that results from
              using the service or being unable to use it.
            </p>
          ),
        },
        {
          heading: 'Changes',
          text: (
            <p>
              We may change the service and these terms. The date above shows when the terms last changed. If you keep
              using the site after that, you accept them.
            </p>
          ),
        },
        {
          heading: 'Contact',
          text: (
            <p>
              Write to <EmailLink address={ADDRESSES.support.address} /> or use the{' '}
              <Link to="/contact">contact form</Link>.
            </p>
          ),
        },
      ]}
    />
  );
}
