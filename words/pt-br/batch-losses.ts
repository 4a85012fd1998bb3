import type { Loss } from '#engine';
import { fillWords } from '#words/fill.ts';
import { pluralOf } from '#words/language.ts';

interface Clauses {
  /** After "1 de 3 imagens", and after "2 de 3 imagens". */
  one: string;
  many: string;
  /** After "Perde", in a picture's own row. */
  what: string;
}

const CLAUSES: Readonly<Record<Loss, Clauses>> = {
  transparency: { one: 'perde a transparência', many: 'perdem a transparência', what: 'a transparência' },
  animation: { one: 'mantém só o primeiro quadro', many: 'mantêm só o primeiro quadro', what: 'a animação' },
  pages: {
    one: 'mantém só a primeira página',
    many: 'mantêm só a primeira página',
    what: 'todas as páginas menos a primeira',
  },
  metadata: {
    one: 'perde os dados da câmera e outros dados ocultos',
    many: 'perdem os dados da câmera e outros dados ocultos',
    what: 'os dados da câmera',
  },
  location: {
    one: 'perde o local onde foi tirada',
    many: 'perdem o local onde foram tiradas',
    what: 'a localização',
  },
  'all-but-credit': {
    one: 'mantém só direitos autorais e créditos dos dados da câmera',
    many: 'mantêm só direitos autorais e créditos dos dados da câmera',
    what: 'os dados da câmera, menos direitos autorais e créditos',
  },
  'some-metadata': {
    one: 'perde alguns dados ocultos',
    many: 'perdem alguns dados ocultos',
    what: 'alguns dados ocultos',
  },
  credentials: {
    one: 'perde suas Content Credentials',
    many: 'perdem suas Content Credentials',
    what: 'as Content Credentials',
  },
  'other-details': {
    one: 'perde comentários, prévias e dados de outros programas',
    many: 'perdem comentários, prévias e dados de outros programas',
    what: 'os comentários e os dados de outros programas',
  },
  colours: {
    one: 'é reduzida a 256 cores',
    many: 'são reduzidas a 256 cores',
    what: 'as cores além de 256',
  },
  'half-transparency': {
    one: 'fica com bordas duras em vez de transparentes e suaves',
    many: 'ficam com bordas duras em vez de transparentes e suaves',
    what: 'as bordas transparentes suaves',
  },
  'bit-depth': {
    one: 'é reduzida a cores de 8 bits',
    many: 'são reduzidas a cores de 8 bits',
    what: 'variações sutis de cor',
  },
  hdr: {
    one: 'perde a versão HDR, mais brilhante',
    many: 'perdem a versão HDR, mais brilhante',
    what: 'a versão HDR',
  },
  'hdr-light': {
    one: 'passa de HDR para o brilho comum',
    many: 'passam de HDR para o brilho comum',
    what: 'o brilho HDR',
  },
  scripts: {
    one: 'perde os scripts e arquivos vinculados',
    many: 'perdem os scripts e arquivos vinculados',
    what: 'os scripts e arquivos vinculados',
  },
  video: {
    one: 'perde o vídeo que a acompanha',
    many: 'perdem o vídeo que as acompanha',
    what: 'o vídeo',
  },
  attached: {
    one: 'perde dados extras, como um mapa de profundidade',
    many: 'perdem dados extras, como um mapa de profundidade',
    what: 'os dados extras que a acompanham',
  },
  channels: {
    one: 'perde canais extras, como máscaras',
    many: 'perdem canais extras, como máscaras',
    what: 'canais extras',
  },
  undrawn: {
    one: 'perde o texto e os estilos que só um navegador mostra',
    many: 'perdem o texto e os estilos que só um navegador mostra',
    what: 'o texto e os estilos que só um navegador mostra',
  },
  'out-of-range': {
    one: 'perde o que é mais escuro que o preto ou mais claro que o branco',
    many: 'perdem o que é mais escuro que o preto ou mais claro que o branco',
    what: 'o que vai além do preto e do branco',
  },
  'wide-gamut': {
    one: 'é convertida para as cores sRGB',
    many: 'são convertidas para as cores sRGB',
    what: 'as cores além do sRGB',
  },
};

/** Every loss, in the order in which they are listed. */
export const LOSSES = Object.keys(CLAUSES) as Loss[];

function subject(count: number, all: number): string {
  if (all === 1) return 'A imagem';
  return count === all ? `Todas as ${all} imagens` : `${count} de ${all} imagens`;
}

export const batchLossWords = {
  /** @param fill the colour behind transparent areas: `#rrggbb`, white where it is absent */
  lost: (loss: Loss, count: number, all: number, fill?: string) => {
    const { one, many } = CLAUSES[loss];
    const tail = loss === 'transparency' ? `: o fundo das áreas transparentes fica ${fillWords(fill)}` : '';
    return `${subject(count, all)} ${pluralOf(count, one, many)}${tail}.`;
  },
  unwritable: (label: string, count: number, all: number) =>
    `${subject(count, all)} ${pluralOf(count, 'precisa', 'precisam')} de outro formato: este navegador não consegue salvar ${label}.`,
  rowLoses: (losses: readonly Loss[]) => `Perde ${losses.map((loss) => CLAUSES[loss].what).join(', ')}`,
} as const;
