/** A mail server for tests: accepts or rejects messages, and records both. */
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and body as received, without dot stuffing. */
  data: string;
}

export interface TestSmtp {
  url: string;
  received: ReceivedMail[];
  /** Number of connections so far. */
  connections: number;
  /** The reply to a complete message; 250 accepts it. */
  reply: string;
  close(): Promise<void>;
}

const addressIn = (line: string): string => line.match(/<([^>]*)>/)?.[1] ?? '';

/** Implements as much of SMTP (RFC 5321) as delivering a message needs. */
export async function startTestSmtp(): Promise<TestSmtp> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    smtp.connections++;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    let mail: ReceivedMail = { from: '', to: [], data: '' };
    let inData = false;
    let waiting = '';
    const say = (text: string) => void socket.write(`${text}\r\n`);

    const hear = (line: string) => {
      if (inData && line === '.') {
        inData = false;
        if (smtp.reply.startsWith('250')) smtp.received.push(mail);
        say(smtp.reply);
        mail = { from: '', to: [], data: '' };
      } else if (inData) mail.data += `${line.replace(/^\./, '')}\n`;
      else if (/^(EHLO|HELO|RSET|NOOP)/i.test(line)) say('250 test');
      else if (/^MAIL FROM:/i.test(line)) {
        mail.from = addressIn(line);
        say('250 sender ok');
      } else if (/^RCPT TO:/i.test(line)) {
        mail.to.push(addressIn(line));
        say('250 recipient ok');
      } else if (/^DATA/i.test(line)) {
        inData = true;
        say('354 go ahead');
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else say('502 not known');
    };
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      const lines = (waiting + chunk).split('\r\n');
      waiting = lines.pop() ?? '';
      for (const line of lines) hear(line);
    });
    say('220 test');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const smtp: TestSmtp = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    connections: 0,
    reply: '250 taken',
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
  return smtp;
}
