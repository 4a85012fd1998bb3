/** Texts about using settings outside this page. */
export const reuseWords = {
  summary: 'Usa queste impostazioni altrove',
  link: 'Copia il link',
  command: 'Copia come comando',
  code: 'Copia come codice',
  more: 'La libreria e il comando',
  copied: { link: 'Link copiato', command: 'Comando copiato', code: 'Codice copiato' },
  copiedText: {
    link: 'Apre questa pagina con le stesse impostazioni.',
    command: 'Incollalo in un terminale: fa lo stesso con i tuoi file.',
    code: 'Incollalo nel tuo programma: fa lo stesso con qualsiasi file.',
  },
  notCopied: { title: 'Non copiato', description: 'Il browser non permette a questa pagina di usare gli appunti.' },
} as const;
