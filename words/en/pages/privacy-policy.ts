import { site } from '#site';
import { ADDRESSES, mailTo } from '#words/addresses.ts';
import type { Prose } from '#words/pages/prose.ts';

export const privacyPolicy: Prose = {
  pageTitle: `Privacy Policy | ${site.name}`,
  description: `What ${site.name} knows about you: nothing about your images, which never leave your device, and very little else. No analytics, no third parties.`,
  title: 'Privacy Policy',
  updated: 'July 13, 2024',
  lead: 'Your own device does the work. Your images are never uploaded, and we never see them.',
  sections: [
    {
      heading: 'No data is collected when you use the tools',
      text: [
        'There are no accounts, and no tool asks for a name, address or payment. We do not know who you are, which images you open or what you do with them.',
        'Our server does not keep visitors’ IP addresses or the names of their browsers, neither in a database nor in its log. The company that hosts the server, and the networks between it and you, may keep records of connections. We do keep what you send us yourself: see “What the server stores” below.',
      ],
    },
    {
      heading: 'Local processing',
      text: [
        'Resizing, compressing, converting, batches and ZIP files all happen inside your browser. The page comes with a rule that forbids it to contact any address but our own, and your browser enforces it.',
      ],
    },
    {
      heading: 'Check for yourself',
      text: [
        'You do not have to take our word for it:',
        [
          '**Go offline.** Open a tool, switch your device to airplane mode and carry on: it still works, and it does the next day too.',
          '**Watch the network.** Press F12, choose “Network” and run a tool. You see parts of this site arrive, each with the method GET, and nothing of your image leaves. The only requests that send anything, with the method POST, are a search you typed and a message you sent. Click one to read what is in it.',
          '**Read the rule.** In the same place, click the first line and look for “Content-Security-Policy”: its connect-src names no address but this site’s own.',
        ],
        'What such a rule cannot stop, in any browser, is a page that sends you somewhere else or calls another device directly (WebRTC). Our pages do neither, and load no scripts from anyone else that could.',
      ],
    },
    {
      heading: 'Cookies and local storage',
      text: [
        'We set no cookies. What you choose is kept in your browser’s local storage, where only this site can read it, and is never sent: the light or dark theme, your language, whether to show results while you change settings, whether results keep the names of your files, the text and colour of your last watermark, and the settings you last used in each tool, such as format and quality, which it offers you the next time. None of this contains your images. The [Cookies Policy](/cookies-policy) says more.',
        { slot: 'remember' },
        'So that the tools work without a network, your browser keeps a copy of the site’s own pages and programs on your device: the tools, and any pages and image formats you have used, or all of them if you choose “Make available offline”. So somebody with access to your device could see which of our pages you opened. Your images are not kept.',
        'If you install the site and share images with it from another app, they wait in that storage until the tool has opened, and are then removed. If you have cleared the site’s data and still share with it, your system sends them to our server instead, which closes the connection and reads nothing.',
      ],
    },
    {
      heading: 'Third-party analytics',
      text: [
        'There are none: no analytics, no advertising, no fonts, scripts or pictures from other companies. Everything that a page loads comes from this site.',
      ],
    },
    {
      heading: 'What the server stores',
      text: [
        'Only two things, both of which you typed, or chose from the suggestions, and sent:',
        [
          '**Searches.** How often each search was made on each day, so that we know which tools are missing. This count has no address, browser or time of day, and is deleted after 400 days.',
          '**Messages.** What you write in the [contact form](/contact): name, e-mail address, subject and text, so that we can answer. Once a message is forwarded to our mailbox, it is deleted from the server after 30 days.',
        ],
      ],
    },
    {
      heading: 'Children',
      text: [
        `${site.name} is not aimed at children under 13, and we do not knowingly collect anything from them. If a child has sent us a message, write to us and we will delete it.`,
      ],
    },
    {
      heading: 'Your rights',
      text: [
        'You may ask what we store about you, have it corrected or deleted, or object to its use. Because only contact messages can be linked to a person, a request like that can only concern your messages.',
      ],
    },
    {
      heading: 'Compliance',
      text: [
        'This policy is meant to meet the GDPR of the European Union, the UK GDPR and the CCPA of California. We do not sell or share your data.',
      ],
    },
    { heading: 'Contact', text: [`For questions about privacy, write to ${mailTo(ADDRESSES.privacy)}.`] },
  ],
};
