import { counted, formatCount, pluralOf } from '#words/language.ts';

const distance = (metres: number) =>
  metres >= 1000 ? `${formatCount(metres / 1000)} km` : `${formatCount(metres)} metri`;

export const metadataWords = {
  step: 'Controlla e pulisci',
  reading: 'Lettura di ciò che il file rivela…',
  nothing: 'Questo file non rivela nulla oltre alla sua immagine.',
  little: 'Questo file contiene solo dati che non identificano nessuno.',
  reveals: (parts: readonly string[]) => `Questo file rivela: ${parts.join('; ')}.`,
  parts: {
    place: (metres: number) => `dove è stata scattata la foto, con circa ${distance(metres)} di margine`,
    placeName: (name: string) => `un luogo: ${name}`,
    serial: 'il numero di serie della fotocamera o dell’obiettivo',
    person: (name: string) => `un nome: ${name}`,
    time: (date: string) => `quando è stata scattata: ${date}`,
    camera: (name: string) => `la fotocamera: ${name}`,
    video: 'un video nascosto',
    hidden: 'un’immagine più piccola nascosta, che può mostrare ciò che è stato tagliato',
    generator: 'il prompt o le impostazioni di un generatore di immagini',
  },
  groups: {
    place: 'Luogo',
    time: 'Data e ora',
    camera: 'Fotocamera e obiettivo',
    person: 'Persone e diritti',
    software: 'Programmi e cronologia',
    text: 'Testi',
    colour: 'Colore',
    picture: 'Archiviazione',
    other: 'Altro',
  },
  coordinates: 'Coordinate',
  altitude: 'Altitudine',
  metres: (metres: number) => `${formatCount(Math.round(metres))} m`,
  direction: 'Direzione dello scatto',
  bearing: (compass: string, degrees: number) => `${compass} (${formatCount(Math.round(degrees))}°)`,
  compass: ['nord', 'nord-est', 'est', 'sud-est', 'sud', 'sud-ovest', 'ovest', 'nord-ovest'],
  copyCoordinates: 'Copia coordinate',
  coordinatesCopied: { title: 'Coordinate copiate' },
  copyJson: 'Copia come JSON',
  jsonCopied: { title: 'Tag copiati come JSON' },
  hidden: 'Nascosto nel file',
  kinds: {
    thumbnail: 'Miniatura',
    preview: 'Anteprima',
    'gain-map': 'Mappa HDR',
    depth: 'Mappa di profondità',
    picture: 'Altra immagine',
    video: 'Video',
    sound: 'Audio',
  },
  save: 'Salva',
  savePart: (kind: string) => `Salva: ${kind}`,
  notShown: 'Questa parte non si può mostrare da sola.',
  profile: 'Profilo colore',
  credentials: 'Content Credentials',
  madeWith: (name: string) => `Creato con ${name}`,
  signedBy: (name: string) => `Firmato da ${name} (non verificato qui)`,
  seal: 'Ogni modifica al file rompe il loro sigillo.',
  unknown: 'Dati sconosciuti',
  partial: 'Parte dei metadati è danneggiata e non è stata letta.',
  all: (count: number) => `Tutti i tag (${formatCount(count)})`,
  search: 'Cerca nei tag',
  none: 'Nessun tag corrisponde.',
  columns: { name: 'Nome', value: 'Valore', raw: 'Valore salvato', where: 'Dove' },
  more: (shown: number) => `Sono elencati solo i primi ${formatCount(shown)}. Cerca per trovarne altri.`,
  unnamed: 'Tag sconosciuto',
  remove: 'Rimuovi',
  removals: {
    everything: 'Tutto',
    place: 'Il luogo',
    'place-and-person': 'Il luogo e ciò che ti identifica',
    'all-but-credits': 'Tutto tranne autore e copyright',
  },
  removalLines: {
    everything: 'Non resta nulla oltre all’immagine.',
    place: 'Coordinate e nomi di luoghi vengono rimossi. Anche miniature e video, che possono mostrare il luogo.',
    'place-and-person': 'Anche nomi, diritti, numeri di serie, note del produttore e identificatori univoci.',
    'all-but-credits': 'Autore, copyright e credito restano. Tutto il resto viene rimosso.',
  },
  byGroup: 'Gruppo per gruppo',
  byGroupLine:
    'Solo ciò che selezioni, con le note del produttore che lo contengono. Immagini nascoste, video e dati sconosciuti si eliminano sempre.',
  bytesCopied:
    'L’immagine viene copiata byte per byte, senza ricodificarla. Orientamento, profilo colore e risoluzione restano, perché l’immagine ne ha bisogno.',
  mapStays: 'La mappa HDR resta, perché l’immagine ne ha bisogno sugli schermi HDR.',
  mapGoes: 'La mappa HDR di questo telefono viene rimossa: sugli altri schermi la foto resta uguale.',
  takesEncode: 'Questo file non si può pulire senza ricodificarlo. Puoi farlo comprimendolo.',
  toCompress: 'Comprimi l’immagine',
  seeAll: 'Vedi e rimuovi',
  cleaning: 'Pulizia…',
  left: (count: number) =>
    count === 0
      ? 'Riletto: restano 0 tag.'
      : `Riletto: ${count === 1 ? 'resta' : 'restano'} ${formatCount(count)} tag.`,
  needed: (count: number) =>
    `${count === 1 ? 'Resta' : 'Restano'} ${formatCount(count)} ${count === 1 ? 'valore' : 'valori'} di cui l’immagine ha bisogno.`,
  clean: 'Non c’è nulla da rimuovere.',
  several: {
    reading: (read: number, files: number) =>
      `Lettura di ciò che i file rivelano: ${formatCount(read)} di ${formatCount(files)}…`,
    placed: (count: number, files: number) =>
      `${formatCount(count)} file su ${formatCount(files)} ${pluralOf(count, 'rivela', 'rivelano')} un luogo.`,
    numbered: (count: number, files: number) =>
      `${formatCount(count)} file su ${formatCount(files)} ${pluralOf(count, 'rivela', 'rivelano')} il numero di serie di una fotocamera o di un obiettivo.`,
    telling: (count: number, files: number) =>
      `${formatCount(count)} file su ${formatCount(files)} ${pluralOf(count, 'rivela', 'rivelano')} altro oltre all’immagine.`,
    nothing: 'Nessun file rivela qualcosa su di te.',
    retry: (name: string) => `Riprova con ${name}`,
    download: (name: string) => `Scarica ${name}`,
    remove: (name: string) => `Rimuovi ${name}`,
    list: 'Immagini',
    clearAll: 'Rimuovi tutte',
    skipList: 'Salta l’elenco',
    details: (name: string) => `Dettagli di ${name}`,
    back: (files: number) => `Tutti i ${formatCount(files)} file`,
    takesEncode: 'Non si può ripulire senza codificarlo di nuovo.',
    takeEncode: (count: number) =>
      `${counted(count, 'file non si può', 'file non si possono')} ripulire senza una nuova codifica. Puoi farlo comprimendo.`,
    toBatch: 'Comprimi in blocco',
  },
};
