import { counted, pluralOf } from '#words/language.ts';

const images = (count: number) => counted(count, 'imagem', 'imagens');

/** Texts about saving several results. */
export const zipWords = {
  nothing: { title: 'Nenhuma imagem para baixar', description: 'Processe pelo menos uma imagem antes de baixar.' },
  failed: 'Falha no download',
  zipFailed: 'Não foi possível criar o arquivo ZIP. Tente de novo.',
  folderFailed: 'Não foi possível gravar os arquivos nesta pasta.',
  packed: (count: number) => ({
    title: 'Download iniciado',
    description: `${images(count)} em um arquivo ZIP.`,
  }),
  saved: (count: number, folder: string) => ({
    title: 'Salvo na pasta',
    description: `${images(count)} ${pluralOf(count, 'salva', 'salvas')} em “${folder}”.`,
  }),
  creating: 'Criando ZIP...',
  saving: 'Salvando…',
  saveToFolder: 'Salvar em pasta',
} as const;
