import type { SendMailOptions } from 'nodemailer';
import type { StoredMessage } from '../store/store.ts';

/** Who writes to whom. */
export interface MailIdentity {
  siteName: string;
  /** The domain of the sender's address and of message ids. */
  domain: string;
  /** Where contact messages go. */
  to: string;
}

/**
 * Text that no reader of mail decodes: `=?utf-8?…?=` is shown as it was typed. nodemailer passes ASCII through as it is, so
 * an invisible character (U+2060, a word joiner) parts what begins an encoded word (RFC 2047), and the whole is encoded.
 */
const literally = (text: string): string => text.replaceAll('=?', '=\u2060?');

/**
 * The e-mail that forwards a contact message. It comes from the site itself, as a mail server will only take what its
 * sender may send; an answer goes to the visitor. Addresses are objects and the body is plain text, so that nothing a
 * visitor writes becomes a header.
 */
export const composeMail = (message: StoredMessage, { siteName, domain, to }: MailIdentity): SendMailOptions => ({
  from: { name: `${siteName} contact form`, address: `no-reply@${domain}` },
  to: { name: '', address: to },
  replyTo: { name: literally(message.name), address: message.email },
  subject: `[${siteName}] ${literally(message.subject)}`,
  text: `${message.message}\n\n-- \n${message.name} <${message.email}>\n`,
  date: new Date(message.receivedAt),
  messageId: `<${message.id}@${domain}>`,
});
