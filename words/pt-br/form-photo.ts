import { counted, formatCount } from '#words/language.ts';
import { formatSize } from '#words/pixels.ts';

/** Millimetres, to a tenth. */
const toTenths = (length: number) => formatCount(Math.round(10 * length) / 10);

interface Size {
  width: number;
  height: number;
}

export const formPhotoWords = {
  step: 'Ajustar',
  form: 'Formulário',
  own: 'Minhas próprias regras',
  kinds: { passport: 'Passaporte', visa: 'Visto', exam: 'Prova', portal: 'Portal' },
  lastForm: (name: string) => `Da última vez: ${name}`,
  forgetForm: 'Esquecer este formulário',
  subject: 'O que é',
  subjects: {
    photo: 'Foto',
    print: 'Foto impressa',
    postcard: 'Foto grande',
    signature: 'Assinatura',
    thumb: 'Digital',
    declaration: 'Declaração',
  },
  least: 'No mínimo',
  most: 'No máximo',
  limitHint: 'Vale com KB de 1.000 bytes e de 1.024.',
  contradiction: 'O limite inferior está acima do superior.',
  number: (most: number) => `Um número até ${most}`,
  fit: 'Na moldura',
  fits: { cut: 'Preencher', whole: 'Mostrar tudo' },
  fitLines: {
    cut: 'Arraste a moldura ou mova-a com as setas.',
    whole: 'Bordas brancas completam o que falta na imagem.',
  },
  straighten: 'Endireitar',
  degrees: (degrees: number) => `${formatCount(degrees)}°`,
  degreesField: 'Graus',
  headGuide: (least: string, most: string) =>
    `Ovais tracejadas: a menor e a maior cabeça, de ${least} a ${most} da altura.`,
  eyeGuide: (least: string, most: string) =>
    `Faixa tracejada: os olhos, de ${least} a ${most} da altura a partir da borda inferior.`,
  ink: 'Tinta',
  inks: { black: 'Preta', blue: 'Azul', photographed: 'Como na foto' },
  inkLine: 'O papel e as sombras ficam brancos. A tinta é procurada dentro da moldura.',
  photographedLine: 'O papel e as sombras ficam como na foto.',
  transparent: 'Fundo transparente',
  noInk: 'Nenhuma escrita encontrada na moldura. O melhor é uma caneta escura em papel liso, à luz do dia.',
  pad: 'Área de desenho: assine aqui com o dedo, uma caneta, o mouse ou o teclado',
  padKeys:
    'Pelo teclado: as setas movem a caneta (duas juntas vão na diagonal, com Shift vai mais longe), Espaço encosta e levanta a caneta, Backspace desfaz um traço.',
  penDown: (x: number, y: number) => `Caneta encostada, a ${x}% da esquerda e ${y}% do topo`,
  penUp: 'Caneta levantada',
  strokeUndone: 'Traço desfeito',
  undo: 'Desfazer',
  clear: 'Limpar',
  useDrawn: 'Usar',
  whiten: 'Fundo branco',
  whitening: 'Procurando a parede…',
  grey: 'Preto e branco',
  colours: 'Ainda há cores',
  before: 'Antes',
  after: 'Depois',
  cannotWhiten: {
    'not-plain':
      'Este fundo tem mais de uma cor e por isso fica como está. Uma foto diante de uma parede lisa funciona.',
    'no-edge': 'Cabelo, roupa ou uma sombra têm cor parecida demais com a da parede; por isso o fundo fica como está.',
  },
  missing: 'Aqui é preciso uma imagem própria.',
  useOpen: (name: string) => `Usar ${name} aqui também`,
  next: (subject: string) => `Próxima: ${subject}`,
  zip: (count: number) => `As ${count} em ZIP`,
  printSheet: 'Folha para imprimir',
  paper: 'Papel',
  papers: { photo: '10 × 15 cm', l: '9 × 13 cm (L)', a4: 'A4', letter: 'Carta' },
  sheetFormat: 'Arquivo',
  /** In a file's name, without accents. */
  sheetFile: 'impressao',
  copies: (count: number, { width, height }: Size) =>
    `${counted(count, 'foto', 'fotos')} de ${toTenths(width)} × ${toTenths(height)} mm a 300 dpi, com marcas de corte. Imprima em 100%, sem “ajustar à página”.`,
  sheetTooSmall: 'A foto é maior que este papel.',
  saveSheet: 'Baixar folha para imprimir',
  name: 'Nome do arquivo',
  longestName: 'Tamanho máximo',
  nameCharacters: { letter: 'letras', digit: 'números', hyphen: 'hifens', space: 'espaços' },
  nameLength: (length: string, longest: string) => `${length} de no máximo ${longest} caracteres`,
  nameOnly: (kinds: string) => `só ${kinds}`,
  named: (name: string, rules: readonly string[]) => `${name}: ${rules.join(', ')}`,
  source: (title: string, date: string) =>
    `Dados de “${title}”, lidos em ${date}. As regras mudam: confira o formulário.`,
  unofficial: 'Essa página não é da própria autoridade.',
  differs: 'Outras páginas dão outros números.',
  grounds: {
    white: 'O formulário também pede fundo branco. “Fundo branco”, abaixo da imagem, deixa branca uma parede lisa.',
    light:
      'O formulário também pede um fundo claro e liso. “Fundo branco”, abaixo da imagem, deixa branca uma parede lisa.',
  },
  takenThere: 'Muitas vezes a própria autoridade tira esta foto.',
  enlarged: 'Sua imagem tem menos pixels do que o formulário pede, por isso é ampliada e fica sem nitidez.',
  checks: 'Conferido no arquivo pronto',
  making: 'Criando o arquivo…',
  met: 'Cumprido:',
  missed: 'Não cumprido:',
  size: (size: Size) => `${formatSize(size)} pixels`,
  sizeMissed: (size: Size, asked: Size) => `${formatSize(size)} pixels em vez de ${formatSize(asked)}`,
  dpi: (dpi: number) => `${dpi} dpi`,
  noDpi: 'Sem dpi no arquivo',
  atLeast: (bytes: string, least: string) => `${bytes}, no mínimo ${least} KB`,
  atMost: (bytes: string, most: string) => `${bytes}, no máximo ${most} KB`,
  between: (bytes: string, least: string, most: string) => `${bytes}, entre ${least} e ${most} KB`,
  noDetails: 'Sem dados da câmera',
  details: 'Ainda tem dados da câmera',
  tooLarge: 'Menos pixels ou mais KB ajudariam: este arquivo já está bem grosseiro.',
  tooSmall: 'Este formato não pode ser completado; um JPG, sim.',
} as const;
