import { site } from '#site';
import { ADDRESSES, mailTo } from '#words/addresses.ts';
import { offlineWords } from '#words/offline.ts';
import type { Prose } from '#words/pages/prose.ts';

const SERVER = 'Che cosa conserva il server';

export const privacyPolicy: Prose = {
  pageTitle: `Informativa sulla privacy | ${site.name}`,
  description: `Che cosa sa di te ${site.name}: nulla delle tue immagini, che non lasciano mai il tuo dispositivo, e pochissimo altro. Niente statistiche né terzi.`,
  title: 'Informativa sulla privacy',
  updated: '13 luglio 2024',
  lead: 'Il lavoro lo fa il tuo dispositivo. Le tue immagini non vengono mai caricate e noi non le vediamo mai.',
  sections: [
    {
      heading: 'Usando gli strumenti non si raccolgono dati',
      text: [
        'Non ci sono account, e nessuno strumento chiede un nome, un indirizzo o un pagamento. Non sappiamo chi sei, quali immagini apri né che cosa ne fai.',
        `Il nostro server non conserva gli indirizzi IP dei visitatori né i nomi dei loro browser, né in una base di dati né nel suo registro. L’azienda che ospita il server e le reti tra il server e te possono conservare registri delle connessioni. Conserviamo invece ciò che ci invii tu: vedi “${SERVER}” più sotto.`,
      ],
    },
    {
      heading: 'Elaborazione locale',
      text: [
        'Ridimensionamento, compressione, conversione, elaborazione di più immagini e file ZIP: tutto avviene nel tuo browser. La pagina arriva con una regola che le vieta di contattare qualsiasi indirizzo che non sia il nostro, e il tuo browser la fa rispettare.',
      ],
    },
    {
      heading: 'Verifica di persona',
      text: [
        'Non devi crederci sulla parola:',
        [
          '**Vai offline.** Apri uno strumento, metti il dispositivo in modalità aereo e continua: funziona ancora, e anche il giorno dopo.',
          '**Osserva la rete.** Premi F12, scegli “Rete” e usa uno strumento. Vedi arrivare parti di questo sito, ciascuna con il metodo GET, e della tua immagine non esce nulla. Le uniche richieste che inviano qualcosa, con il metodo POST, sono una ricerca che hai scritto e un messaggio che hai inviato. Fai clic su una di esse per leggere che cosa contiene.',
          '**Leggi la regola.** Nello stesso posto, fai clic sulla prima riga e cerca “Content-Security-Policy”: il suo connect-src non indica nessun indirizzo oltre a quello di questo sito.',
        ],
        'Ciò che una regola del genere non può impedire, in nessun browser, è che una pagina ti porti altrove o chiami direttamente un altro dispositivo (WebRTC). Le nostre pagine non fanno né l’una né l’altra cosa, e non caricano script di altri che potrebbero farlo.',
      ],
    },
    {
      heading: 'Cookie e archiviazione locale',
      text: [
        'Non impostiamo cookie. Ciò che scegli resta nell’archiviazione locale del tuo browser, dove solo questo sito può leggerlo, e non viene mai inviato: il tema chiaro o scuro, la lingua, se mostrare i risultati mentre cambi le impostazioni, se i risultati mantengono i nomi dei tuoi file, il testo e il colore della tua ultima filigrana, e le ultime impostazioni usate in ogni strumento, come formato e qualità, che il sito ti ripropone la volta successiva. Nulla di tutto ciò contiene le tue immagini. L’[Informativa sui cookie](/it/informativa-sui-cookie) dice di più.',
        { slot: 'remember' },
        `Perché gli strumenti funzionino senza rete, il tuo browser conserva sul dispositivo una copia delle pagine e dei programmi del sito: gli strumenti e le pagine e i formati di immagine che hai usato, oppure tutti, se scegli “${offlineWords.make}”. Chi ha accesso al tuo dispositivo potrebbe quindi vedere quali nostre pagine hai aperto. Le tue immagini non vengono conservate.`,
        'Se installi il sito e condividi con esso immagini da un’altra app, queste attendono in quell’archivio finché lo strumento non si è aperto, e poi vengono rimosse. Se hai cancellato i dati del sito e continui a condividere con esso, il tuo sistema le invia invece al nostro server, che chiude la connessione e non legge nulla.',
      ],
    },
    {
      heading: 'Statistiche di terzi',
      text: [
        'Non ce ne sono: nessuna statistica, nessuna pubblicità, nessun font, script o immagine di altre aziende. Tutto ciò che una pagina carica proviene da questo sito.',
      ],
    },
    {
      heading: SERVER,
      text: [
        'Solo due cose, e le hai scritte, o scelte tra i suggerimenti, e inviate tu:',
        [
          '**Ricerche.** Quante volte ogni ricerca è stata fatta in ciascun giorno, per sapere quali strumenti mancano. Questo conteggio non contiene indirizzo, browser né ora, e viene eliminato dopo 400 giorni.',
          '**Messaggi.** Ciò che scrivi nel [modulo di contatto](/it/contatti): nome, indirizzo e-mail, oggetto e testo, per poterti rispondere. Una volta inoltrato alla nostra casella, un messaggio viene eliminato dal server dopo 30 giorni.',
        ],
      ],
    },
    {
      heading: 'Minori',
      text: [
        `${site.name} non si rivolge ai minori di 13 anni, e non raccogliamo consapevolmente nulla da loro. Se un minore ci ha inviato un messaggio, scrivici e lo elimineremo.`,
      ],
    },
    {
      heading: 'I tuoi diritti',
      text: [
        'Puoi chiedere che cosa conserviamo su di te, farlo correggere o eliminare, oppure opporti al suo uso. Poiché solo i messaggi di contatto si possono collegare a una persona, una richiesta del genere può riguardare solo i tuoi messaggi.',
      ],
    },
    {
      heading: 'Conformità',
      text: [
        'Questa informativa intende rispettare il GDPR dell’Unione europea, l’UK GDPR e il CCPA della California. Non vendiamo né condividiamo i tuoi dati.',
      ],
    },
    { heading: 'Contatti', text: [`Per domande sulla privacy, scrivi a ${mailTo(ADDRESSES.privacy)}.`] },
  ],
};
