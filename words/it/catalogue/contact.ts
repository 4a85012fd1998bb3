/** What is wrong with a field of the contact form. */
export const contactProblems = {
  oneLine: { name: 'Il nome deve stare su una sola riga.', subject: 'L’oggetto deve stare su una sola riga.' },
  name: {
    short: 'Il nome deve avere almeno 2 caratteri.',
    long: 'Il nome può avere al massimo 100 caratteri.',
  },
  email: 'Inserisci un indirizzo e-mail valido.',
  subject: {
    short: 'L’oggetto deve avere almeno 5 caratteri.',
    long: 'L’oggetto può avere al massimo 200 caratteri.',
  },
  message: {
    short: 'Il messaggio deve avere almeno 10 caratteri.',
    long: 'Il messaggio può avere al massimo 5000 caratteri.',
  },
  empty: 'Lascia vuoto questo campo.',
} as const;
