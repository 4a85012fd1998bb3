import type { FrameNotes } from '#catalogue/page-text.ts';

const CHECK = 'Plattformen ändern ihre Größen hin und wieder.';

/** By the slug's end, because A4 and the square have names. */
export const FRAME_NOTES: Readonly<Record<string, FrameNotes>> = {
  'resize-image-to-1920x1080': {
    tag: 'Full HD, 16:9',
    meta: 'Fülle einen Full-HD-Bildschirm genau: 1920 × 1080 Pixel ohne Verzerren, für Hintergründe, Folien und Videobilder. Kostenlos.',
    why: 'Die meisten Monitore, Fernseher und Beamer haben Full HD. Ein Bild in genau dieser Größe füllt den Bildschirm, ohne Skalieren und ohne schwarze Balken.',
    uses: 'Hintergrundbilder, Folien in 16:9, Standbilder für Videos, Hintergründe für Videoanrufe und das Eröffnungsbild einer Website.',
    faqs: [
      [
        'Reicht Full HD auf einem 4K-Bildschirm?',
        'Es füllt ihn, sieht aber nicht schärfer als Full HD aus. Für einen 4K-Hintergrund gib 3840 und 2160 ein, wenn dein Foto so groß ist.',
      ],
      [
        'Was mache ich mit einem Foto im Hochformat?',
        'Ein Hochformat in 3:4 behält in einem 16:9-Rahmen nur 42\u00a0% seiner Höhe. Um alles zu behalten, leere die Breite und lass nur die Höhe von 1080 stehen. Deine Folie zeigt dann links und rechts ihren Hintergrund.',
      ],
    ],
  },
  'resize-image-to-1080x1080': {
    tag: 'Instagram-Quadrat',
    meta: 'Quadratische Bilder mit 1080 × 1080 Pixeln für Beiträge und Karussells auf Instagram. Zieh den Rahmen über den Ausschnitt. Ohne Upload.',
    why: 'Instagram zeigt Beiträge 1080 Pixel breit. Lädst du genau 1080 × 1080 hoch, skaliert es dein Bild nicht, und Kanten und Text bleiben scharf.',
    uses: `Quadratische Beiträge und Karussells auf Instagram, Beiträge auf Facebook und LinkedIn, Albumcover und Portfoliokacheln. ${CHECK}`,
    faqs: [
      [
        'Komprimiert Instagram mein Bild trotzdem?',
        'Ja, es komprimiert jeden Upload. In der richtigen Größe wird dein Bild aber wenigstens nicht skaliert, und ein gutes Original sieht danach besser aus.',
      ],
      [
        'Wie poste ich ein breites Foto, ohne es zu beschneiden?',
        'Mach einen Beitrag im Querformat statt eines quadratischen: Instagram nimmt auch 1080 × 566 an (1,91:1).',
      ],
    ],
  },
  'resize-image-to-a4': {
    tag: '2480 × 3508 zum Drucken',
    meta: 'Bring ein Bild auf A4 bei 300\u00a0dpi, 2480 × 3508 Pixel, für Poster, Urkunden und ganzseitige Drucke. Du siehst, wie dein Foto passt.',
    why: 'Ein A4-Blatt misst 210 × 297\u00a0mm. Bei 300\u00a0dpi, dem Standard für gute Drucke, sind das 2480 × 3508 Pixel.',
    uses: 'Poster, Urkunden, Fotobücher und Deckblätter. Für randlosen Druck wollen Druckereien auf jeder Seite 3\u00a0mm mehr: 2551 × 3579 Pixel.',
    faqs: [
      [
        'Mein Foto hat weniger Pixel. Kann ich es vergrößern?',
        'Ja, bis auf etwa das Anderthalbfache. Ab 1654 × 2339 Pixeln (200\u00a0dpi) wird der Druck noch gut, mit weniger sieht er weich aus.',
      ],
      ['Was ist mit A4 im Querformat?', 'Vertausche die beiden Zahlen: 3508 breit und 2480 hoch.'],
      [
        'Weiß die Datei, dass sie A4 ist?',
        'Ein JPG, PNG oder TIFF schon: Darin stehen 300\u00a0dpi, und damit füllen diese Pixel ein A4-Blatt. Bei anderen Formaten wähle beim Drucken „An Seite anpassen“.',
      ],
    ],
  },
  'resize-image-to-square': {
    tag: '1000 × 1000 Pixel',
    meta: 'Schneide jedes Bild ohne Verzerren auf ein Quadrat mit 1000 × 1000 Pixeln zu. Zieh den Rahmen oder ändere die Größe. Ohne Upload.',
    why: 'Marktplätze und Cover wollen Quadrate, aber Kameras nehmen keine auf. Schneide das größte Quadrat aus deinem Bild und bring es auf 1000 × 1000.',
    uses: `Produktbilder (Amazon schaltet ab 1000 Pixeln den Zoom ein), Album- und Podcast-Cover, Kontaktbögen und Icons. ${CHECK}`,
    faqs: [
      [
        'Bekomme ich ein Quadrat, ohne etwas abzuschneiden?',
        'Ja: Wähl unter „Weitere Optionen“ bei „Ränder ergänzen bis“ 1:1. Dann bleibt das ganze Bild, und der Rest des Quadrats wird gefüllt. Oft kannst du den Ausschnitt aber auch so legen, dass nur Hintergrund wegfällt.',
      ],
      [
        'Kann ich wählen, was bleibt?',
        'Ja: Zieh den Zuschnittrahmen, bevor du die Größe änderst. Wenn du ihn lässt, bekommst du die Mitte.',
      ],
    ],
  },
};
