import type { Format, Loss } from '#engine';
import { fillWords } from '#words/fill.ts';

/** What a run would lose of a picture, in one clause per loss; shown before the run. */
const lossWords: Record<Loss, (target: string, fill: string) => string> = {
  transparency: (target, fill) => `${target} não tem transparência: o fundo das áreas transparentes fica ${fill}.`,
  animation: (target) => `${target} não permite animação: só o primeiro quadro é mantido.`,
  pages: () => 'Só a primeira página é usada.',
  metadata: () => 'Os dados da câmera e outros dados ocultos são removidos.',
  location: () => 'O local onde a foto foi tirada é removido.',
  'all-but-credit': () => 'Os dados da câmera e a localização são removidos: direitos autorais e créditos ficam.',
  'some-metadata': () => 'Alguns dados ocultos, como as notas do fabricante da câmera, não podem ser mantidos.',
  credentials: () => 'As Content Credentials são removidas: a assinatura só vale para o arquivo original.',
  'other-details': () => 'Comentários, prévias e dados de outros programas são removidos.',
  colours: (target) => `${target} guarda só 256 cores: cores parecidas substituem as outras.`,
  'half-transparency': (target) => `Em ${target}, cada pixel é visível ou não: bordas suaves ficam duras.`,
  'bit-depth': (target) => `${target} tem 8 bits: variações sutis de cor se perdem.`,
  hdr: () => 'A versão HDR, mais brilhante, é descartada: você recebe a imagem que as telas comuns mostram.',
  'hdr-light': () => 'O brilho HDR é reduzido ao que as telas comuns mostram.',
  video: () => 'O vídeo que acompanha a foto é removido.',
  attached: () => 'Dados extras da foto, como um mapa de profundidade, são removidos.',
  channels: () => 'Canais extras, como máscaras ou cores especiais, são removidos.',
  scripts: () => 'Scripts, HTML e arquivos vinculados são removidos.',
  undrawn: () => 'O texto e os estilos do desenho que só um navegador mostra ficam fora do resultado.',
  'out-of-range': () => 'O que é mais escuro que o preto ou mais claro que o branco se perde.',
  'wide-gamut': () => 'As cores são convertidas para sRGB, que fica certo em qualquer tela.',
};

/** @param fill the background for transparency: `#rrggbb`, white by default */
export function lossSentence(loss: Loss, target: Format, fill?: string): string {
  return lossWords[loss](target.label, fillWords(fill));
}

/** The sentence, before the run, for edits that take no quality. */
export const losslessSentence = ({ label }: Format) =>
  `Nenhuma qualidade se perde: o ${label} não é comprimido de novo.`;
