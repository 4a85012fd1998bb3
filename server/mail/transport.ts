import { createTransport } from 'nodemailer';
import { composeMail, type MailIdentity } from './compose.ts';
import type { Send } from './outbox.ts';

/** Milliseconds that sending one message may take: well under the outbox's lease, so that no other server sends it meanwhile. */
const WHOLE_SEND = 90_000;

/**
 * Sends through a mail server.
 * @param url smtp://user:password@host:port, or smtps: for TLS from the first byte
 */
export function createSend(url: string, identity: MailIdentity): Send {
  return async (message) => {
    // One connection per message: messages are rare, and a connection that was idle for hours is often dead.
    const transport = createTransport({
      url,
      connectionTimeout: 15_000,
      greetingTimeout: 15_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('The mail server took too long.')), WHOLE_SEND);
    });
    try {
      await Promise.race([transport.sendMail(composeMail(message, identity)), tooLong]);
    } finally {
      clearTimeout(timer);
      transport.close();
    }
  };
}
