import { withArticle } from '#words/language.ts';

/** The converter's texts. */
export const convertWords = {
  convert: 'Converter',
  run: (label: string) => `Converter para ${label}`,
  again: 'Converter outra imagem',
  failed: 'Erro ao converter a imagem',
  'is-already': (own: string, now: string) => `Esta imagem já é ${withArticle(own)}, por isso ${now} foi selecionado.`,
  'cannot-write': (asked: string, now: string) =>
    `Este navegador não consegue salvar ${asked}, por isso ${now} foi selecionado.`,
  done: (label: string) => ({
    title: 'Conversão concluída',
    description: `Imagem convertida para ${label}`,
  }),
} as const;
