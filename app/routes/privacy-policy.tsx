import { Link } from 'react-router';
import { ADDRESSES } from '#app/contact/addresses.ts';
import { EmailLink } from '#app/contact/email-link.tsx';
import { LegalPage } from '#app/legal/legal-page.tsx';
import { pageMeta } from '#app/seo.ts';
import { site } from '#site';

export const meta = () =>
  pageMeta({
    title: `Privacy Policy | ${site.name}`,
    description: `What ${site.name} knows about you: nothing about your images, which never leave your device, and very little else. No analytics, no third party.`,
    path: '/privacy-policy',
  });

export default function PrivacyPolicy() {
  return (
    <LegalPage
      title="Privacy Policy"
      updated="July 13, 2024"
      lead="Your images are worked on by your own device. They are never uploaded, and we never see them."
      sections={[
        {
          heading: 'No personal data is collected',
          text: (
            <>
              <p>
                There are no accounts, and using a tool asks for no name, address or payment. We do not know who you
                are, which images you open or what you do with them.
              </p>
              <p>
                Our server does not keep addresses of visitors or names of their browsers, neither in a database nor in
                its log. Who hosts the server, or stands between it and you, may keep records of connections as every
                network does.
              </p>
            </>
          ),
        },
        {
          heading: 'Local processing',
          text: (
            <p>
              Resizing, compressing, converting, batches and their ZIP archives are all made inside your browser. The
              page is sent with a rule that forbids it to contact any address but our own, and your browser enforces it.
              You can see for yourself: open a tool, disconnect from the network, and it goes on working; the next day
              too.
            </p>
          ),
        },
        {
          heading: 'Cookies and local storage',
          text: (
            <>
              <p>
                We set no cookies. If you switch between the light and the dark theme, your choice is kept in your
                browser’s local storage, where only this site can read it, and is never sent. The{' '}
                <Link to="/cookies-policy">Cookies Policy</Link> says more.
              </p>
              <p>
                So that the tools work without a network, your browser keeps a copy of the site’s own pages and programs
                on your device: those of the tools, and pages and image formats that you have used, or all if you choose
                “Make available offline”. It follows that somebody with access to your device could see which of our
                pages were opened on it. Your images are not kept.
              </p>
              <p>
                If you install the site and share images with it from another app, they wait in that storage until the
                tool has opened, and are then removed. Only if you have cleared the site’s data and still share with it
                would your system send them to our server instead, which closes the connection and reads nothing.
              </p>
            </>
          ),
        },
        {
          heading: 'Third-party analytics',
          text: (
            <p>
              There are none: no analytics, no advertising, no fonts, scripts or pictures from other companies.
              Everything that a page loads comes from this site.
            </p>
          ),
        },
        {
          heading: 'What the server stores',
          text: (
            <>
              <p>Two things only, both because you typed and sent them:</p>
              <ul>
                <li>
                  <strong>Searches.</strong> How often each search was made on each day, so that we learn which tools
                  are missing. It is a count without an address, a browser or a time of day, and is deleted after 400
                  days.
                </li>
                <li>
                  <strong>Messages.</strong> What you write in the <Link to="/contact">contact form</Link>: name, e-mail
                  address, subject and text, so that we can answer. A message that was forwarded to our mailbox is
                  deleted from the server after 30 days.
                </li>
              </ul>
            </>
          ),
        },
        {
          heading: 'Children',
          text: (
            <p>
              {site.name} is not aimed at children under 13, and we do not knowingly collect anything from them. If a
              child has sent us a message, write to us and we will delete it.
            </p>
          ),
        },
        {
          heading: 'Your rights',
          text: (
            <p>
              You may ask what we store about you, have it corrected or deleted, or object to its use. As nothing but
              contact messages can be tied to a person, that is what such a request will be about.
            </p>
          ),
        },
        {
          heading: 'Compliance',
          text: (
            <p>
              This policy is meant to meet the GDPR of the European Union, the UK GDPR and the CCPA of California. We
              sell no data, share none, and have none that could be sold.
            </p>
          ),
        },
        {
          heading: 'Contact',
          text: (
            <p>
              Questions about privacy are answered at <EmailLink address={ADDRESSES.privacy.address} />.
            </p>
          ),
        },
      ]}
    />
  );
}
