import type { SendMailOptions } from 'nodemailer';
import type { StoredMessage } from '../store/store.ts';

/** Sender and recipient. */
export interface MailIdentity {
  siteName: string;
  /** The domain of the sender's address and of message ids. */
  domain: string;
  /** Where contact messages go. */
  to: string;
}

/**
 * Text that mail clients do not decode: they show `=?utf-8?…?=` as it was typed. nodemailer does not encode ASCII, so
 * an invisible character (U+2060, a word joiner) splits the start of an encoded word (RFC 2047), and nodemailer encodes the whole.
 */
const literally = (text: string): string => text.replaceAll('=?', '=\u2060?');

/**
 * The e-mail that forwards a contact message. The site is the sender, because mail servers check whether the sender is
 * allowed to send; a reply goes to the visitor. Addresses are objects and the body is plain text, so that user input never
 * becomes a header.
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
