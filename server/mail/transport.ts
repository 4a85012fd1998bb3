import { createTransport } from 'nodemailer';
import { composeMail, type MailIdentity } from './compose.ts';
import type { Send } from './outbox.ts';

/** How long one message may take in all, in milliseconds: well under the outbox's lease, so that no other server sends it meanwhile. */
const WHOLE_SEND = 90_000;

/**
 * Send through a mail server.
 * @param url smtp://user:password@host:port, or smtps: for TLS from the first byte
 */
export function createSend(url: string, identity: MailIdentity): Send {
  return async (message) => {
    // A connection for each message: they are few, and a connection kept for hours is one that is dead when needed.
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
