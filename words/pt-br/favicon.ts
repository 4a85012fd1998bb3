/** Texts of the page that makes the icons of a website. */
export const faviconWords = {
  step: 'Ajustar',
  title: 'Seu site',
  tab: { light: 'O ícone em uma aba clara do navegador', dark: 'O ícone em uma aba escura do navegador' },
  apple: 'iPhone, iPad',
  android: 'Android',
  large: 'Grande',
  fit: 'Imagem',
  fits: { inside: 'Mostrar inteira', cover: 'Preencher o quadrado' },
  fitLines: {
    inside: 'Se a imagem não é quadrada, sobra um pouco de espaço.',
    cover: 'Se a imagem não é quadrada, ela perde as bordas.',
  },
  padding: 'Espaço livre de cada lado',
  percent: (percent: number) => `${percent}%`,
  background: 'Fundo',
  backgrounds: { none: 'Nenhum', colour: 'Cor' },
  backgroundLines: {
    none: 'Nos celulares, os ícones ficam brancos onde a imagem é transparente.',
    colour: 'Atrás da imagem, em todos os ícones.',
  },
  colour: 'Cor do fundo',
  name: 'Nome do seu site',
  nameHint: 'Os celulares o mostram embaixo do ícone. Ele vai para o manifesto.',
  small: (side: number) =>
    `Sua imagem é pequena, por isso os ícones grandes ficam borrados. O ideal é ${side} pixels ou um SVG.`,
  code: 'HTML',
  codeLabel: 'O código para suas páginas',
  codeHint: 'Cole no head de todas as páginas e coloque os arquivos na pasta principal do seu site.',
  copy: 'Copiar código',
  copied: { title: 'Código copiado', description: 'Cole no head das suas páginas.' },
} as const;
