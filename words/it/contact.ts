import { site } from '#site';
import { ADDRESSES, mailTo } from '#words/addresses.ts';

const writeToUs = `Puoi anche scrivere a ${mailTo(ADDRESSES.support)}.`;

/** The contact page's texts. */
export const contactWords = {
  pageTitle: `Contatti | ${site.name}`,
  description: `Scrivi a ${site.name}: domande, problemi e idee sugli strumenti per le immagini. Rispondiamo entro 24-48 ore nei giorni lavorativi.`,
  title: 'Contatti',
  lead: 'Hai una domanda, un problema o un’idea? Leggiamo ogni messaggio.',
  byEmail: 'Via e-mail',
  responseTime: 'Tempi di risposta',
  hours: '24-48 ore nei giorni lavorativi',
  name: 'Nome',
  email: 'E-mail',
  subject: 'Oggetto',
  message: 'Messaggio',
  /** The label of an invisible field. */
  empty: 'Lascia vuoto questo campo',
  send: 'Invia messaggio',
  sending: 'Invio in corso…',
  sent: { title: 'Messaggio inviato!', description: 'Abbiamo ricevuto il tuo messaggio e ti risponderemo presto.' },
  problems: {
    refused: `Il tuo messaggio non è stato inviato. Controlla i campi qui sopra. ${writeToUs}`,
    'too-many': `Sono arrivati troppi messaggi dalla tua rete. Il tuo testo è ancora qui: riprova più tardi. ${writeToUs}`,
    failed: `Non è stato possibile inviare il tuo messaggio. Il testo è ancora qui: riprova. ${writeToUs}`,
  },
} as const;
