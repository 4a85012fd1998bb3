import type { Task } from '#catalogue/entries/entry.ts';
import type { TaskNotes } from '#catalogue/page-text.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';

const { browse, download, processAll } = CONTROLS;

/** Notes on what people do to a picture besides its size and format. */
export const TASK_NOTES: Readonly<Record<Task, TaskNotes>> = {
  crop: {
    title: 'Ritagliare un’immagine – libera o in pixel esatti',
    meta: 'Ritaglia una foto liberamente, in 1:1, 4:5 o 16:9, o in pixel esatti. La cornice è già lì e non si carica nulla.',
    why: 'Togli ciò che distrae o dai a una foto la forma che chiede un sito. La cornice è sull’immagine appena si apre.',
    does: 'Ritaglia immagini JPG, PNG, WebP, GIF, TIFF, HEIC e AVIF, anche animate.',
    steps: [
      `Premi “${browse}” o trascina qui un’immagine: la cornice appare sopra.`,
      'Trascina gli angoli o sposta tutta la cornice. Le frecce la spostano di poco. Sotto l’immagine puoi scegliere le proporzioni.',
      `Premi “${download}”. Ciò che è fuori dalla cornice non è nel file.`,
    ],
    facts: [
      [
        'Che cosa fa il ritaglio alla qualità',
        'Nulla, finché non cambi le dimensioni: i pixel nella cornice restano come sono. Un JPG viene perfino ritagliato senza comprimerlo di nuovo, dove i suoi blocchi lo permettono, e la pagina te lo dice prima di salvare.',
      ],
      [
        'Quali proporzioni usare',
        'Quadrata per profili e negozi, 4:5 per occupare più spazio su Instagram, 16:9 per diapositive e video, 3:2 per stampe 15 × 10 cm e 9:16 per riempire un telefono.',
      ],
    ],
    faqs: [
      [
        'Posso ritagliare in pixel esatti?',
        'Sì. Scrivi larghezza e altezza: la cornice prende quella forma e il risultato ha esattamente quei pixel.',
      ],
      ['Si può recuperare ciò che ho tagliato?', 'No. Il file salvato contiene solo ciò che era nella cornice.'],
      ['Una GIF animata resta animata?', 'Sì, tutti i fotogrammi vengono ritagliati allo stesso modo.'],
    ],
  },
  turn: {
    title: 'Ruotare o capovolgere un’immagine – senza perdite',
    meta: 'Raddrizza una foto sdraiata o specchiala. I JPG ruotano senza essere compressi di nuovo, nel tuo browser.',
    why: 'Una scansione di lato, un selfie con le scritte al contrario: basta premere. Le foto JPG mantengono la qualità, perché cambia solo l’ordine dei loro blocchi.',
    does: 'Ruota le immagini di un quarto di giro alla volta e le specchia nelle due direzioni.',
    steps: [
      `Trascina qui la foto o cercala con “${browse}”.`,
      'Le frecce sotto l’immagine la ruotano a sinistra e a destra e la specchiano. Premile quante volte serve.',
      `Salvala con “${download}”. Ora tutti i programmi la mostrano nello stesso verso.`,
    ],
    facts: [
      [
        'Perché alcuni programmi la mostrano sdraiata',
        'La fotocamera annota nel file come era tenuta e lascia i pixel come sono. I programmi che non leggono la nota mostrano la foto sdraiata. Qui vengono ruotati i pixel e la nota sparisce.',
      ],
      [
        'Ruotare senza perdite',
        'Un JPG è fatto di piccoli blocchi che si possono riordinare. Le misure di quasi tutte le foto vi rientrano esattamente. Altrimenti la foto viene salvata di nuovo in alta qualità, e una riga sotto le impostazioni dice che cosa succede.',
      ],
    ],
    faqs: [
      ['Posso ruotare di pochi gradi?', 'Qui no: solo quarti di giro, che non costano né qualità né bordi.'],
      [
        'Che differenza c’è tra ruotare e specchiare?',
        'Ruotare gira l’immagine come un foglio sul tavolo. Specchiare la mostra come in uno specchio, con le scritte al contrario.',
      ],
    ],
  },
  borders: {
    title: 'Aggiungere un bordo a una foto – 1:1, 4:5, 9:16',
    meta: 'Metti un bordo bianco, nero o sfocato intorno a una foto, così sta in 1:1, 4:5 o 9:16 senza ritagli. Gratis e privato.',
    why: 'Una foto verticale per un feed quadrato, una larga per una storia: il bordo riempie il resto e non si perde nulla. Il bianco è già scelto.',
    does: 'Completa un’immagine fino a una proporzione o a una misura con un colore, con i suoi bordi sfocati o con la trasparenza.',
    steps: [
      `Scegli una foto con “${browse}”. Riceve un bordo bianco fino al quadrato.`,
      'Cambia la forma in 4:5, 9:16 o 16:9 e scegli il riempimento: bianco, nero, un altro colore o sfocato.',
      `Premi “${download}”. Contiene tutti i pixel dell’originale.`,
    ],
    facts: [
      [
        'Bordo o ritaglio',
        'Ritaglia quando i bordi non contano e il soggetto deve essere grande. Aggiungi un bordo quando deve restare tutto: foto di gruppo, opere, schermate, prodotti che toccano il margine.',
      ],
      [
        'Quale riempimento sta meglio',
        'Il bianco va bene per negozi e feed chiari, il nero per gallerie e temi scuri. La sfocatura riprende i colori della foto, adatta a storie e video. I bordi trasparenti richiedono PNG o WebP.',
      ],
    ],
    faqs: [
      [
        'Posso dare lo stesso bordo a molte foto?',
        'Sì. Scegline più d’una e aprile in serie: tutte vengono completate alla stessa forma.',
      ],
      [
        'La foto diventa più piccola?',
        'I suoi pixel restano. Il bordo si aggiunge all’esterno, quindi l’intera immagine diventa più grande.',
      ],
    ],
  },
  redact: {
    title: 'Sfocare o coprire parti di un’immagine – per sempre',
    meta: 'Annerisci testi, targhe e volti, o sfocali. Ciò che copri non è più nel file, e non si carica nulla.',
    why: 'Una schermata senza il numero di conto, una strada senza targhe, una foto di classe senza volti: trascina su ciò che nessuno deve vedere.',
    does: 'Copre rettangoli di un’immagine con nero, blocchi o sfocatura ed elimina ciò che c’era sotto.',
    steps: [
      `Apri l’immagine con “${browse}”. Puoi coprire le parti da subito.`,
      'Trascina un riquadro su ogni parte. Usa il nero per testi e numeri, blocchi o sfocatura per i volti.',
      `Premi “${download}”. Vengono eliminati anche i dati della fotocamera e il luogo dello scatto.`,
    ],
    facts: [
      [
        'Perché il nero è più sicuro',
        'Lettere e cifre sotto una sfocatura o sotto i blocchi si possono spesso rileggere, perché poche si assomigliano. Un riquadro nero non lascia nulla da confrontare. Per i volti tra la folla di solito basta una sfocatura forte.',
      ],
      [
        'Che cos’altro può tradirti',
        'Alcuni telefoni tengono nel file la foto originale o una miniatura. Qui non sopravvive nessuna delle due. Controlla anche riflessi, cartellini e schede aperte.',
      ],
    ],
    faqs: [
      [
        'Qualcuno può togliere il riquadro?',
        'No. Non è un livello: i pixel sotto vengono sostituiti prima di salvare il file.',
      ],
      ['Trova i volti da solo?', 'No. Li segni tu, così non sfugge nulla che un programma non riconosce.'],
      [
        'L’immagine viene inviata da qualche parte?',
        'No. Resta nel tuo browser, e con immagini così è la cosa più importante.',
      ],
    ],
  },
  watermark: {
    title: 'Aggiungere una filigrana – il tuo nome o logo',
    meta: 'Metti un testo o un logo sulle tue foto: scegli angolo, dimensione e opacità. Una foto o venti, senza caricarle.',
    why: 'Segna come tuoi anteprime, prodotti e bozze. Scrivi un nome o scegli un logo, uno di nove posti, e guardalo subito sull’immagine.',
    does: 'Mette un testo o un PNG o SVG trasparente su un’immagine, con una dimensione relativa alla sua.',
    steps: [
      `Scegli una foto con “${browse}”. Le impostazioni della filigrana sono aperte accanto.`,
      'Scrivi il testo o scegli un logo, poi un angolo. Abbassa l’opacità finché non disturba più.',
      `Premi “${download}”. Per altre foto scegline più d’una: in serie vengono segnate tutte allo stesso modo.`,
    ],
    facts: [
      [
        'Dove funziona una filigrana',
        'In un angolo è discreta e facile da tagliare. Al centro, a un terzo di opacità, protegge un’anteprima. La dimensione segue l’immagine, quindi foto grandi e piccole si somigliano.',
      ],
      [
        'Com’è un buon file per il logo',
        'Un PNG o SVG con sfondo trasparente, largo almeno quanto dovrà apparire. Il bianco con un’ombra sottile si legge su quasi tutte le foto, il nero solo su quelle chiare.',
      ],
    ],
    faqs: [
      [
        'Posso segnare venti foto insieme?',
        'Sì. Trascinale insieme e aprile in serie: la filigrana ha lo stesso posto su tutte.',
      ],
      ['Questo sito aggiunge un suo marchio?', 'Mai. Sull’immagine appare solo ciò che scrivi o scegli.'],
      [
        'Quali caratteri posso usare?',
        'Quello consueto del tuo dispositivo. Per uno speciale, salva il testo come SVG o PNG e scegli quel file.',
      ],
    ],
  },
  passport: {
    title: 'Fototessera – 35 × 45 mm a 300 dpi',
    meta: 'Ritaglia un ritratto a 35 × 45 mm e 300 dpi, la misura di quasi tutti i passaporti e visti: 413 × 531 pixel.',
    why: 'Quasi tutti i Paesi chiedono 35 × 45 mm. La cornice ha già quella forma e il file indica 300 dpi, così stampanti e moduli ricevono la misura giusta.',
    does: 'Ritaglia un ritratto a 413 × 531 pixel e indica 300 punti per pollice nel file.',
    steps: [
      `Scatta un ritratto davanti a una parete liscia e aprilo con “${browse}”.`,
      'Sposta la cornice finché il viso, dal mento alla sommità del capo, occupa dal 70 all’80% dell’altezza.',
      `Premi “${download}” e stampala senza adattarla, o inviala al modulo.`,
    ],
    facts: [
      [
        'Misure per Paese',
        'Italia, quasi tutta l’Europa, Australia e Giappone: 35 × 45 mm. Stati Uniti: 2 × 2 pollici, tra le misure comuni. Canada: 50 × 70 mm. Cina: 33 × 48 mm. Controlla il modulo prima di stampare.',
      ],
      [
        'Che cosa viene controllato',
        'Espressione neutra, occhi aperti, occhiali senza riflessi, luce uniforme e uno sfondo liscio e chiaro. Questa pagina ritaglia e ridimensiona. Non ritocca, perché le autorità rifiutano i volti modificati.',
      ],
    ],
    faqs: [
      [
        'Il modulo vuole al massimo 50 KB. E ora?',
        'Scarica la foto e aprila nella pagina dei 50 KB: mantiene questi pixel e cerca la qualità migliore.',
      ],
      [
        'Può sostituire lo sfondo?',
        'No. Mettiti a mezzo metro da una parete bianca o grigio chiaro, illuminata in modo uniforme.',
      ],
      [
        'Come ne stampo più d’una su un foglio?',
        'Inserisci il file più volte in un documento, oppure ordina le fototessere su una stampa 15 × 10 cm.',
      ],
    ],
  },
  gif: {
    title: 'Creare una GIF da foto – un’animazione in un file',
    meta: 'Crea una GIF animata con un massimo di venti immagini: ordinale, scegli la durata, salva un file. Senza caricare nulla.',
    why: 'Un prima e dopo, una guida passo passo, una raffica di foto: ogni immagine diventa un fotogramma, nell’ordine dell’elenco.',
    does: 'Unisce immagini in una GIF animata, o in un WebP animato più leggero.',
    steps: [
      'L’azione e un’unica animazione per tutte le immagini sono già scelte.',
      'Imposta quanto si vede ogni immagine, e una misura più piccola se è per una chat.',
      `Aggiungi le immagini con “${browse}”, premi “${processAll}”, poi “${download}”.`,
    ],
    facts: [
      [
        'Quanto pesa una GIF',
        'Ogni fotogramma ha fino a 256 colori e viene salvato quasi per intero. Dieci foto larghe 480 pixel pesano uno o due megabyte, il doppio della larghezza quattro volte tanto. Un WebP animato è spesso un terzo.',
      ],
      [
        'Quanto deve durare ogni immagine',
        'Circa 100 millisecondi per un movimento, 500 per i passi, due secondi se c’è da leggere. Nessun browser scende sotto i 20 millisecondi.',
      ],
    ],
    faqs: [
      [
        'Posso fare una GIF da un video?',
        'Qui no: i video non si aprono. Salva prima alcuni fotogrammi come immagini.',
      ],
      [
        'Perché le foto sembrano sgranate?',
        'Perché 256 colori devono imitarne milioni mescolando punti. WebP li mantiene tutti.',
      ],
      ['Si ripete all’infinito?', 'Sì, come ci si aspetta da una GIF.'],
    ],
  },
  'remove-exif': {
    title: 'Rimuovere i dati EXIF dalle foto, pixel intatti',
    meta: 'Rimuovi EXIF, XMP, IPTC e miniature nascoste da JPG, PNG, WebP, HEIC e altri. L’immagine viene copiata così com’è e nulla viene caricato.',
    why: 'Una foto porta con sé fotocamera, data, spesso un luogo e un numero di serie. Tutto tranne l’immagine è già selezionato: trascina il file e salvalo.',
    does: 'Toglie i metadati da file JPG, PNG, WebP, AVIF, HEIC, JPEG XL, TIFF, GIF e SVG, uno o centinaia.',
    steps: [
      `Trascina una foto o molte, oppure cercale con «${browse}». Una frase dice che cosa rivela ciascuna.`,
      'Lascia tutto selezionato, o rimuovi solo alcuni gruppi, come i programmi o i nomi.',
      `Premi «${download}». Il nuovo file è stato riletto, e accanto al pulsante c’è il numero di tag rimasti.`,
    ],
    facts: [
      [
        'Senza nuova compressione',
        'Quasi tutti gli strumenti aprono l’immagine e la salvano di nuovo, perdendo qualità. Qui i dati compressi vengono copiati byte per byte e spariscono solo i blocchi intorno: il JPG appare esattamente uguale.',
      ],
      [
        'Che cosa resta, e perché',
        'Orientamento, profilo colore e risoluzione restano, perché senza di essi l’immagine cambierebbe. Niente di tutto ciò ti identifica.',
      ],
    ],
    faqs: [
      [
        'I siti non rimuovono già gli EXIF?',
        'Alcuni, per quello che vedono gli altri, ma ricevono comunque il tuo originale. E-mail, cloud e quasi tutti i messenger inoltrano i file con tutto.',
      ],
      [
        'Posso ripulire un’intera cartella?',
        'Sì. Trascinala qui: le foto ripulite tornano in un solo ZIP, ciascuna con la sua data.',
      ],
    ],
  },
  'view-exif': {
    title: 'Vedere i dati EXIF: che cosa rivela la tua foto?',
    meta: 'Vedi EXIF, XMP e IPTC di una foto: luogo, ora, fotocamera, obiettivo, nomi, anteprime nascoste. Cerca tra tutti i tag. La foto resta sul tuo dispositivo.',
    why: 'Scopri che cosa dice di te una foto prima di condividerla, o con quali impostazioni è stata scattata. La cosa più importante viene prima, in una frase.',
    does: 'Elenca ogni tag di JPG, HEIC, AVIF, PNG, WebP, TIFF, GIF, JPEG XL e SVG con un valore leggibile e mostra le immagini nascoste.',
    steps: [
      `Scegli una foto con «${browse}» o trascinala sulla pagina.`,
      'Leggi il riassunto, poi i gruppi: luogo, ora, persone, fotocamera, programmi. La tabella sotto ha tutti i tag, con una ricerca.',
      `Copia le coordinate o tutti i tag come JSON. «${download}» salva una copia senza di essi.`,
    ],
    facts: [
      [
        'Più di EXIF',
        'I programmi di fotoritocco scrivono XMP, le agenzie di stampa IPTC, le fotocamere note proprie, e i telefoni aggiungono mappe HDR, mappe di profondità o un secondo di video. Tutto compare qui, anche Content Credentials e i testi dei generatori di immagini.',
      ],
      [
        'Quanto è preciso un luogo',
        'La pagina lo ricava dalle cifre delle coordinate o da ciò che ha annotato il telefono. Cinque metri sono una porta di casa, cento chilometri una regione.',
      ],
    ],
    faqs: [
      [
        'Perché la mia foto non ha EXIF?',
        'Messenger, schermate e molti siti li tolgono. Chiedi il file originale al posto di quello pubblicato.',
      ],
      [
        'C’è una mappa?',
        'No: una mappa esterna verrebbe a sapere il luogo. Copia le coordinate in una mappa di cui ti fidi.',
      ],
    ],
  },
  'remove-location': {
    title: 'Rimuovere la posizione da una foto: GPS e luoghi',
    meta: 'Vedi dove una foto dice di essere stata scattata e togli solo quello: coordinate, nomi di luoghi, anteprime. Fotocamera e data restano. Nel browser.',
    why: 'I telefoni scrivono le coordinate di casa, scuola o lavoro in ogni immagine. Qui sparisce solo il luogo, e la data con cui ordini le foto resta.',
    does: 'Rimuove coordinate GPS e nomi di luoghi da una foto, senza toccare un solo pixel.',
    steps: [
      `Trascina qui la foto, o premi «${browse}». Se ha un luogo, è nella prima riga.`,
      'Il luogo è già scelto. Puoi aggiungere ciò che ti identifica, come numeri di serie e nomi.',
      `Premi «${download}» per la stessa immagine senza il suo luogo.`,
    ],
    facts: [
      [
        'Un luogo si nasconde in più punti',
        'Oltre al GPS ci sono nomi di città in IPTC e XMP e le note di alcune fotocamere. Spariscono tutti, come le piccole anteprime e i video nel file, perché possono mostrare dove eri.',
      ],
      [
        'Disattivarlo all’origine',
        'Su iPhone: Impostazioni, Privacy, Localizzazione, Fotocamera, Mai. Su Android è un interruttore nelle impostazioni della fotocamera. Le foto che hai già conservano il luogo finché non lo togli.',
      ],
    ],
    faqs: [
      [
        'La strada si vede ancora nell’immagine?',
        'Sì: un cartello o una casa restano nei pixel. Coprili con la pagina che sfoca parti di un’immagine.',
      ],
      ['Funziona con le foto dell’iPhone?', 'Sì, le foto HEIC vengono ripulite come HEIC, con tutta la loro qualità.'],
    ],
  },
  'change-date': {
    title: 'Cambiare la data di una foto – una o un blocco intero',
    meta: 'Correggi la data dello scatto: impostane una nuova o sposta centinaia di foto di una fotocamera con l’ora sbagliata. Ogni pixel resta, nessun caricamento.',
    why: 'Se l’orologio di una fotocamera sbaglia di un’ora o di un anno, le sue foto finiscono nel posto sbagliato in ogni album. Imposta la data giusta o sposta tutte dello stesso tempo.',
    does: 'Scrive la data in EXIF, XMP e IPTC, in un file o in centinaia, senza toccare un solo pixel.',
    steps: [
      `Trascina una foto o molte, o cercale con «${browse}». Viene mostrata la data attuale.`,
      'Scegli «Imposta» per una nuova data e ora, o «Sposta» per muoverla di giorni, ore e minuti. Nient’altro viene rimosso dal file.',
      `Premi «${download}». Il nuovo file è stato riletto e la sua data è sopra il pulsante.`,
    ],
    facts: [
      [
        'Una fotocamera con l’orologio sbagliato',
        'Trascina tutte le sue foto insieme e spostale dello stesso tempo: un’ora per l’ora legale, più ore per un altro fuso, o giorni e minuti per un orologio mai regolato. L’ordine delle foto resta.',
      ],
      [
        'Di quale data si tratta?',
        'Una foto indica quando è stata scattata, digitalizzata e modificata, e tutte queste date si correggono insieme. Il file ha anche una data propria, che gli album usano di rado. In uno ZIP i file possono avere la data della loro foto.',
      ],
    ],
    faqs: [
      [
        'La foto perde qualità?',
        'No. L’immagine compressa viene copiata byte per byte, si scrivono solo i dati che la accompagnano.',
      ],
      [
        'Posso aggiungere autore e copyright?',
        'Sì. Autore, copyright, didascalia, parole chiave e risoluzione sono sotto la data.',
      ],
    ],
  },
};
