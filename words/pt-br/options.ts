import type { OptionValues } from '#engine/recipe/index.ts';

export type Kept = NonNullable<OptionValues['metadata']>;
type Profile = NonNullable<OptionValues['profile']>;

/** The texts of 'More options': a name and one line per choice. */
export const moreOptionsWords = {
  summary: 'Mais opções',
  expert: 'Avançado',
  watermark: 'uma marca d’água',
  formatAndQuality: 'Formato e qualidade',
  notLoaded: 'Não foi possível carregar estas opções. Feche e abra de novo.',
  metadata: {
    legend: 'Dados da câmera a manter',
    values: { strip: 'Nenhum', copyright: 'Autoria', 'keep-but-location': 'Tudo menos o local', keep: 'Todos' },
    lines: {
      strip: 'Remove câmera, data, localização e outros dados ocultos.',
      copyright: 'Mantém direitos autorais, créditos e autor. O resto sai.',
      'keep-but-location': 'Mantém câmera, data e o resto. A localização sai.',
      keep: 'Mantém tudo, inclusive onde a foto foi tirada.',
    } satisfies Record<Kept, string>,
  },
  profile: {
    legend: 'Cores',
    values: { srgb: 'sRGB', keep: 'Manter perfil' },
    lines: {
      srgb: 'Converte para sRGB, que fica certo em qualquer tela.',
      keep: 'Mantém as cores como estão, com o perfil delas.',
    } satisfies Record<Profile, string>,
  },
  lossless: { label: 'Sem perdas', line: 'Mantém cada pixel exatamente igual. Fotos ficam bem maiores.' },
  background: {
    legend: 'Fundo',
    white: 'Branco',
    black: 'Preto',
    other: 'Outra cor',
    line: 'Preenche o que era transparente.',
  },
  chroma: {
    label: 'Cor em resolução total',
    line: 'Mantém nítidos os textos vermelhos e as linhas finas coloridas (4:4:4).',
  },
  dpi: {
    label: 'Resolução de impressão',
    unit: 'dpi',
    own: 'Como no arquivo',
    line: 'Diz à impressora em que tamanho imprimir. Nenhum pixel muda.',
    problem: 'Os pontos por polegada devem ser um número inteiro entre 1 e 9600',
  },
  min: {
    label: 'No mínimo',
    unit: 'KB',
    own: 'Sem mínimo',
    line: 'Para formulários que recusam arquivos menores. Os comentários completam o arquivo e não mudam nenhum pixel.',
    problem: 'O tamanho mínimo deve ficar entre 1 KB e o tamanho desejado',
  },
  minSavings: {
    label: 'Economizar no mínimo',
    unit: '%',
    line: 'Você recebe o original de volta se a economia for menor e nada mais mudar.',
    problem: 'A economia deve ser um número entre 0 e 99',
  },
  progressive: { label: 'Progressivo', line: 'Aparece inteiro de imediato e vai ficando nítido.' },
} as const;
