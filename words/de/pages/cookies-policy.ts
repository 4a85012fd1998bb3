import { site } from '#site';
import { ADDRESSES, mailTo } from '#words/addresses.ts';
import type { Prose } from '#words/pages/prose.ts';

export const cookiesPolicy: Prose = {
  pageTitle: `Cookie-Richtlinie | ${site.name}`,
  description: `${site.name} setzt keine Cookies. Was Cookies sind, wofür andere Websites sie nutzen und was hier in deinem Browser bleibt.`,
  title: 'Cookie-Richtlinie',
  lead: 'Diese Website setzt keine Cookies. Deshalb fragt dich auch kein Banner danach.',
  sections: [
    {
      heading: 'Was Cookies sind',
      text: [
        'Ein Cookie ist ein kurzer Text, den eine Website in deinem Browser speichert und den dein Browser bei jedem späteren Besuch zurückschickt. Der lokale Speicher (Local Storage) ist ähnlich, wird aber nie verschickt: Nur Seiten derselben Website können ihn lesen, auf deinem eigenen Gerät.',
      ],
    },
    {
      heading: 'Wofür Cookies benutzt werden',
      text: [
        [
          '**Funktionen**, die sich etwas merken müssen, etwa dass du angemeldet bist. Hier gibt es keine Anmeldung, und die Werkzeuge brauchen keine Cookies.',
          '**Analyse**, um zu verfolgen, was Besucher tun. Das machen wir nicht.',
          '**Vorlieben**, um sich zu merken, wie du eine Seite am liebsten hast. Hier sind das das Design, die Sprache und deine zuletzt benutzten Einstellungen, im lokalen Speicher.',
        ],
      ],
    },
    {
      heading: 'Arten von Cookies und welche wir benutzen',
      text: [
        [
          '**Notwendige Cookies:** keine.',
          '**Analyse-Cookies:** keine.',
          '**Funktionalität:** kein Cookie, aber sechs Einträge im lokalen Speicher. „theme“ wird geschrieben, wenn du das helle oder das dunkle Design wählst. Der Eintrag enthält nur dieses eine Wort und wird entfernt, wenn du wieder zum Design deines Systems wechselst. „live-results“ wird geschrieben, wenn du festlegst, ob du Ergebnisse schon beim Ändern der Einstellungen sehen willst, und enthält nur dieses eine Wort. „keep-original-name“ enthält ein Wort, solange die Ergebnisse die Namen deiner Dateien haben sollen. „own-formats“ nennt die Formate, etwa PNG, in denen Bilder beim Komprimieren bleiben, weil du das gewählt hast. „language“ wird geschrieben, wenn du eine Sprache wählst oder das Angebot einer anderen schließt, und enthält deren Kürzel. „last-settings“ enthält die Einstellungen, die du in jedem Werkzeug zuletzt benutzt hast, sowie Text und Farbe deines letzten Wasserzeichens, damit die Website sie dir wieder anbieten kann. Der Schalter in der [Datenschutzerklärung](/de/datenschutz) löscht sie. Danach enthält dieser Eintrag ein Wort, das besagt, dass keine aufbewahrt werden sollen. Solange ein Tab offen ist, steht in seinem Sitzungsspeicher, wie weit du auf jeder Seite gescrollt hast, damit „Zurück“ dorthin führt.',
          '**Offline arbeiten:** kein Cookie, aber Kopien der eigenen Dateien dieser Website, die ein Service Worker im Cache-Speicher deines Browsers aufbewahrt. Sie verraten nichts über dich, außer welche Seiten du geöffnet hast und ob du „Offline verfügbar machen“ gewählt hast. Bilder, die du mit der installierten Website teilst, liegen ebenfalls dort, bis das Werkzeug sie geöffnet hat. Nichts davon wird je verschickt.',
        ],
      ],
    },
    {
      heading: 'Deine Wahl im Browser',
      text: [
        'In den Einstellungen deines Browsers für Datenschutz oder Websitedaten kannst du sehen, löschen und blockieren, was Websites speichern. Auch wenn du alles blockierst, funktioniert jedes Werkzeug. Nur das Design, die Sprache, deine übrigen Entscheidungen und deine letzten Einstellungen gehen verloren, wenn du die Website verlässt, und sie funktioniert nicht offline.',
      ],
    },
    { heading: 'Kontakt', text: [`Hast du Fragen? Schreib an ${mailTo(ADDRESSES.privacy)}.`] },
  ],
};
