import { site } from '#site';
import { ADDRESSES, mailTo } from '#words/addresses.ts';
import type { Prose } from '#words/pages/prose.ts';

export const cookiesPolicy: Prose = {
  pageTitle: `Cookies Policy | ${site.name}`,
  description: `${site.name} sets no cookies. What cookies are, what other sites use them for, and what stays in your browser here.`,
  title: 'Cookies Policy',
  lead: 'This site sets no cookies. That is why no banner asks you about them.',
  sections: [
    {
      heading: 'What cookies are',
      text: [
        'A cookie is a short text that a website stores in your browser, and your browser sends it back on every later visit. Local storage is similar, but is never sent: only pages of the same site can read it, on your own device.',
      ],
    },
    {
      heading: 'What cookies are used for',
      text: [
        [
          '**Functions** that have to remember something, such as staying logged in. There is no login here, and the tools do not need cookies.',
          '**Analytics**, to track what visitors do. We do not do that.',
          '**Preferences**, to remember how you like a page. Here that means the theme, the language and the settings you used last, in local storage.',
        ],
      ],
    },
    {
      heading: 'Types of cookies, and which ones we use',
      text: [
        [
          '**Essential cookies:** none.',
          '**Analytical cookies:** none.',
          '**Functionality:** no cookie, but six entries in local storage. “theme” is written when you choose the light or the dark theme. It holds that one word, and is removed when you go back to what your system uses. “live-results” is written when you choose whether to see results while you change settings, and holds that one word. “keep-original-name” holds one word while you want results to have the names of your files. “own-formats” lists the formats whose pictures the compressor leaves in their own format, such as PNG, because you chose that. “language” is written when you choose a language, or close the offer of another one, and holds its code. “last-settings” holds the settings you last used in each tool and the text and colour of your last watermark, so that the site can offer them again. The switch in the [Privacy Policy](/privacy-policy) deletes them, and then this entry holds one word that says not to keep any. While a tab is open, its session storage holds how far you have scrolled on each page, so that “back” leads there.',
          '**Working offline:** no cookie, but copies of this site’s own files, which a service worker keeps in your browser’s cache storage. They say nothing about you except which pages you have opened, and whether you chose “Make available offline”. Until the tool has opened them, images that you share with the installed site are kept there too. None of this is ever sent.',
        ],
      ],
    },
    {
      heading: 'Your choices in the browser',
      text: [
        'In your browser’s settings for privacy or site data, you can see, delete and block what sites store. If you block all of it, every tool still works. Only the theme, the language and your other choices and last settings are forgotten when you leave, and the site does not work offline.',
      ],
    },
    { heading: 'Contact', text: [`Do you have questions? Write to ${mailTo(ADDRESSES.privacy)}.`] },
  ],
};
