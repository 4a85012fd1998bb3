import { site } from '#site';
import { ADDRESSES, mailTo } from '#words/addresses.ts';

const writeToUs = `Du kannst auch an ${mailTo(ADDRESSES.support)} schreiben.`;

/** The contact page's texts. */
export const contactWords = {
  pageTitle: `Kontakt | ${site.name}`,
  description: `Schreib an ${site.name}: Fragen, Probleme und Ideen zu den Bildwerkzeugen. Wir antworten an Werktagen innerhalb von 24 bis 48 Stunden.`,
  title: 'Kontakt',
  lead: 'Hast du eine Frage, ein Problem oder eine Idee? Wir lesen jede Nachricht.',
  byEmail: 'Per E-Mail',
  responseTime: 'Antwortzeit',
  hours: '24 bis 48 Stunden an Werktagen',
  name: 'Name',
  email: 'E-Mail',
  subject: 'Betreff',
  message: 'Nachricht',
  /** The label of an invisible field. */
  empty: 'Dieses Feld leer lassen',
  send: 'Nachricht senden',
  sending: 'Wird gesendet …',
  sent: { title: 'Nachricht gesendet!', description: 'Deine Nachricht ist da. Wir melden uns bald bei dir.' },
  problems: {
    refused: `Deine Nachricht wurde nicht gesendet. Bitte prüf die Felder oben. ${writeToUs}`,
    'too-many': `Aus deinem Netz kamen zu viele Nachrichten. Dein Text ist noch da, versuch es also später noch einmal. ${writeToUs}`,
    failed: `Deine Nachricht konnte nicht gesendet werden. Dein Text ist noch da, versuch es also noch einmal. ${writeToUs}`,
  },
} as const;
