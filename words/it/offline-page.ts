/** The page shown in place of one that is not on the device. */
export const offlinePageWords = {
  title: 'Sei offline',
  home: 'Home',
  line: 'Non hai mai aperto questa pagina su questo dispositivo, quindi non è disponibile offline. Questi strumenti invece sì:',
  resize: 'Ridimensiona immagini',
  compress: 'Comprimi immagini',
  convert: 'Converti immagini',
  batch: 'Elabora più immagini insieme',
  formPhoto: 'Creare una foto per un modulo',
  metadata: 'Vedere e rimuovere ciò che rivela una foto',
  responsive: 'Crea le immagini per un sito web',
  favicon: 'Crea una favicon',
} as const;
