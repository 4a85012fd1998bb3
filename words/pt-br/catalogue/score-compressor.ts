import type { ScoreCompressorEntry } from '#catalogue/entries/entry.ts';
import { faqs, type PageText } from '#catalogue/page-text.ts';
import { CONTROLS, toolTexts } from '#words/catalogue/tools.ts';

const [open, compress, download] = toolTexts.compress.steps;

/** The page of the automatic quality. */
export function scoreCompressorText({ score }: ScoreCompressorEntry): PageText {
  return {
    title: 'Comprimir imagem sem perder qualidade visível',
    metaDescription:
      'O menor arquivo que ainda parece igual: a qualidade é escolhida para cada foto por medição. No navegador, sem upload.',
    h1: 'Comprimir sem perder qualidade',
    description:
      'A qualidade 75 é mais do que uma foto precisa e pouco para a próxima. Aqui você não precisa adivinhar: a página testa várias qualidades, compara cada uma com o original e salva o menor arquivo que ainda parece igual.',
    toolDescription:
      'Encontra o menor arquivo que ainda parece igual ao original, medindo o que as pessoas conseguem ver.',
    steps: [
      {
        name: open,
        text: `Solte uma imagem ou clique em “${CONTROLS.browse}”. Pode ser JPG, PNG, WebP, AVIF, JXL ou HEIC.`,
      },
      {
        name: compress,
        text: `“${CONTROLS.quality}” está em “${CONTROLS.auto}” e busca a nota ${score}. Outras duas opções deixam o arquivo ainda menor.`,
      },
      {
        name: download,
        text: `Confira a nota abaixo da economia, veja onde o resultado muda e clique em “${CONTROLS.download}”.`,
      },
    ],
    facts: [
      {
        heading: 'O que a nota significa',
        paragraphs: [
          'A nota vem do SSIMULACRA2, uma medida baseada em milhares de comparações feitas por pessoas. Entre as medidas de uso livre, é a que mais concorda com elas. 100 significa a mesma imagem.',
        ],
        table: {
          columns: ['Nota', 'O que as pessoas notam', 'Como chamamos'],
          rows: [
            ['90', 'nada, nem alternando rapidamente entre as duas', 'Impossível distinguir'],
            ['80', 'nada com as duas lado a lado', 'Parece igual'],
            ['70', 'uma diferença se olharem de perto', 'Quase igual'],
            ['50', 'sinais de compressão, um pouco incômodos', 'Um pouco diferente'],
            ['30', 'danos, mesmo sem o original', 'Visivelmente diferente'],
          ],
        },
      },
      {
        heading: 'Por que uma só qualidade não serve para toda foto',
        paragraphs: [
          'Salvamos oito fotos e papéis de parede em JPG com qualidade 75. As notas foram de 53 a 88: duas ficaram visivelmente piores, e outra poderia ser um quarto menor. Para parecerem iguais, elas precisaram de qualidades de 59 a 92. Uma só qualidade que sirva para todas ocupa 35% mais espaço.',
          'Em uma imagem grande, a página confere uma dúzia de partes em resolução total, do céu liso às folhas cheias de detalhe, e nenhuma pode ficar mais de 10 pontos abaixo da meta. Assim, um gramado bonito não esconde um céu estragado.',
        ],
      },
      {
        heading: 'O que ela não pode prometer',
        paragraphs: [
          'Imagens grandes são avaliadas em partes. O resultado pode ficar a um ou dois pontos da meta. Animações não são avaliadas quadro a quadro, e GIFs recebem uma qualidade padrão.',
        ],
      },
    ],
    faqs: faqs([
      [
        'Isso é sem perdas?',
        'Não. Arquivos sem perdas mantêm cada pixel e são várias vezes maiores. Aqui sai só o que você não consegue ver. Para pixels exatos, use PNG ou WebP sem perdas.',
      ],
      [
        'Quanto minha imagem vai diminuir?',
        'Depende de como ela foi salva: o gráfico desta página mostra seis fotos. Se um arquivo já está bem comprimido, você recebe o original de volta.',
      ],
      [
        'Para quais formatos funciona?',
        'JPG, WebP, AVIF, JXL, PDF e PNG. Se você também diminuir a imagem, a nota é medida no novo tamanho.',
      ],
    ]),
  };
}
