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
  related: 'Ferramentas relacionadas',
  table: (heading: string) => `Tabela: ${heading}`,
  /** @param percent by how much a file became larger; negative if it became smaller */
  change: (percent: number) =>
    percent === 0 ? 'mesmo tamanho' : percent < 0 ? `${-percent}% menor` : largerWords(percent),
  measured: {
    title: 'Medido em fotos reais',
    /** `{before}`, `{after}` are sizes; `{change}` is `81% smaller`. */
    total: 'De {before} para {after}: **{change}** em {photos} fotos, com os ajustes desta página.',
    how: (date: string, photos: string) =>
      `Medido em ${monthOf(date)} com ${photos.replace('photos from the Debian package', 'fotos do pacote Debian')}. Cada linha tem sua própria escala.`,
    before: 'Antes',
    after: 'Depois',
  },
} as const;
