import { ADDRESSES } from '#app/contact/addresses.ts';
import { EmailLink } from '#app/contact/email-link.tsx';
import { LegalPage } from '#app/legal/legal-page.tsx';
import { pageMeta } from '#app/seo.ts';
import { site } from '#site';

export const meta = () =>
  pageMeta({
    title: `Cookies Policy | ${site.name}`,
    description: `${site.name} sets no cookies. What cookies are, what other sites use them for, and what stays in your browser here.`,
    path: '/cookies-policy',
  });

export default function CookiesPolicy() {
  return (
    <LegalPage
      title="Cookies Policy"
      lead="This site sets no cookies. That is why no banner asks you about them."
      sections={[
        {
          heading: 'What cookies are',
          text: (
            <p>
              A cookie is a short text that a website stores in your browser, which sends it back with every later
              visit. Local storage is similar, but is never sent: only pages of the same site can read it, on your own
              device.
            </p>
          ),
        },
        {
          heading: 'What cookies are used for',
          text: (
            <ul>
              <li>
                <strong>Functions</strong> that need a memory, such as staying logged in. Here there is no login, and
                the tools need none.
              </li>
              <li>
                <strong>Analytics</strong>, to follow what visitors do. We do not.
              </li>
              <li>
                <strong>Preferences</strong>, to find a page as one left it. Here this is the theme, in local storage.
              </li>
            </ul>
          ),
        },
        {
          heading: 'Types of cookies, and which of them are here',
          text: (
            <ul>
              <li>
                <strong>Essential cookies:</strong> none.
              </li>
              <li>
                <strong>Analytical cookies:</strong> none.
              </li>
              <li>
                <strong>Functionality:</strong> no cookie, but one entry in local storage, named “theme”. It is written
                when you choose the light or the dark theme, holds that one word, and is removed when you go back to
                what your system uses.
              </li>
              <li>
                <strong>Working offline:</strong> no cookie, but copies of this site’s own files, which a service worker
                keeps in your browser’s cache storage. They hold nothing about you except which pages you have opened,
                whether you chose “Make available offline”, and, until the tool has opened them, images that you share
                with the installed site. They are never sent.
              </li>
            </ul>
          ),
        },
        {
          heading: 'Your choices in the browser',
          text: (
            <p>
              Every browser can show, delete and block what sites store, in its settings for privacy or site data. With
              all of it blocked every tool here works just the same; only the theme is forgotten when you leave, and
              nothing is there without a network.
            </p>
          ),
        },
        {
          heading: 'Contact',
          text: (
            <p>
              Questions are answered at <EmailLink address={ADDRESSES.privacy.address} />.
            </p>
          ),
        },
      ]}
    />
  );
}
