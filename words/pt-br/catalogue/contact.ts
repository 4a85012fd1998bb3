/** What is wrong with a field of the contact form. */
export const contactProblems = {
  oneLine: { name: 'O nome deve ficar em uma linha.', subject: 'O assunto deve ficar em uma linha.' },
  name: {
    short: 'O nome deve ter pelo menos 2 caracteres.',
    long: 'O nome deve ter no máximo 100 caracteres.',
  },
  email: 'Informe um endereço de e-mail válido.',
  subject: {
    short: 'O assunto deve ter pelo menos 5 caracteres.',
    long: 'O assunto deve ter no máximo 200 caracteres.',
  },
  message: {
    short: 'A mensagem deve ter pelo menos 10 caracteres.',
    long: 'A mensagem deve ter no máximo 5000 caracteres.',
  },
  empty: 'Deixe este campo vazio.',
} as const;
