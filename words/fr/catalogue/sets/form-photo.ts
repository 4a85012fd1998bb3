import type { SeriesText } from '#catalogue/page-text.ts';

export const formPhotoText: SeriesText = {
  title: 'Photo et signature pour un formulaire : pixels, ko, dpi',
  description:
    'Faites une photo d’identité ou une signature avec les pixels, les dpi, les ko et le format qu’un formulaire demande. Chaque règle est vérifiée, rien n’est envoyé.',
  heading: 'Photo pour un formulaire',
  lead: 'Toutes les règles du formulaire à la fois, vérifiées dans le fichier final.',
  steps: ['Choisir', 'Régler et télécharger'],
};

export const drawSignature = 'Dessiner une signature';

export const oftenFormsLegend = 'Formulaires courants';

export const oftenForms: readonly { form: string; label: string }[] = [
  { form: 'france-passport.0', label: 'CNI et passeport' },
  { form: 'schengen-visa.0', label: 'Visa Schengen' },
  { form: 'switzerland-passport.0', label: 'Suisse' },
  { form: 'canada-passport.0', label: 'Canada' },
  { form: 'us-visa-ds160.0', label: 'Visa américain' },
];
