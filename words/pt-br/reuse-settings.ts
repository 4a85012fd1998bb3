/** Texts about using settings outside this page. */
export const reuseWords = {
  summary: 'Usar estes ajustes em outro lugar',
  link: 'Copiar link',
  command: 'Copiar como comando',
  code: 'Copiar como código',
  more: 'A biblioteca e o comando',
  copied: { link: 'Link copiado', command: 'Comando copiado', code: 'Código copiado' },
  copiedText: {
    link: 'Ele abre esta página com os mesmos ajustes.',
    command: 'Cole em um terminal: ele faz o mesmo com os seus arquivos.',
    code: 'Cole no seu programa: ele faz o mesmo com qualquer arquivo.',
  },
  notCopied: {
    title: 'Não foi copiado',
    description: 'Seu navegador não deixa esta página usar a área de transferência.',
  },
} as const;
