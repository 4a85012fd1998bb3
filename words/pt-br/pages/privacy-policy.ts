import { site } from '#site';
import { ADDRESSES, mailTo } from '#words/addresses.ts';
import type { Prose } from '#words/pages/prose.ts';

export const privacyPolicy: Prose = {
  pageTitle: `Política de Privacidade | ${site.name}`,
  description: `O que o ${site.name} sabe de você: nada sobre suas imagens, que nunca saem do seu dispositivo, e bem pouco do resto. Sem análise de acessos, sem terceiros.`,
  title: 'Política de Privacidade',
  updated: '13 de julho de 2024',
  lead: 'Seu próprio dispositivo faz o trabalho. Suas imagens nunca são enviadas, e nós nunca as vemos.',
  sections: [
    {
      heading: 'Nenhum dado é coletado quando você usa as ferramentas',
      text: [
        'Não há contas, e nenhuma ferramenta pede nome, endereço ou pagamento. Não sabemos quem você é, quais imagens abre nem o que faz com elas.',
        'Nosso servidor não guarda os endereços IP dos visitantes nem os nomes dos navegadores deles, nem em um banco de dados nem em seu registro (log). A empresa que hospeda o servidor e as redes entre ele e você podem manter registros de conexões. Já o que você mesmo nos envia, nós guardamos: veja “O que o servidor guarda”, abaixo.',
      ],
    },
    {
      heading: 'Processamento local',
      text: [
        'Redimensionar, comprimir, converter, processar lotes e criar arquivos ZIP: tudo acontece dentro do seu navegador. A página vem com uma regra que a proíbe de contatar qualquer endereço além do nosso, e o seu navegador a faz cumprir.',
      ],
    },
    {
      heading: 'Confira você mesmo',
      text: [
        'Você não precisa acreditar só na nossa palavra:',
        [
          '**Fique offline.** Abra uma ferramenta, ative o modo avião e continue: ela segue funcionando, e no dia seguinte também.',
          '**Observe a rede.** Aperte F12, escolha “Rede” e use uma ferramenta. Você vê partes deste site chegarem, cada uma com o método GET, e nada da sua imagem sai. As únicas solicitações que enviam algo, com o método POST, são uma busca que você digitou e uma mensagem que você enviou. Clique em uma delas para ler o que há dentro.',
          '**Leia a regra.** No mesmo lugar, clique na primeira linha e procure “Content-Security-Policy”: o connect-src dela não cita nenhum endereço além do deste site.',
        ],
        'O que uma regra assim não consegue impedir, em nenhum navegador, é que uma página leve você a outro lugar ou chame outro dispositivo diretamente (WebRTC). Nossas páginas não fazem nem uma coisa nem outra e não carregam scripts de mais ninguém que pudessem fazê-lo.',
      ],
    },
    {
      heading: 'Cookies e armazenamento local',
      text: [
        'Não usamos cookies. O que você escolhe fica no armazenamento local do seu navegador, onde só este site pode ler, e nunca é enviado: o tema claro ou escuro, o idioma, se os resultados aparecem enquanto você muda os ajustes, se eles mantêm os nomes dos seus arquivos, o texto e a cor da sua última marca d’água e os ajustes que usou por último em cada ferramenta, como formato e qualidade, que ela oferece na próxima vez. Nada disso contém suas imagens. A [Política de Cookies](/pt-br/politica-de-cookies) explica mais.',
        { slot: 'remember' },
        'Para que as ferramentas funcionem sem rede, seu navegador mantém no dispositivo uma cópia das páginas e dos programas do próprio site: as ferramentas, além das páginas e dos formatos de imagem que você usou, ou de todos eles se você escolher “Disponibilizar offline”. Assim, alguém com acesso ao seu dispositivo poderia ver quais das nossas páginas você abriu. Suas imagens não são guardadas.',
        'Se você instala o site e compartilha imagens com ele a partir de outro app, elas esperam nesse armazenamento até a ferramenta abrir e então são removidas. Se você limpou os dados do site e ainda assim compartilha com ele, seu sistema as envia ao nosso servidor, que fecha a conexão e não lê nada.',
      ],
    },
    {
      heading: 'Análise de acessos por terceiros',
      text: [
        'Não há nenhuma: nem análise de acessos, nem publicidade, nem fontes, scripts ou imagens de outras empresas. Tudo o que uma página carrega vem deste site.',
      ],
    },
    {
      heading: 'O que o servidor guarda',
      text: [
        'Só duas coisas, ambas digitadas, ou escolhidas entre as sugestões, e enviadas por você:',
        [
          '**Buscas.** Quantas vezes cada busca foi feita em cada dia, para sabermos quais ferramentas faltam. Essa contagem não tem endereço, navegador nem horário e é apagada depois de 400 dias.',
          '**Mensagens.** O que você escreve no [formulário de contato](/pt-br/contato): nome, endereço de e-mail, assunto e texto, para podermos responder. Depois que uma mensagem é encaminhada à nossa caixa de entrada, ela é apagada do servidor após 30 dias.',
        ],
      ],
    },
    {
      heading: 'Crianças',
      text: [
        `O ${site.name} não se destina a crianças com menos de 13 anos, e não coletamos conscientemente nada delas. Se uma criança nos enviou uma mensagem, escreva para nós e a apagaremos.`,
      ],
    },
    {
      heading: 'Seus direitos',
      text: [
        'Você pode perguntar o que guardamos sobre você, pedir que isso seja corrigido ou apagado ou se opor ao uso. Como só mensagens de contato podem ser ligadas a uma pessoa, um pedido assim só pode se referir às suas mensagens.',
      ],
    },
    {
      heading: 'Conformidade',
      text: [
        'Esta política busca atender ao GDPR da União Europeia, ao UK GDPR e à CCPA da Califórnia. Não vendemos nem compartilhamos seus dados.',
      ],
    },
    { heading: 'Contato', text: [`Para dúvidas sobre privacidade, escreva para ${mailTo(ADDRESSES.privacy)}.`] },
  ],
};
