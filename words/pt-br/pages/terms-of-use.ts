import { BATCH_LIMIT, UPLOAD_LIMIT_MB } from '#catalogue/tools.ts';
import { site } from '#site';
import { ADDRESSES, mailTo } from '#words/addresses.ts';
import type { Prose } from '#words/pages/prose.ts';

export const termsOfUse: Prose = {
  pageTitle: `Termos de Uso | ${site.name}`,
  description: `As condições de uso do ${site.name}: grátis para todos, suas imagens continuam sendo suas, e não há garantia.`,
  title: 'Termos de Uso',
  updated: '13 de julho de 2024',
  lead: `O ${site.name} é grátis, para uso pessoal e comercial. Estas são as condições.`,
  sections: [
    {
      heading: 'Aceitação',
      text: ['Ao usar este site, você concorda com estes termos. Se não concorda com eles, não o use.'],
    },
    {
      heading: 'Uso do serviço',
      text: [
        `As ferramentas redimensionam, comprimem e convertem imagens dentro do seu navegador. Elas aceitam arquivos de até ${UPLOAD_LIMIT_MB} MB, salvo indicação diferente em uma página, e até ${BATCH_LIMIT} imagens em um lote. Não é preciso ter conta, e nada é cobrado.`,
      ],
    },
    {
      heading: 'Seu conteúdo',
      text: [
        'Suas imagens continuam sendo suas. As ferramentas não as enviam para nós, e não reivindicamos nenhum direito sobre elas. É sua responsabilidade ter o direito de editá-las e guardar os originais: as ferramentas criam arquivos novos e nunca alteram os que você abre, a não ser que você mesmo salve por cima deles.',
      ],
    },
    {
      heading: 'Atividades proibidas',
      text: [
        'Você não pode',
        [
          'usar o serviço para algo que infrinja a lei ou viole direitos de outras pessoas;',
          'perturbar ou sobrecarregar o servidor, nem tentar contornar a proteção dele;',
          'enviar publicidade, código nocivo ou nomes falsos pelo formulário de contato;',
          'apresentar o serviço como seu. O código-fonte tem sua própria licença, que diz o que você pode copiar, e o software contido nele também: veja [Licenças](/pt-br/licencas).',
        ],
      ],
    },
    {
      heading: 'Responsabilidade',
      text: [
        'O serviço é oferecido como está, sem garantia de qualquer tipo. Confira um resultado antes de confiar nele ou de apagar um original. Até onde a lei permite, não respondemos por perdas ou danos resultantes do uso do serviço ou da impossibilidade de usá-lo.',
      ],
    },
    {
      heading: 'Alterações',
      text: [
        'Podemos alterar o serviço e estes termos. A data acima mostra quando os termos mudaram pela última vez. Se você continuar usando o site depois disso, você os aceita.',
      ],
    },
    {
      heading: 'Contato',
      text: [`Escreva para ${mailTo(ADDRESSES.support)} ou use o [formulário de contato](/pt-br/contato).`],
    },
  ],
};
