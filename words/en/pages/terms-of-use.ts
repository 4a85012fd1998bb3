import { BATCH_LIMIT, UPLOAD_LIMIT_MB } from '#catalogue/tools.ts';
import { site } from '#site';
import { ADDRESSES, mailTo } from '#words/addresses.ts';
import type { Prose } from '#words/pages/prose.ts';

export const termsOfUse: Prose = {
  pageTitle: `Terms of Use | ${site.name}`,
  description: `The terms under which ${site.name} may be used: free for everyone, your images stay yours, and there is no warranty.`,
  title: 'Terms of Use',
  updated: 'July 13, 2024',
  lead: `${site.name} is free to use, for private and for commercial work. These are the terms.`,
  sections: [
    {
      heading: 'Acceptance',
      text: ['By using this website you agree to these terms. If you do not agree with them, please do not use it.'],
    },
    {
      heading: 'Use of the service',
      text: [
        `The tools resize, compress and convert images inside your browser. They take files of up to ${UPLOAD_LIMIT_MB} MB unless a page says otherwise, and up to ${BATCH_LIMIT} images in a batch. No account is needed and no fee is charged.`,
      ],
    },
    {
      heading: 'Your content',
      text: [
        'Your images remain yours. The tools do not send them to us, and we claim no rights in them. You are responsible for having the right to edit them, and for keeping your originals: the tools make new files and never change the ones you open, unless you save over them yourself.',
      ],
    },
    {
      heading: 'Prohibited activities',
      text: [
        'You may not',
        [
          'use the service for anything that breaks the law or violates the rights of others;',
          'disrupt or overload the server, or try to get around its protection;',
          'send advertising, harmful code or false names through the contact form;',
          'present the service as your own. The source code has its own licence, which says what you may copy, and so does the software in it: see [Licences](/licences).',
        ],
      ],
    },
    {
      heading: 'Liability',
      text: [
        'The service is provided as it is, without warranty of any kind. Check a result before you rely on it or delete an original. As far as the law allows, we are not liable for any loss or damage that results from using the service or being unable to use it.',
      ],
    },
    {
      heading: 'Changes',
      text: [
        'We may change the service and these terms. The date above shows when the terms last changed. If you keep using the site after that, you accept them.',
      ],
    },
    { heading: 'Contact', text: [`Write to ${mailTo(ADDRESSES.support)} or use the [contact form](/contact).`] },
  ],
};
