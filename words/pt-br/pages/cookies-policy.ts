import { site } from '#site';
import { ADDRESSES, mailTo } from '#words/addresses.ts';
import type { Prose } from '#words/pages/prose.ts';

export const cookiesPolicy: Prose = {
  pageTitle: `Política de Cookies | ${site.name}`,
  description: `O ${site.name} não usa cookies. O que são cookies, para que outros sites os usam e o que fica no seu navegador aqui.`,
  title: 'Política de Cookies',
  lead: 'Este site não usa cookies. É por isso que nenhum aviso pergunta sobre eles.',
  sections: [
    {
      heading: 'O que são cookies',
      text: [
        'Um cookie é um texto curto que um site guarda no seu navegador, e o navegador o envia de volta a cada nova visita. O armazenamento local é parecido, mas nunca é enviado: só as páginas do mesmo site podem lê-lo, no seu próprio dispositivo.',
      ],
    },
    {
      heading: 'Para que os cookies são usados',
      text: [
        [
          '**Funções** que precisam lembrar algo, como continuar conectado. Aqui não há login, e as ferramentas não precisam de cookies.',
          '**Análise**, para acompanhar o que os visitantes fazem. Nós não fazemos isso.',
          '**Preferências**, para lembrar como você gosta de uma página. Aqui, isso quer dizer o tema, o idioma e os ajustes que você usou por último, no armazenamento local.',
        ],
      ],
    },
    {
      heading: 'Tipos de cookies e quais usamos',
      text: [
        [
          '**Cookies essenciais:** nenhum.',
          '**Cookies de análise:** nenhum.',
          '**Funcionalidade:** nenhum cookie, mas seis registros no armazenamento local. “theme” é gravado quando você escolhe o tema claro ou o escuro. Ele guarda só essa palavra e é removido quando você volta ao que o seu sistema usa. “live-results” é gravado quando você escolhe se quer ver resultados enquanto muda os ajustes e guarda só essa palavra. “keep-original-name” guarda uma palavra enquanto você quiser que os resultados tenham os nomes dos seus arquivos. “own-formats” lista os formatos, como PNG, que o compressor mantém porque você escolheu assim. “language” é gravado quando você escolhe um idioma ou fecha a oferta de outro e guarda o código dele. “last-settings” guarda os ajustes que você usou por último em cada ferramenta e o texto e a cor da sua última marca d’água, para que o site possa oferecê-los de novo. O botão na [Política de Privacidade](/pt-br/politica-de-privacidade) os apaga, e então este registro guarda uma palavra que diz para não guardar nenhum. Enquanto uma aba está aberta, o armazenamento de sessão dela guarda até onde você rolou cada página, para que “voltar” leve até lá.',
          '**Uso offline:** nenhum cookie, mas cópias dos arquivos do próprio site, que um service worker mantém no armazenamento em cache do seu navegador. Elas não dizem nada sobre você, exceto quais páginas você abriu e se escolheu “Disponibilizar offline”. Até a ferramenta abri-las, as imagens que você compartilha com o site instalado também ficam ali. Nada disso é enviado.',
        ],
      ],
    },
    {
      heading: 'Suas opções no navegador',
      text: [
        'Nas configurações de privacidade ou de dados de sites do seu navegador, você pode ver, apagar e bloquear o que os sites guardam. Se você bloquear tudo, todas as ferramentas continuam funcionando. Só o tema, o idioma, suas outras escolhas e seus últimos ajustes são esquecidos quando você sai, e o site não funciona offline.',
      ],
    },
    { heading: 'Contato', text: [`Tem dúvidas? Escreva para ${mailTo(ADDRESSES.privacy)}.`] },
  ],
};
