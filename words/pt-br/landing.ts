import { largerWords } from '#words/bytes.ts';
import { LANGUAGE } from '#words/language.ts';

/** `novembro de 2026`, for a date like `2026-11-21`. */
function monthOf(date: string): string {
  return new Intl.DateTimeFormat(LANGUAGE, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(date));
}

/** A landing page's texts around its own. */
export const landingWords = {
  steps: 'Como usar',
  questions: 'Perguntas frequentes',
  forms: 'O formulário também pede um tamanho em pixels?',
  related: 'Ferramentas relacionadas',
  table: (heading: string) => `Tabela: ${heading}`,
  /** @param percent by how much a file became larger; negative if it became smaller */
  change: (percent: number) =>
    percent === 0 ? 'mesmo tamanho' : percent < 0 ? `${Math.min(99, -percent)}% menor` : largerWords(percent),
  measured: {
    title: 'Medido em fotos reais',
    /** `{before}`, `{after}` are sizes; `{change}` is `81% smaller`. */
    total: 'De {before} para {after}: **{change}** em {photos} fotos, com os ajustes desta página.',
    how: (date: string) =>
      `Medido em ${monthOf(date)} com papéis de parede do projeto MATE. Cada linha tem sua própria escala.`,
    /** What the photos show, by the names of their files. */
    photos: {
      Blinds: 'Luz pela persiana',
      Dune: 'Duna',
      Elephants: 'Elefantes',
      RainDrops: 'Gotas de chuva',
      Storm: 'Nuvens de tempestade',
      TwoWings: 'Duas asas',
    } as Readonly<Record<string, string>>,
    before: 'Antes',
    after: 'Depois',
  },
} as const;
