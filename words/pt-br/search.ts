import { site } from '#site';

/** The search field and its page. */
export const searchWords = {
  pageTitle: `Busca | ${site.name}`,
  description: `Digite o que você precisa e encontre a ferramenta de imagem certa no ${site.name}.`,
  finding: 'Procurando a ferramenta certa para você...',
  needsScript: 'A busca precisa de JavaScript. [A lista de todas as ferramentas](/pt-br#all-tools), não.',
  field: 'Buscar ferramentas',
  placeholder: 'Buscar ferramentas…',
  suggestions: 'Sugestões',
  nothing: 'Nada aqui faz isso. Tente um formato ou um tamanho.',
} as const;
