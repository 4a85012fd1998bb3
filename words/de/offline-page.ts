/** The page shown in place of one that is not on the device. */
export const offlinePageWords = {
  title: 'Du bist offline',
  home: 'Startseite',
  line: 'Du hast diese Seite auf diesem Gerät noch nie geöffnet, deshalb ist sie offline nicht verfügbar. Diese Werkzeuge sind es:',
  resize: 'Bildgröße ändern',
  compress: 'Bilder komprimieren',
  convert: 'Bilder umwandeln',
  batch: 'Viele Bilder auf einmal bearbeiten',
  formPhoto: 'Foto fürs Formular machen',
  metadata: 'Sehen und entfernen, was ein Foto verrät',
  responsive: 'Bilder für eine Website erstellen',
  favicon: 'Favicon erstellen',
} as const;
