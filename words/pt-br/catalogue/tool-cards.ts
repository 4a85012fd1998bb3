import type { CardText } from '#catalogue/page-text.ts';
import type { SeriesId, ToolId } from '#catalogue/tools.ts';
import { site } from '#site';

const { batchFiles } = site.limits;

/** The first is the tool itself, the others name its purposes. One per icon of the tool. */
export const toolCards: Readonly<Record<ToolId | SeriesId, readonly [CardText, ...CardText[]]>> = {
  resize: [
    {
      name: 'Redimensionar imagem',
      text: 'Informe uma largura, uma altura ou uma porcentagem. As proporções são mantidas, e os contornos continuam nítidos.',
    },
    {
      name: 'Cortar imagem',
      text: 'Corte livremente, em uma proporção ou em pixels exatos. Também gira e espelha.',
    },
  ],
  compress: [
    {
      name: 'Comprimir imagem',
      text: 'Escolha uma qualidade ou defina um tamanho em KB que o arquivo não pode ultrapassar.',
    },
    {
      name: 'Otimizar imagem',
      text: 'Encontre o menor arquivo que ainda fica bom: compare os dois e decida.',
    },
  ],
  convert: [
    {
      name: 'Converter imagem',
      text: 'Converta entre JPG, PNG, WebP, GIF, TIFF e AVIF, ou a partir do HEIC do iPhone.',
    },
  ],
  batch: [
    {
      name: 'Imagens em lote',
      text: `Use os mesmos ajustes em até ${batchFiles} imagens e salve tudo em um ZIP.`,
    },
  ],
  'form-photo': [
    {
      name: 'Foto para formulário',
      text: 'Passaporte, visto, prova: os pixels, KB e formato que um formulário pede, regra por regra.',
    },
  ],
  metadata: [
    {
      name: 'Metadados de fotos',
      text: 'Veja o que uma foto revela: lugar, câmera, nomes, imagens ocultas. Remova sem mexer em um pixel.',
    },
  ],
  'responsive-images': [
    {
      name: 'Imagens para um site',
      text: 'Uma foto nos tamanhos e formatos de que celulares e computadores precisam, com o HTML.',
    },
  ],
  favicon: [{ name: 'Gerador de favicon', text: 'Transforme um logo em todos os ícones de um site, com o HTML.' }],
};
