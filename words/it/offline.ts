/** Texts about working without a network, and about files shared by the system. */
export const offlineWords = {
  title: 'Sei offline',
  notHere: 'Quella pagina non è ancora stata caricata su questo dispositivo. Ciò che hai qui resta com’è.',
  available: 'Disponibile offline su questo dispositivo',
  make: 'Rendi disponibile offline',
  saving: (percent: number) => `Salvataggio per l’uso offline: ${percent}%`,
  incomplete: 'Non è stato possibile salvare tutto. Riprova',
  received: {
    title: 'I file condivisi sono arrivati vuoti',
    description: 'Il tuo sistema non li ha trasmessi. Sceglili qui.',
  },
  update: {
    line: 'C’è una versione più recente del sito. Finisci prima quello che stai facendo: caricandola si chiudono le immagini aperte qui.',
    later: 'Più tardi',
    load: 'Caricala ora',
  },
} as const;
