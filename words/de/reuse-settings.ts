/** Texts about using settings outside this page. */
export const reuseWords = {
  summary: 'Einstellungen anderswo verwenden',
  link: 'Link kopieren',
  command: 'Als Befehl kopieren',
  code: 'Als Code kopieren',
  more: 'Bibliothek und Befehlszeile',
  copied: { link: 'Link kopiert', command: 'Befehl kopiert', code: 'Code kopiert' },
  copiedText: {
    link: 'Er öffnet diese Seite mit denselben Einstellungen.',
    command: 'Füg ihn in ein Terminal ein: Er macht dasselbe mit deinen Dateien.',
    code: 'Füg ihn in dein Programm ein: Er macht dasselbe mit jeder Datei.',
  },
  notCopied: {
    title: 'Nicht kopiert',
    description: 'Dein Browser erlaubt dieser Seite nicht, die Zwischenablage zu benutzen.',
  },
} as const;
