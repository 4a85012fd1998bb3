/** The page shown in place of one that is not on the device. */
export const offlinePageWords = {
  title: 'Você está offline',
  home: 'Início',
  line: 'Você ainda não abriu esta página neste dispositivo, então ela não está disponível offline. Estas ferramentas estão:',
  resize: 'Redimensionar imagens',
  compress: 'Comprimir imagens',
  convert: 'Converter imagens',
  batch: 'Processar várias imagens de uma vez',
  formPhoto: 'Fazer uma foto para formulário',
  metadata: 'Ver e remover o que uma foto revela',
  responsive: 'Criar imagens para um site',
  favicon: 'Criar um favicon',
} as const;
