/** What is wrong with a field of the contact form. */
export const contactProblems = {
  oneLine: { name: 'Der Name muss in einer Zeile stehen.', subject: 'Der Betreff muss in einer Zeile stehen.' },
  name: {
    short: 'Der Name muss mindestens 2 Zeichen haben.',
    long: 'Der Name darf höchstens 100 Zeichen haben.',
  },
  email: 'Bitte gib eine gültige E-Mail-Adresse ein.',
  subject: {
    short: 'Der Betreff muss mindestens 5 Zeichen haben.',
    long: 'Der Betreff darf höchstens 200 Zeichen haben.',
  },
  message: {
    short: 'Die Nachricht muss mindestens 10 Zeichen haben.',
    long: 'Die Nachricht darf höchstens 5000 Zeichen haben.',
  },
  empty: 'Lass dieses Feld leer.',
} as const;
