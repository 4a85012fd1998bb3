import { BATCH_LIMIT, UPLOAD_LIMIT_MB } from '#catalogue/tools.ts';
import { site } from '#site';
import { ADDRESSES, mailTo } from '#words/addresses.ts';
import type { Prose } from '#words/pages/prose.ts';

export const termsOfUse: Prose = {
  pageTitle: `Nutzungsbedingungen | ${site.name}`,
  description: `Die Bedingungen, unter denen du ${site.name} nutzen darfst: kostenlos für alle, deine Bilder bleiben deine, und es gibt keine Gewährleistung.`,
  title: 'Nutzungsbedingungen',
  updated: '13. Juli 2024',
  lead: `${site.name} ist kostenlos, für private und für gewerbliche Zwecke. Das sind die Bedingungen.`,
  sections: [
    {
      heading: 'Zustimmung',
      text: [
        'Indem du diese Website benutzt, stimmst du diesen Bedingungen zu. Wenn du mit ihnen nicht einverstanden bist, benutze sie bitte nicht.',
      ],
    },
    {
      heading: 'Nutzung des Dienstes',
      text: [
        `Mit den Werkzeugen kannst du in deinem Browser die Größe von Bildern ändern, sie komprimieren und umwandeln. Sie nehmen Dateien bis ${UPLOAD_LIMIT_MB}\u00a0MB an, sofern eine Seite nichts anderes sagt, und bis zu ${BATCH_LIMIT} Bilder in einem Stapel. Du brauchst kein Konto und zahlst nichts.`,
      ],
    },
    {
      heading: 'Deine Inhalte',
      text: [
        'Deine Bilder bleiben deine. Die Werkzeuge schicken sie nicht an uns, und wir beanspruchen keine Rechte an ihnen. Du bist dafür verantwortlich, dass du sie bearbeiten darfst und deine Originale aufbewahrst: Die Werkzeuge erstellen neue Dateien und ändern nie die, die du öffnest, es sei denn, du überschreibst sie selbst.',
      ],
    },
    {
      heading: 'Was nicht erlaubt ist',
      text: [
        'Du darfst nicht',
        [
          'den Dienst für etwas benutzen, das gegen Gesetze verstößt oder die Rechte anderer verletzt;',
          'den Server stören oder überlasten oder versuchen, seinen Schutz zu umgehen;',
          'Werbung, schädlichen Code oder falsche Namen über das Kontaktformular senden;',
          'den Dienst als deinen eigenen ausgeben. Der Quelltext hat seine eigene Lizenz, die sagt, was du kopieren darfst, und die Software darin ebenso: siehe [Lizenzen](/de/lizenzen).',
        ],
      ],
    },
    {
      heading: 'Haftung',
      text: [
        'Der Dienst wird so bereitgestellt, wie er ist, ohne Gewährleistung irgendeiner Art. Prüf ein Ergebnis, bevor du dich darauf verlässt oder ein Original löschst. Soweit das Gesetz es erlaubt, haften wir nicht für Verluste oder Schäden, die daraus entstehen, dass du den Dienst benutzt oder nicht benutzen kannst.',
      ],
    },
    {
      heading: 'Änderungen',
      text: [
        'Wir können den Dienst und diese Bedingungen ändern. Das Datum oben zeigt, wann sich die Bedingungen zuletzt geändert haben. Wenn du die Website danach weiter benutzt, akzeptierst du sie.',
      ],
    },
    {
      heading: 'Kontakt',
      text: [`Schreib an ${mailTo(ADDRESSES.support)} oder nutze das [Kontaktformular](/de/kontakt).`],
    },
  ],
};
