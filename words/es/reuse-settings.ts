/** Texts about using settings outside this page. */
export const reuseWords = {
  summary: 'Usar estos ajustes en otro lugar',
  link: 'Copiar enlace',
  command: 'Copiar como comando',
  code: 'Copiar como código',
  more: 'La biblioteca y el comando',
  copied: { link: 'Enlace copiado', command: 'Comando copiado', code: 'Código copiado' },
  copiedText: {
    link: 'Abre esta página con los mismos ajustes.',
    command: 'Pégalo en una terminal: hace lo mismo con tus archivos.',
    code: 'Pégalo en tu programa: hace lo mismo con cualquier archivo.',
  },
  notCopied: { title: 'No se ha copiado', description: 'Tu navegador no deja que esta página use el portapapeles.' },
} as const;
