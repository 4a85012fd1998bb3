import type { NotesByTarget } from '#catalogue/page-text.ts';

export const gif: NotesByTarget = {
  jpg: {
    tag: 'il primo fotogramma',
    meta: 'Salva il primo fotogramma di una GIF in JPG, per moduli e documenti che non accettano GIF. Le zone trasparenti diventano bianche.',
    why: 'Un modulo chiede un JPG e hai solo una GIF? Questa pagina ne salva il primo fotogramma come una normale immagine, con le zone trasparenti in bianco.',
    size: 'Per le foto il JPG è più leggero, spesso della metà o più. Per i disegni è più pesante e si vede peggio, perché il JPG non è adatto ai bordi netti.',
    faqs: [
      [
        'Posso scegliere un altro fotogramma?',
        'No, ottieni il primo. Per un altro, metti in pausa l’animazione e cattura la schermata.',
      ],
      [
        'I puntini nei colori spariscono?',
        'Solo in parte: il JPG li sfoca un po’. I colori persi quando è stata creata la GIF non tornano.',
      ],
    ],
  },
};
