import { site } from '#site';
import { ADDRESSES, mailTo } from '#words/addresses.ts';

const writeToUs = `Você também pode escrever para ${mailTo(ADDRESSES.support)}.`;

/** The contact page's texts. */
export const contactWords = {
  pageTitle: `Contato | ${site.name}`,
  description: `Fale com o ${site.name}: dúvidas, problemas e ideias sobre as ferramentas de imagem. Respondemos em 24 a 48 horas em dias úteis.`,
  title: 'Contato',
  lead: 'Tem uma dúvida, um problema ou uma ideia? Lemos todas as mensagens.',
  byEmail: 'Por e-mail',
  responseTime: 'Tempo de resposta',
  hours: '24 a 48 horas em dias úteis',
  name: 'Nome',
  email: 'E-mail',
  subject: 'Assunto',
  message: 'Mensagem',
  /** The label of an invisible field. */
  empty: 'Deixe este campo vazio',
  send: 'Enviar mensagem',
  sending: 'Enviando...',
  sent: { title: 'Mensagem enviada!', description: 'Recebemos sua mensagem e responderemos em breve.' },
  problems: {
    refused: `Sua mensagem não foi enviada. Confira os campos acima. ${writeToUs}`,
    'too-many': `Sua rede enviou mensagens demais. Seu texto continua aqui, então tente de novo mais tarde. ${writeToUs}`,
    failed: `Não foi possível enviar sua mensagem. Seu texto continua aqui, então tente de novo. ${writeToUs}`,
  },
} as const;
