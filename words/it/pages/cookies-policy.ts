import { site } from '#site';
import { ADDRESSES, mailTo } from '#words/addresses.ts';
import { offlineWords } from '#words/offline.ts';
import type { Prose } from '#words/pages/prose.ts';

export const cookiesPolicy: Prose = {
  pageTitle: `Informativa sui cookie | ${site.name}`,
  description: `${site.name} non imposta cookie. Che cosa sono i cookie, a che cosa servono su altri siti e che cosa resta qui nel tuo browser.`,
  title: 'Informativa sui cookie',
  lead: 'Questo sito non imposta cookie. Per questo nessun banner te ne chiede il consenso.',
  sections: [
    {
      heading: 'Che cosa sono i cookie',
      text: [
        'Un cookie è un breve testo che un sito web salva nel tuo browser, e che il tuo browser rimanda al sito a ogni visita successiva. L’archiviazione locale è simile, ma non viene mai inviata: possono leggerla solo le pagine dello stesso sito, sul tuo dispositivo.',
      ],
    },
    {
      heading: 'A che cosa servono i cookie',
      text: [
        [
          '**Funzioni** che devono ricordare qualcosa, come il fatto che hai effettuato l’accesso. Qui non c’è nessun accesso, e gli strumenti non hanno bisogno di cookie.',
          '**Statistiche**, per seguire ciò che fanno i visitatori. Noi non lo facciamo.',
          '**Preferenze**, per ricordare come vuoi una pagina. Qui significa il tema, la lingua e le ultime impostazioni usate, nell’archiviazione locale.',
        ],
      ],
    },
    {
      heading: 'Tipi di cookie, e quali usiamo',
      text: [
        [
          '**Cookie essenziali:** nessuno.',
          '**Cookie statistici:** nessuno.',
          '**Funzionalità:** nessun cookie, ma sei voci nell’archiviazione locale. “theme” viene scritta quando scegli il tema chiaro o scuro. Contiene solo quella parola, e viene rimossa quando torni a ciò che usa il tuo sistema. “live-results” viene scritta quando scegli se vedere i risultati mentre cambi le impostazioni, e contiene solo quella parola. “keep-original-name” contiene una parola finché vuoi che i risultati abbiano i nomi dei tuoi file. “own-formats” elenca i formati, come PNG, che il compressore mantiene perché lo hai scelto tu. “language” viene scritta quando scegli una lingua o chiudi la proposta di un’altra, e contiene il suo codice. “last-settings” contiene le ultime impostazioni usate in ogni strumento e il testo e il colore della tua ultima filigrana, così che il sito possa riproporteli. L’interruttore nell’[Informativa sulla privacy](/it/informativa-sulla-privacy) li elimina, e in quel caso questa voce contiene una sola parola, che dice di non conservarne. Finché una scheda è aperta, il suo archivio di sessione ricorda fin dove hai scorso ogni pagina, così che “indietro” porti lì.',
          `**Uso offline:** nessun cookie, ma copie dei file di questo sito, che un service worker conserva nella cache del tuo browser. Non dicono nulla di te, tranne quali pagine hai aperto e se hai scelto “${offlineWords.make}”. Finché lo strumento non le ha aperte, vi si conservano anche le immagini che condividi con il sito installato. Niente di tutto questo viene mai inviato.`,
        ],
      ],
    },
    {
      heading: 'Le tue scelte nel browser',
      text: [
        'Nelle impostazioni del browser sulla privacy o sui dati dei siti puoi vedere, eliminare e bloccare ciò che i siti salvano. Se blocchi tutto, ogni strumento funziona lo stesso. Quando esci si dimenticano solo il tema, la lingua, le altre scelte e le ultime impostazioni, e il sito non funziona offline.',
      ],
    },
    { heading: 'Contatti', text: [`Hai domande? Scrivi a ${mailTo(ADDRESSES.privacy)}.`] },
  ],
};
