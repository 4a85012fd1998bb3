import { BATCH_LIMIT, UPLOAD_LIMIT_MB } from '#catalogue/tools.ts';
import { site } from '#site';
import { ADDRESSES, mailTo } from '#words/addresses.ts';
import type { Prose } from '#words/pages/prose.ts';

export const termsOfUse: Prose = {
  pageTitle: `Condizioni d’uso | ${site.name}`,
  description: `Le condizioni per usare ${site.name}: gratis per tutti, le tue immagini restano tue e non c’è alcuna garanzia.`,
  title: 'Condizioni d’uso',
  updated: '13 luglio 2024',
  lead: `${site.name} si può usare gratis, per scopi privati e commerciali. Queste sono le condizioni.`,
  sections: [
    {
      heading: 'Accettazione',
      text: ['Usando questo sito web accetti queste condizioni. Se non sei d’accordo, non usarlo.'],
    },
    {
      heading: 'Uso del servizio',
      text: [
        `Gli strumenti ridimensionano, comprimono e convertono immagini nel tuo browser. Accettano file fino a ${UPLOAD_LIMIT_MB}\u00a0MB, se una pagina non indica altro, e fino a ${BATCH_LIMIT} immagini per volta. Non serve un account e non si paga nulla.`,
      ],
    },
    {
      heading: 'I tuoi contenuti',
      text: [
        'Le tue immagini restano tue. Gli strumenti non ce le inviano e noi non rivendichiamo alcun diritto su di esse. Sta a te avere il diritto di modificarle e conservare gli originali: gli strumenti creano nuovi file e non cambiano mai quelli che apri, a meno che non li sovrascriva tu.',
      ],
    },
    {
      heading: 'Attività vietate',
      text: [
        'Non è consentito',
        [
          'usare il servizio per qualcosa che viola la legge o i diritti altrui;',
          'disturbare o sovraccaricare il server, o cercare di aggirarne le protezioni;',
          'inviare pubblicità, codice dannoso o nomi falsi tramite il modulo di contatto;',
          'presentare il servizio come proprio. Il codice sorgente ha la sua licenza, che dice che cosa si può copiare, e così il software che contiene: vedi [Licenze](/it/licenze).',
        ],
      ],
    },
    {
      heading: 'Responsabilità',
      text: [
        'Il servizio viene fornito così com’è, senza garanzie di alcun tipo. Controlla un risultato prima di farci affidamento o di eliminare un originale. Nei limiti consentiti dalla legge, non rispondiamo di perdite o danni derivanti dall’uso del servizio o dall’impossibilità di usarlo.',
      ],
    },
    {
      heading: 'Modifiche',
      text: [
        'Possiamo modificare il servizio e queste condizioni. La data qui sopra indica l’ultima modifica delle condizioni. Se dopo quella data continui a usare il sito, le accetti.',
      ],
    },
    {
      heading: 'Contatti',
      text: [`Scrivi a ${mailTo(ADDRESSES.support)} o usa il [modulo di contatto](/it/contatti).`],
    },
  ],
};
