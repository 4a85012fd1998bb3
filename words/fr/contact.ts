import { site } from '#site';
import { ADDRESSES, mailTo } from '#words/addresses.ts';

const writeToUs = `Vous pouvez aussi écrire à ${mailTo(ADDRESSES.support)}.`;

/** The contact page's texts. */
export const contactWords = {
  pageTitle: `Nous contacter | ${site.name}`,
  description: `Écrivez à ${site.name} : questions, problèmes et idées sur les outils d’image. Réponse sous 24 à 48 heures les jours ouvrés.`,
  title: 'Nous contacter',
  lead: 'Une question, un problème, une idée ? Nous lisons chaque message.',
  byEmail: 'Par e-mail',
  responseTime: 'Délai de réponse',
  hours: '24 à 48 heures les jours ouvrés',
  name: 'Nom',
  email: 'E-mail',
  subject: 'Objet',
  message: 'Message',
  /** The label of an invisible field. */
  empty: 'Laissez ce champ vide',
  send: 'Envoyer le message',
  sending: 'Envoi en cours…',
  sent: { title: 'Message envoyé !', description: 'Nous avons bien reçu votre message et vous répondrons bientôt.' },
  problems: {
    refused: `Votre message n’a pas été envoyé. Vérifiez les champs ci-dessus. ${writeToUs}`,
    'too-many': `Trop de messages sont venus de votre réseau. Votre texte est toujours là : réessayez plus tard. ${writeToUs}`,
    failed: `Votre message n’a pas pu être envoyé. Votre texte est toujours là : réessayez. ${writeToUs}`,
  },
} as const;
