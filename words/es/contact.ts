import { site } from '#site';
import { ADDRESSES, mailTo } from '#words/addresses.ts';

const writeToUs = `También puedes escribir a ${mailTo(ADDRESSES.support)}.`;

/** The contact page's texts. */
export const contactWords = {
  pageTitle: `Contacto | ${site.name}`,
  description: `Escribe a ${site.name}: preguntas, problemas e ideas sobre las herramientas de imagen. Respondemos en 24-48 horas en días laborables.`,
  title: 'Contacto',
  lead: '¿Tienes una pregunta, un problema o una idea? Leemos todos los mensajes.',
  byEmail: 'Por correo electrónico',
  responseTime: 'Tiempo de respuesta',
  hours: '24-48 horas en días laborables',
  name: 'Nombre',
  email: 'Correo electrónico',
  subject: 'Asunto',
  message: 'Mensaje',
  /** The label of an invisible field. */
  empty: 'Deja este campo vacío',
  send: 'Enviar mensaje',
  sending: 'Enviando…',
  sent: { title: 'Mensaje enviado', description: 'Hemos recibido tu mensaje y te responderemos pronto.' },
  problems: {
    refused: `Tu mensaje no se envió. Revisa los campos de arriba. ${writeToUs}`,
    'too-many': `Ha habido demasiados mensajes desde tu red. Tu texto sigue aquí, así que inténtalo más tarde. ${writeToUs}`,
    failed: `No se pudo enviar tu mensaje. Tu texto sigue aquí, así que inténtalo de nuevo. ${writeToUs}`,
  },
} as const;
