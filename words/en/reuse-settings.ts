/** Texts about using settings outside this page. */
export const reuseWords = {
  summary: 'Use these settings elsewhere',
  link: 'Copy link',
  command: 'Copy as command',
  code: 'Copy as code',
  more: 'The library and the command',
  copied: { link: 'Link copied', command: 'Command copied', code: 'Code copied' },
  copiedText: {
    link: 'It opens this page with the same settings.',
    command: 'Paste it into a terminal: it does the same to your files.',
    code: 'Paste it into your program: it does the same to any file.',
  },
  notCopied: { title: 'Not copied', description: 'Your browser does not let this page use the clipboard.' },
} as const;
