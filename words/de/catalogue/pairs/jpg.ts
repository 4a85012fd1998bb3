import type { NotesByTarget } from '#catalogue/page-text.ts';

export const jpg: NotesByTarget = {
  png: {
    tag: 'ohne weiteren Verlust',
    meta: 'Mach aus einem JPG ein PNG, das du immer wieder bearbeiten und speichern kannst, ohne Qualität zu verlieren. Kostenlos, auf deinem Gerät.',
    why: 'Ein JPG verliert bei jedem Speichern etwas Qualität. Als PNG bleibt das Bild genau, wie es ist, egal wie oft du es bearbeitest und speicherst.',
    size: 'Rechne mit einer größeren Datei: In unseren Tests war sie zwei- bis dreimal so groß, bei einem stark komprimierten JPG noch größer. PNG behält jeden Pixel genau, auch das Rauschen.',
    faqs: [
      [
        'Sieht das PNG besser aus als das JPG, aus dem es entstand?',
        'Nein. Details, die das JPG verloren hat, sind weg. Aber ab jetzt verlierst du beim Bearbeiten und Speichern nichts mehr.',
      ],
      [
        'Wird der weiße Hintergrund transparent?',
        'Nicht von selbst. Ein PNG kann aber transparent sein, du kannst den Hintergrund also danach in einem Bildeditor entfernen.',
      ],
    ],
  },
  webp: {
    tag: 'leichtere Webseiten',
    meta: 'Mach aus einem JPG ein kleineres WebP für deine Website: Qualität wählen, beide vergleichen, herunterladen. Ohne Upload, ohne Konto.',
    why: 'Fotos sind der schwerste Teil der meisten Webseiten. Ein WebP, das gleich aussieht, ist meist ein Viertel bis ein Drittel kleiner als ein gewöhnliches JPG, und jeder aktuelle Browser zeigt es an.',
    size: 'Es kommt auf das JPG an. Eins direkt aus der Kamera wird viel kleiner. Ein schon stark komprimiertes kann sogar größer werden, wenn du die Qualität zu hoch einstellst. Für eine Website fang mit etwa 75 bis 80 an.',
    faqs: [
      [
        'Verliere ich zweimal Qualität?',
        'Ein wenig: Das JPG hat schon Details verloren, und WebP verliert noch ein paar. Bei einem guten JPG und Qualität 80 oder mehr sieht man das nicht. Wandle immer das Original um, keine kleine Kopie.',
      ],
      [
        'Sollte ich neben dem WebP noch ein JPG anbieten?',
        'Auf einer Website nicht: Chrome, Edge, Firefox und Safari unterstützen WebP seit Jahren. Für E-Mails und Upload-Formulare behalte das JPG.',
      ],
    ],
  },
  avif: {
    tag: 'am kleinsten fürs Web',
    meta: 'Mach aus einem JPG ein AVIF, das gleich aussieht und etwa halb so groß ist, für Websites, die schnell laden. Läuft auf deinem Gerät.',
    why: 'AVIF komprimiert Fotos besser als jedes andere Format, das Browser anzeigen. Es sieht wie ein JPG aus, bei etwa halber Größe, und wird bei niedriger Qualität weich statt blockig.',
    size: 'Ein AVIF ist meist rund ein Drittel kleiner als ein JPG, das gleich aussieht. Die Zahlen der Qualität sind nicht dieselben: AVIF mit 50 sieht etwa so gut aus wie JPG mit 75 bis 80.',
    faqs: [
      [
        'Warum dauert das Umwandeln so lange?',
        'AVIF wird so klein, weil es für jeden Teil des Bildes sehr viele Möglichkeiten ausprobiert. Ein großes Foto dauert auf einem Laptop Sekunden, auf einem Smartphone länger. Wenn du es vorher verkleinerst, sparst du Zeit und Platz.',
      ],
      [
        'Wo funktioniert AVIF nicht?',
        'In Safari vor Version 16, in Edge vor 121, in Windows ohne die AV1-Erweiterung und in vielen Büroprogrammen. Nimm auf einer Website ein <picture>-Element mit dem JPG als Ersatz.',
      ],
    ],
  },
};
