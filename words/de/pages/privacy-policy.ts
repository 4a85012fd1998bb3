import { site } from '#site';
import { ADDRESSES, mailTo } from '#words/addresses.ts';
import type { Prose } from '#words/pages/prose.ts';

export const privacyPolicy: Prose = {
  pageTitle: `Datenschutzerklärung | ${site.name}`,
  description: `Was ${site.name} über dich weiß: nichts über deine Bilder, die dein Gerät nie verlassen, und sonst sehr wenig. Keine Analyse, keine Dritten.`,
  title: 'Datenschutzerklärung',
  updated: '13. Juli 2024',
  lead: 'Dein eigenes Gerät macht die Arbeit. Deine Bilder werden nie hochgeladen, und wir sehen sie nie.',
  sections: [
    {
      heading: 'Beim Benutzen der Werkzeuge werden keine Daten erhoben',
      text: [
        'Es gibt keine Konten, und kein Werkzeug fragt nach Name, Adresse oder Zahlung. Wir wissen nicht, wer du bist, welche Bilder du öffnest oder was du mit ihnen machst.',
        'Unser Server bewahrt weder die IP-Adressen der Besucher noch die Namen ihrer Browser auf, weder in einer Datenbank noch in seinem Protokoll. Das Unternehmen, das den Server hostet, und die Netze zwischen ihm und dir können Verbindungen aufzeichnen. Was du uns selbst schickst, bewahren wir auf: siehe „Was der Server speichert“ weiter unten.',
      ],
    },
    {
      heading: 'Verarbeitung auf deinem Gerät',
      text: [
        'Größe ändern, Komprimieren, Umwandeln, Stapel und ZIP-Dateien: Alles geschieht in deinem Browser. Die Seite bringt eine Regel mit, die ihr verbietet, andere Adressen als unsere eigene anzusprechen, und dein Browser setzt sie durch.',
      ],
    },
    {
      heading: 'Prüf es selbst',
      text: [
        'Du musst uns nicht einfach glauben:',
        [
          '**Geh offline.** Öffne ein Werkzeug, schalte dein Gerät in den Flugmodus und mach weiter: Es funktioniert weiterhin, auch am nächsten Tag.',
          '**Beobachte das Netzwerk.** Drück F12, wähle „Netzwerk“ und starte ein Werkzeug. Du siehst Teile dieser Website ankommen, jeden mit der Methode GET, und von deinem Bild wird nichts gesendet. Die einzigen Anfragen, die etwas senden, mit der Methode POST, sind eine Suche, die du eingegeben hast, und eine Nachricht, die du abgeschickt hast. Klick eine an, um zu lesen, was darin steht.',
          '**Lies die Regel.** Klick an derselben Stelle auf die erste Zeile und such nach „Content-Security-Policy“: Ihr connect-src nennt keine Adresse außer der dieser Website.',
        ],
        'Was eine solche Regel in keinem Browser verhindern kann, ist eine Seite, die dich woandershin schickt oder direkt eine Verbindung zu einem anderen Gerät aufbaut (WebRTC). Unsere Seiten tun beides nicht und laden von niemand anderem Skripte, die es könnten.',
      ],
    },
    {
      heading: 'Cookies und lokaler Speicher',
      text: [
        'Wir setzen keine Cookies. Was du wählst, bleibt im lokalen Speicher deines Browsers, wo nur diese Website es lesen kann, und wird nie verschickt: das helle oder dunkle Design, deine Sprache, ob Ergebnisse schon beim Ändern der Einstellungen erscheinen, ob sie die Namen deiner Dateien behalten, Text und Farbe deines letzten Wasserzeichens und die Einstellungen, die du in jedem Werkzeug zuletzt benutzt hast, etwa Format und Qualität, die dir die Website beim nächsten Mal wieder anbietet. Nichts davon enthält deine Bilder. Mehr dazu steht in der [Cookie-Richtlinie](/de/cookies).',
        { slot: 'remember' },
        'Damit die Werkzeuge ohne Netz funktionieren, bewahrt dein Browser eine Kopie der eigenen Seiten und Programme der Website auf deinem Gerät auf: die Werkzeuge und alle Seiten und Bildformate, die du benutzt hast, oder alle, wenn du „Offline verfügbar machen“ wählst. Wer Zugang zu deinem Gerät hat, könnte also sehen, welche unserer Seiten du geöffnet hast. Deine Bilder werden nicht aufbewahrt.',
        'Wenn du die Website installierst und aus einer anderen App Bilder mit ihr teilst, warten sie in diesem Speicher, bis das Werkzeug geöffnet ist, und werden dann entfernt. Wenn du die Daten der Website gelöscht hast und trotzdem etwas mit ihr teilst, schickt dein System es stattdessen an unseren Server, der die Verbindung schließt und nichts liest.',
      ],
    },
    {
      heading: 'Analyse durch Dritte',
      text: [
        'Gibt es nicht: keine Analyse, keine Werbung, keine Schriften, Skripte oder Bilder von anderen Unternehmen. Alles, was eine Seite lädt, kommt von dieser Website.',
      ],
    },
    {
      heading: 'Was der Server speichert',
      text: [
        'Nur zwei Dinge, und beide hast du eingegeben oder aus den Vorschlägen gewählt und abgeschickt:',
        [
          '**Suchanfragen.** Wie oft jede Suche an jedem Tag vorkam, damit wir wissen, welche Werkzeuge fehlen. Diese Zählung enthält keine Adresse, keinen Browser und keine Uhrzeit und wird nach 400 Tagen gelöscht.',
          '**Nachrichten.** Was du ins [Kontaktformular](/de/kontakt) schreibst: Name, E-Mail-Adresse, Betreff und Text, damit wir antworten können. Ist eine Nachricht in unser Postfach weitergeleitet, wird sie nach 30 Tagen vom Server gelöscht.',
        ],
      ],
    },
    {
      heading: 'Kinder',
      text: [
        `${site.name} richtet sich nicht an Kinder unter 13 Jahren, und wir erheben nicht wissentlich etwas von ihnen. Wenn uns ein Kind eine Nachricht geschickt hat, schreib uns, und wir löschen sie.`,
      ],
    },
    {
      heading: 'Deine Rechte',
      text: [
        'Du kannst fragen, was wir über dich speichern, es berichtigen oder löschen lassen oder seiner Verwendung widersprechen. Weil sich nur Kontaktnachrichten einer Person zuordnen lassen, kann sich eine solche Anfrage nur auf deine Nachrichten beziehen.',
      ],
    },
    {
      heading: 'Rechtlicher Rahmen',
      text: [
        'Diese Erklärung soll der DSGVO der Europäischen Union, der britischen Datenschutz-Grundverordnung (UK GDPR) und dem kalifornischen CCPA entsprechen. Wir verkaufen deine Daten nicht und geben sie nicht weiter.',
      ],
    },
    { heading: 'Kontakt', text: [`Bei Fragen zum Datenschutz schreib an ${mailTo(ADDRESSES.privacy)}.`] },
  ],
};
