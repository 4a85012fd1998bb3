/** Texts about working without a network, and about files shared by the system. */
export const offlineWords = {
  title: 'Você está offline',
  notHere: 'Essa página ainda não foi carregada neste dispositivo. O que está aberto aqui continua como está.',
  available: 'Disponível offline neste dispositivo',
  make: 'Disponibilizar offline',
  saving: (percent: number) => `Salvando para uso offline: ${percent}%`,
  incomplete: 'Nem tudo pôde ser salvo. Tentar de novo',
  received: {
    title: 'Os arquivos compartilhados chegaram vazios',
    description: 'Seu sistema não os repassou. Escolha-os aqui.',
  },
  update: {
    line: 'Há uma versão mais nova deste site. Termine antes o que está fazendo: ao carregar, as imagens abertas aqui são fechadas.',
    later: 'Depois',
    load: 'Carregar agora',
  },
} as const;
