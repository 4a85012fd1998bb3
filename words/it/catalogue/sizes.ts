import { JPEG_DENSITY } from '#catalogue/jpeg-density.ts';
import type { SizeNotes } from '#catalogue/page-text.ts';
import { sizeAim } from '#catalogue/preset.ts';
import { frameText } from '#words/catalogue/figures.ts';

/** The 4:3 frame of a photo that has this file size in kilobytes at quality 75. */
const fills = (kb: number, kind: 'soft' | 'middle' | 'busy') => frameText(sizeAim(kb).bytes, JPEG_DENSITY[75][kind]);

const CHECK = 'Controlla le regole del sito a cui invii il file.';

/** By kilobytes, as in the entries. */
export const SIZE_NOTES: Readonly<Record<number, SizeNotes>> = {
  20: {
    tag: 'firme e fototessere',
    meta: 'Porta una foto o una firma a 20\u00a0KB per moduli di esami e lavoro. La pagina trova le misure e la qualità migliori, sul tuo dispositivo.',
    why: 'I moduli di domanda limitano spesso a 20\u00a0KB le firme scansionate e le piccole fototessere. Non è molto, ma basta per un’immagine piccola.',
    limits: `Gli esami per le banche in India chiedono firme da 10 a 20\u00a0KB di 140 × 60 pixel, e foto di almeno 20\u00a0KB. ${CHECK}`,
    advice:
      'Prima ritaglia, per non sprecare spazio con il tavolo o il muro. La carta bianca si comprime benissimo, quindi una firma ben illuminata arriva a 20\u00a0KB senza perdite visibili.',
    adjust:
      'Un ritratto grande perde pixel, perché con 20\u00a0KB ha un aspetto migliore a 200 × 230 che a 800 × 920. Se il modulo chiede misure in pixel, ridimensiona prima a quelle.',
    faqs: [
      [
        'Perché il modulo dice che il mio file è troppo piccolo?',
        'Alcuni moduli hanno anche un minimo, spesso 10\u00a0KB, e una piccola firma in bianco e nero può finire sotto quella soglia. Imposta un peso più alto o conserva più pixel.',
      ],
      [
        'Una foto da 5\u00a0MB può davvero arrivare a 20\u00a0KB?',
        'Sì, ma deve perdere quasi tutti i pixel. Il risultato va bene per un modulo o una miniatura, non per la stampa.',
      ],
    ],
  },
  50: {
    tag: 'per moduli e domande',
    meta: 'Porta un ritratto sotto i 50\u00a0KB per una domanda online. Il tuo browser trova la migliore immagine che ci sta. Gratis, senza registrazione.',
    why: 'Molti portali accettano ritratti fino a 50\u00a0KB. Uno largo qualche centinaio di pixel ci sta bene. Una foto a piena grandezza va prima ridotta, e questa pagina lo fa per te.',
    limits: `Gli esami per le banche in India accettano foto da 20 a 50\u00a0KB di 200 × 230 pixel. L’icona di un pacchetto di sticker WhatsApp deve pesare meno di 50\u00a0KB. Per un passaporto britannico 50\u00a0KB sono il minimo. ${CHECK}`,
    advice:
      'Uno sfondo uniforme fa risparmiare più spazio di qualsiasi impostazione. Mettiti a un metro dal muro, così la sua superficie resta sfocata.',
    adjust: 'Se il modulo chiede anche i pixel oltre ai kilobyte, ridimensiona prima a quei pixel, poi torna qui.',
    faqs: [
      [
        'Quanto si avvicina il file a 50\u00a0KB?',
        'Non supera mai i 50\u00a0KB e di solito resta sotto di meno del 3%. Un file che pesa già meno resta com’è.',
      ],
      [
        '50\u00a0KB sono 50.000 o 51.200 byte?',
        'Qui un kilobyte vale 1024 byte, come in Windows. Se possibile, il file resta anche sotto i 50.000 byte, perché alcuni portali contano così. Per sicurezza, scrivi 48.',
      ],
    ],
  },
  100: {
    tag: 'appena sotto il limite',
    meta: 'Comprimi una foto a 100\u00a0KB o meno. La pagina trova la migliore immagine che ci sta e puoi confrontarla con l’originale. Senza caricare nulla.',
    why: 'Moduli, pacchetti di sticker e siti veloci chiedono spesso meno di 100\u00a0KB. Bastano per un’immagine nitida su mezzo schermo di un portatile.',
    limits: `Uno sticker fisso di WhatsApp deve pesare meno di 100\u00a0KB, un’emoji di Slack meno di 128\u00a0KB e un annuncio display di Google al massimo 150\u00a0KB. Alcune reti mobili limitano gli MMS a 100\u00a0KB. ${CHECK}`,
    advice:
      'La qualità la sceglie la pagina, quindi pensa ai pixel: passando da 1200 a 1000 sul lato più lungo, il 30% dello spazio resta per migliorare la qualità.',
    adjust:
      'Cambia il numero se il tuo limite è un altro. Con 95 vai sul sicuro con i siti che contano un kilobyte come 1000 byte.',
    faqs: [
      [
        'E se la foto non ci sta con nessuna qualità?',
        'Allora perde anche dei pixel, ma solo quelli necessari. Se ancora non ci sta, la pagina te lo dice e tiene il file più leggero che ha trovato.',
      ],
      [
        'Perché il mio file pesa 97\u00a0KB e non 100?',
        'Alcuni siti contano un kilobyte come 1000 byte, quindi la pagina punta a un massimo di 100.000 byte, che qui sono 97,7\u00a0KB. Il tuo file non supera mai il limite.',
      ],
    ],
  },
  200: {
    tag: 'visti e portali',
    meta: 'Porta una foto sotto i 200\u00a0KB per visti, portali e negozi, con qualità in abbondanza. Succede tutto nel tuo browser.',
    why: '200\u00a0KB bastano per un buon ritratto quadrato o la foto di un prodotto, e stanno ben sotto il limite di 240\u00a0KB delle foto per il visto degli Stati Uniti.',
    limits: `Le foto per il visto degli Stati Uniti possono pesare fino a 240\u00a0KB e sono quadrate, da 600 a 1200 pixel per lato. Le emoji personalizzate di Discord possono pesare fino a 256\u00a0KB. ${CHECK}`,
    advice:
      'Per la foto di un visto, ritaglia prima un quadrato e ridimensiona a 600 × 600. Così 200\u00a0KB sono più che sufficienti, e non si vede traccia di compressione.',
    adjust: 'Se il tuo modulo permette 240 o 250\u00a0KB, scrivi quel numero al posto di 200.',
    faqs: [
      [
        'Quanti pixel vanno bene con 200\u00a0KB?',
        `Circa ${fills(200, 'middle')} per una foto media con qualità 75. Un primo piano con lo sfondo sfocato può averne più del doppio; pelo o erba a fuoco, solo un quarto.`,
      ],
      [
        'La compressione cambia lo sfondo o il mio viso?',
        'No. La trama fine della pelle e dei tessuti diventa un po’ più liscia. Forme, colori e proporzioni restano uguali.',
      ],
    ],
  },
  300: {
    tag: 'messaggi ed esami',
    meta: 'Riduci le foto a meno di 300\u00a0KB per MMS, portali di esami e newsletter. Non viene caricato nulla.',
    why: '300\u00a0KB sono un vecchio limite delle reti mobili, ancora comune per MMS, portali di esami e newsletter. Una foto a tutto schermo ci sta bene.',
    limits: `Lo standard degli MMS del 2005 permette fino a 300\u00a0KB. I moduli per i concorsi della pubblica amministrazione indiana accettano foto e firme da 20 a 300\u00a0KB. ${CHECK}`,
    advice:
      'Tre immagini di questo peso fanno una newsletter di quasi un megabyte: più o meno quanto si è disposti ad aspettare su un telefono. Tieni l’immagine principale a 300\u00a0KB e le altre a 100\u00a0KB.',
    adjust:
      'Guarda il risultato alla grandezza in cui lo vedranno gli altri. Con 1200 pixel di larghezza puoi spesso scendere ancora.',
    faqs: [
      [
        'Una foto da 300\u00a0KB è migliore di una da 200?',
        'Quasi per niente, a parità di pixel: lo spazio in più aggiunge solo grana fine. Serve se lo usi per avere più pixel.',
      ],
      [
        'La mia app di messaggi comprime comunque le foto. Perché farlo prima?',
        'Perché ottieni un’immagine migliore. Una foto che sta già sotto il limite dell’app passa spesso senza cambiamenti.',
      ],
    ],
  },
  500: {
    tag: 'nitida a tutto schermo',
    meta: 'Comprimi le foto a 500\u00a0KB e tienile nitide a tutto schermo. Ideale per blog, annunci e portali di lavoro; privato e gratuito.',
    why: 'Mezzo megabyte basta per una foto che riempie lo schermo di un portatile senza perdite visibili. Annunci, portali di lavoro e forum fissano spesso questo limite.',
    limits: `Gli sticker possono pesare fino a 512\u00a0KB su Telegram e Discord, e quelli animati fino a 500\u00a0KB su WhatsApp. ${CHECK}`,
    advice: 'Punta a 2048 pixel sul lato più lungo e a una qualità di circa 80.',
    adjust: 'Il file non deve per forza arrivare a 500\u00a0KB. Se con qualità 75 pesa già 350\u00a0KB, usa quello.',
    faqs: [
      [
        'Posso stampare una foto da 500\u00a0KB?',
        'Sì, in 10 × 15\u00a0cm, cioè 1181 × 1772 pixel a 300\u00a0dpi. In A4 la foto copre una superficie quattro volte più grande e in alcuni punti appare sfocata.',
      ],
      [
        'È più rapido usare il cursore della qualità?',
        'Sì, se vuoi solo un file più leggero. Se c’è un limite, imposta un peso massimo: la stessa qualità dà 300\u00a0KB con una foto e 1,2\u00a0MB con la successiva.',
      ],
    ],
  },
  1024: {
    tag: 'mai oltre il limite',
    meta: 'Porta una foto appena sotto 1\u00a0MB, per profili, moduli e siti che rifiutano tutto ciò che pesa di più. Gratis, senza caricare nulla.',
    why: 'Molti siti rifiutano i file oltre un megabyte, spesso senza dire perché. Una foto da 12 megapixel a 1\u00a0MB ha ancora un bell’aspetto su qualsiasi schermo.',
    limits: `I siti che usano il server web nginx rifiutano i file oltre 1\u00a0MB, se l’impostazione non viene cambiata, e mostrano “413 Request Entity Too Large”. Le foto profilo di GitHub devono pesare meno di 1\u00a0MB, e quelle per il visto elettronico indiano possono pesare fino a 1\u00a0MB. ${CHECK}`,
    advice:
      'Una foto da 12 megapixel li conserva tutti a 1\u00a0MB, e la perdita si vede solo con lo zoom al 100%. Per un’immagine impeccabile, dimezza prima larghezza e altezza.',
    adjust: 'Per questo peso la pagina fa fino a 15 tentativi per avvicinarsi il più possibile al limite.',
    faqs: [
      [
        'Perché alcuni moduli rifiutano un file da 1\u00a0MB?',
        'Un modulo invia il tuo file insieme agli altri campi, che aggiungono qualche centinaio di byte. Inoltre alcuni contano un megabyte come 1.000.000 di byte, altri come 1.048.576. Scrivi 960 per andare sul sicuro in entrambi i casi.',
      ],
      [
        'Quante di queste foto stanno in un’e-mail?',
        'Circa 18: Gmail si ferma a 25\u00a0MB, e gli allegati crescono di un terzo quando vengono inviati.',
      ],
    ],
  },
  2048: {
    tag: 'foto grandi, poca perdita',
    meta: 'Porta le foto della fotocamera sotto i 2\u00a0MB quasi senza cambiamenti visibili e di solito con tutti i pixel. Per WordPress, moduli e forum. Senza caricarle.',
    why: 'Innumerevoli moduli di contatto, negozi e blog accettano file fino a 2\u00a0MB, perché è il valore predefinito di PHP. Una foto da 12 megapixel ci arriva quasi senza perdite.',
    limits: `I siti realizzati in PHP permettono 2\u00a0MB per file, se l’hosting non ha alzato il limite. Stack Overflow accetta immagini fino a 2\u00a0MB. ${CHECK}`,
    advice:
      'Non ridurre i pixel se non è necessario: con 2\u00a0MB una foto da 12 megapixel ottiene ancora una qualità di circa 75-85.',
    adjust: 'Le foto con poco dettaglio restano spesso ben sotto i 2\u00a0MB, anche con qualità 90.',
    faqs: [
      [
        'Il mio modulo non funziona e non dà errori. Dipende dal peso del file?',
        'È probabile. Quando un file supera il limite, molti moduli dicono soltanto che non è stato scelto nessun file. Riprova con uno sotto i 2\u00a0MB.',
      ],
      [
        '2\u00a0MB sono troppi per una pagina web?',
        'Come download no, ma per un’immagine nella pagina sì. Alla larghezza mostrata dalla tua pagina, 200-300\u00a0KB hanno lo stesso aspetto e si caricano molto più in fretta.',
      ],
    ],
  },
  10000: {
    tag: 'per originali enormi',
    meta: 'Porta foto e scansioni fino a 50\u00a0MB sotto i 10\u00a0MB, di solito con tutti i pixel. I tuoi file restano sul tuo dispositivo.',
    why: 'Le fotocamere da 45 megapixel e gli scanner piani creano file da 15 a 40\u00a0MB, ma molti siti si fermano a dieci. Questa pagina li porta sotto i 10\u00a0MB, di solito conservando ogni pixel.',
    limits: `GitHub, Discord e il servizio passaporti britannico accettano immagini fino a 10\u00a0MB. ${CHECK}`,
    advice:
      'Non devi rinunciare a nulla: 10\u00a0MB bastano per 45 megapixel con qualità 85. Mantieni le dimensioni, nel caso le chieda un archivio o una tipografia.',
    adjust: '10.000\u00a0KB è il peso più alto che puoi impostare, e un po’ meno di 10\u00a0MB.',
    faqs: [
      [
        'Perché questa pagina accetta file più pesanti delle altre?',
        'Perché i file sotto i 10\u00a0MB non ne hanno bisogno. Il lavoro lo fa il tuo dispositivo, e il limite di 50\u00a0MB protegge la sua memoria.',
      ],
      [
        'Posso usare un TIFF del mio scanner?',
        'Sì. Ottieni un JPG, perché un file senza perdita non si può adattare a un peso.',
      ],
    ],
  },
};

/** The pages that reach a size by resizing are not translated. */
export const RESIZE_SIZE_NOTES: Readonly<Record<number, SizeNotes>> = {};
