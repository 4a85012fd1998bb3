import { formatCount } from '#words/language.ts';

export const writeMetadataWords = {
  fold: 'Escrever seus dados',
  date: 'Data da foto',
  ways: { keep: 'Manter', set: 'Definir', shift: 'Deslocar' },
  wayLines: {
    set: 'Todas as datas do arquivo passam a ser esta.',
    shift: 'Para uma câmera com o relógio errado. Todas as datas mudam pelo mesmo tempo.',
  },
  newDate: 'Nova data e hora',
  direction: 'Direção da mudança',
  directions: { later: 'Mais tarde', earlier: 'Mais cedo' },
  units: { days: 'Dias', hours: 'Horas', minutes: 'Minutos' },
  undated: 'Este arquivo ainda não tem data.',
  dateStated: (date: string) => `Agora: ${date}`,
  becomes: (before: string, after: string) => `${before} passa a ser ${after}`,
  dateGoes: 'A data é removida antes, então não há nada para deslocar. Remova outra coisa ou nada, ou defina uma data.',
  fields: {
    author: 'Autor',
    copyright: 'Copyright',
    caption: 'Legenda',
    keywords: 'Palavras-chave',
    dpi: 'Resolução',
  },
  keywordsLine: 'Separadas por vírgulas. Elas substituem as do arquivo.',
  asInFile: 'Como no arquivo',
  dpi: {
    unit: 'dpi',
    line: 'Só o número muda, nem um pixel.',
    problem: 'A resolução deve ser um número inteiro entre 1 e 65.535',
  },
  fileDates: 'Datar os arquivos como as fotos',
  fileDatesLine:
    'Os arquivos no ZIP recebem a data em que a foto foi tirada. Um download avulso recebe do navegador a data atual.',
  kept: 'Seus textos vão só para o arquivo: não são guardados nem fazem parte do endereço desta página.',
  now: 'No novo arquivo',
  written: {
    taken: (date: string) => `Tirada em ${date}`,
    author: (name: string) => `Autor: ${name}`,
    copyright: (text: string) => `Copyright: ${text}`,
    caption: (text: string) => `Legenda: ${text}`,
    keywords: (words: string) => `Palavras-chave: ${words}`,
    dpi: (dpi: number) => `${formatCount(dpi)} dpi`,
  },
  writing: 'Escrevendo…',
  left: (count: number) =>
    count === 0
      ? 'Lido de novo: só resta o que você escreveu.'
      : `Lido de novo: ${count === 1 ? 'resta' : 'restam'} ${formatCount(count)} ${count === 1 ? 'tag' : 'tags'} além do que você escreveu.`,
  pixelsCopied: 'A imagem é copiada byte a byte, sem recodificar. Nem um pixel muda.',
  cannotWrite: 'Este tipo de arquivo não comporta o que você quer escrever.',
  unchanged: 'Nada é removido nem escrito: o arquivo fica como está.',
};
