import { BATCH_LIMIT } from '#catalogue/tools.ts';
import { site } from '#site';

const { batchFiles, fileMb } = site.limits;

/** The home page's texts. */
export const homeWords = {
  pageTitle: `${site.name}: redimensionar, comprimir e converter imagens`,
  description: `Ferramentas de imagem grátis no navegador: redimensione, corte, comprima para um tamanho em KB e converta até ${BATCH_LIMIT} imagens de uma vez. Sem upload.`,
  title: 'Redimensione, comprima e converta suas imagens.',
  lead: 'Tudo acontece no seu navegador: suas imagens nunca saem do seu dispositivo.',
  start: 'Começar',
  more: 'Saiba mais',
  free: 'Grátis, sem conta, sem upload.',
  example: {
    title: 'Você vê a diferença?',
    before: 'Antes',
    after: 'Depois',
    smaller: (percent: number) => `${percent}% menor`,
    line: (quality: number) =>
      `Nossa foto de exemplo, comprimida aqui com qualidade ${quality}. Os dois arquivos estão nesta página sem alterações: arraste a linha para comparar.`,
    slider: 'Porcentagem da imagem mostrada como era antes',
  },
  features: {
    title: 'Para quem se importa com as próprias imagens',
    fast: {
      title: 'Muito rápido',
      text: 'Não há upload para esperar. Seu dispositivo começa na hora e processa várias imagens ao mesmo tempo.',
    },
    private: {
      title: '100% privado',
      text: 'Suas imagens são abertas, alteradas e salvas no seu próprio navegador. Nunca são enviadas.',
    },
    batch: {
      title: 'Várias de uma vez',
      text: `Até ${BATCH_LIMIT} imagens de uma vez com os mesmos ajustes. Baixe em um ZIP ou uma por uma.`,
    },
  },
  tools: { title: 'Escolha uma ferramenta', lead: 'Elas abrem na hora, e não é preciso criar conta.' },
  collections: {
    title: 'Coleções',
    lead: 'Uma página para cada tarefa, com os ajustes certos e respostas às dúvidas mais comuns.',
    converters: (count: number) => `${count} conversores. JPG, PNG, WebP, HEIC e outros.`,
    compressors: (count: number) => `${count} compressores. Por formato ou para um tamanho em KB.`,
    resizers: (count: number) => `${count} redimensionadores. Para telas, redes sociais, papel e formulários.`,
  },
  help: {
    title: 'Central de ajuda',
    items: [
      {
        title: 'Abrir uma imagem',
        text: 'Arraste para a página, escolha com “Escolher arquivos” ou cole. Para muitas de uma vez há o processamento em lote.',
      },
      {
        title: 'Alterar',
        text: 'Cada ajuste mostra o efeito na hora. O que um formato não pode manter é dito antes de começar.',
      },
      {
        title: 'Salvar',
        text: '“Baixar” salva um arquivo, “Baixar todas” um ZIP. O original no seu aparelho fica como está.',
      },
      {
        title: 'Se algo der errado',
        text: 'Tente com uma imagem menor ou em outro navegador e conte o que houve: o contato fica no rodapé de cada página.',
      },
    ],
  },
  faq: {
    title: 'Perguntas frequentes',
    items: [
      {
        title: 'Minhas imagens são enviadas?',
        text: 'Não. Elas são abertas, alteradas e salvas no seu navegador. As páginas que você já visitou funcionam também sem rede.',
      },
      {
        title: 'É grátis?',
        text: 'Sim, todas as ferramentas, quantas vezes quiser e sem conta. Só há marca d’água se você colocar.',
      },
      {
        title: 'Que tamanho uma imagem pode ter?',
        text: `${fileMb} MB, e ${batchFiles} imagens de uma vez. As maiores abrem se você confirmar e o aparelho tiver memória suficiente.`,
      },
      {
        title: 'Que arquivos abrem aqui?',
        text: 'JPG, PNG, WebP, GIF, TIFF, AVIF, HEIC, JPEG XL, BMP, ICO e SVG. Vídeos, PDF e arquivos RAW de câmera, não.',
      },
      {
        title: 'Perde-se qualidade?',
        text: 'Cortar ou girar um JPG quase nunca custa nada. Comprimir custa o que você permitir: compare as duas imagens antes de salvar.',
      },
      {
        title: 'O que acontece com o local e os dados da câmera?',
        text: 'São removidos, a menos que você escolha em “Mais opções” o que fica.',
      },
    ],
  },
  mostWanted: 'Mais procuradas',
  /** `{query}` is the search. */
  nothingFound:
    'Nada aqui corresponde a “{query}”. Tente um formato ou um tamanho, como “heic para jpg” ou “menos de 200 KB”, ou veja [todas as ferramentas](all).',
  closing: {
    title: 'Qual é a próxima imagem?',
    line: 'Nada para instalar e sem cadastro.',
    start: 'Começar agora',
    all: 'Ver todas as ferramentas',
  },
} as const;
