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
    description: `The terms under which ${site.name} may be used: free for everybody, your images stay yours, and there is no warranty.`,
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
              {UPLOAD_LIMIT_MB} MB where a page does not say otherwise, and up to {BATCH_LIMIT} images in a batch. No
              account is needed and no fee is charged.
            </p>
          ),
        },
        {
          heading: 'Your content',
          text: (
            <p>
              Your images remain yours. They do not reach us, so we claim no right in them and could not use them. You
              are responsible for having the right to work on them, and for keeping your originals: the tools make new
              files and never change the ones that you open.
            </p>
          ),
        },
        {
          heading: 'Prohibited activities',
          text: (
            <>
              <p>You may not</p>
              <ul>
                <li>use the service for anything that is against the law, or against the rights of others;</li>
                <li>disturb or overload the server, or try to get around its protection;</li>
                <li>send advertising, harmful code or false names through the contact form;</li>
                <li>
                  present the service as your own. Its source code has a licence of its own, which decides about copies,
                  and so has the software in it: see <Link to="/licences">Licences</Link>.
                </li>
              </ul>
            </>
          ),
        },
        {
          heading: 'Liability',
          text: (
            <p>
              The service is provided as it is, without warranty of any kind. Look at a result before you rely on it or
              delete an original. As far as the law allows, we are not liable for loss or damage that comes from using
              the service or from not being able to use it.
            </p>
          ),
        },
        {
          heading: 'Changes',
          text: (
            <p>
              We may change the service and these terms. The date above says when the terms changed last; who goes on
              using the site after that accepts them.
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
