/** What is wrong with a field of the contact form. */
export const contactProblems = {
  oneLine: { name: 'El nombre debe ir en una sola línea.', subject: 'El asunto debe ir en una sola línea.' },
  name: {
    short: 'El nombre debe tener al menos 2 caracteres.',
    long: 'El nombre debe tener como máximo 100 caracteres.',
  },
  email: 'Escribe una dirección de correo válida.',
  subject: {
    short: 'El asunto debe tener al menos 5 caracteres.',
    long: 'El asunto debe tener como máximo 200 caracteres.',
  },
  message: {
    short: 'El mensaje debe tener al menos 10 caracteres.',
    long: 'El mensaje debe tener como máximo 5000 caracteres.',
  },
  empty: 'Deja este campo vacío.',
} as const;
