/** What is wrong with a field of the contact form. */
export const contactProblems = {
  oneLine: { name: 'Le nom doit tenir sur une ligne.', subject: 'L’objet doit tenir sur une ligne.' },
  name: {
    short: 'Le nom doit compter au moins 2 caractères.',
    long: 'Le nom doit compter au plus 100 caractères.',
  },
  email: 'Saisissez une adresse e-mail valide.',
  subject: {
    short: 'L’objet doit compter au moins 5 caractères.',
    long: 'L’objet doit compter au plus 200 caractères.',
  },
  message: {
    short: 'Le message doit compter au moins 10 caractères.',
    long: 'Le message doit compter au plus 5000 caractères.',
  },
  empty: 'Laissez ce champ vide.',
} as const;
