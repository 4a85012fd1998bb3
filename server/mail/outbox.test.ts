import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMetrics } from '../metrics.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import type { Store, StoredMessage } from '../store/store.ts';
import { type Outbox, type Send, startOutbox, waitAfter } from './outbox.ts';
import { startTestSmtp, type TestSmtp } from './test-smtp.ts';
import { createSend } from './transport.ts';

const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 30, 12);
const IDENTITY = { siteName: 'Picwright', domain: 'picwright.example', to: 'team@picwright.example' };

const message = (id: string): StoredMessage => ({
  id,
  receivedAt: START,
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  subject: 'A question',
  message: 'How do I resize a picture?\n.\nA line that is a dot, and one with ünïcödé 🎉.',
});

let folder: string;
let smtp: TestSmtp;
let time: number;
let events: string[];
const open: { close(): unknown }[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  smtp = await startTestSmtp();
  time = START;
  events = [];
});
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
  await smtp.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Another server on the same file. */
function openStore(): Store {
  const store = openSqliteStore(join(folder, 'db.sqlite'));
  open.push(store);
  return store;
}

function start(store: Store, send: Send = createSend(smtp.url, IDENTITY)): Outbox {
  const outbox = startOutbox({
    store,
    send,
    log: (_level, event) => events.push(event),
    metrics: createMetrics(),
    now: () => time,
    // The tests wake it explicitly.
    every: 1_000_000,
  });
  open.push({ close: () => outbox.stop() });
  return outbox;
}

describe('forwarding', () => {
  test('a message stored before the start is sent, as the visitor wrote it', async () => {
    const store = openStore();
    await store.addMessage(message('m1'));
    await start(store).wake();
    expect(smtp.received).toHaveLength(1);
    const [mail] = smtp.received;
    expect(mail?.from).toBe('no-reply@picwright.example');
    expect(mail?.to).toEqual(['team@picwright.example']);
    expect(mail?.data).toMatch(/^Reply-To: Ada Lovelace <ada@example\.org>$/m);
    expect(mail?.data).toMatch(/^Subject: \[Picwright\] A question$/m);
    expect(mail?.data).toMatch(/^Message-ID: <m1@picwright\.example>$/m);
    expect(mail?.data).toMatch(/^Date: Mon, 30 Nov 2026 12:00:00 \+0000$/m);
    expect(await store.countWaiting()).toBe(0);
  });

  test('the text arrives complete', async () => {
    const store = openStore();
    await store.addMessage(message('m1'));
    await start(store).wake();
    const [, body = ''] = smtp.received[0]?.data.split('\n\n') ?? [];
    const isBase64 = /^Content-Transfer-Encoding: base64$/m.test(smtp.received[0]?.data ?? '');
    const text = isBase64
      ? Buffer.from(body, 'base64').toString()
      : body
          .replace(/=\n/g, '')
          .replace(/(=[0-9A-F]{2})+/g, (run) => Buffer.from(run.replaceAll('=', ''), 'hex').toString());
    expect(text.replaceAll('\r\n', '\n')).toContain(message('m1').message);
  });

  test('user input never becomes a header or a recipient', async () => {
    const store = openStore();
    const attack = 'x\r\nBcc: everyone@example.org\r\n\r\nother body';
    await store.addMessage({
      ...message('m1'),
      name: attack,
      subject: attack,
      email: `a@b.co>\r\nRCPT TO:<everyone@example.org`,
    });
    await start(store).wake();
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]?.to).toEqual(['team@picwright.example']);
    const [head = ''] = smtp.received[0]?.data.split('\n\n') ?? [];
    expect(head).not.toMatch(/^(Bcc|RCPT)/im);
    expect(
      head
        .match(/^[\w-]+:/gm)
        ?.map((name) => name.toLowerCase())
        .sort(),
    ).toEqual([
      'content-transfer-encoding:',
      'content-type:',
      'date:',
      'from:',
      'message-id:',
      'mime-version:',
      'reply-to:',
      'subject:',
      'to:',
    ]);
  });

  test('text that looks like an encoded word is not decoded', async () => {
    const store = openStore();
    // "Security alert" as an encoded word of RFC 2047: a mail client shows the words, the source shows the code.
    const coded = '=?utf-8?B?U2VjdXJpdHkgYWxlcnQ=?= and =?utf-8?Q?=0D=0ABcc:_x@y.example?=';
    await store.addMessage({ ...message('m1'), name: coded, subject: coded });
    await start(store).wake();
    const [head = ''] = smtp.received[0]?.data.split('\n\n') ?? [];
    const shown = (name: string) =>
      new RegExp(`^${name}: (.*(?:\\n[ \\t].*)*)`, 'm')
        .exec(head)?.[1]
        ?.replace(/\?=\s+=\?/g, '?==?')
        .replace(/=\?utf-8\?([QB])\?(.*?)\?=/gi, (_, kind: string, text: string) =>
          /b/i.test(kind)
            ? Buffer.from(text, 'base64').toString()
            : Buffer.from(
                text
                  .replaceAll('_', ' ')
                  .replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
                'latin1',
              ).toString(),
        )
        // The invisible character between the two.
        .replaceAll('\u2060', '');
    expect(shown('Subject')).toBe(`[Picwright] ${coded}`);
    expect(shown('Reply-To')).toBe(`${coded} <ada@example.org>`);
  });

  test('messages that arrive while it sends are sent too', async () => {
    const store = openStore();
    const sent: string[] = [];
    const outbox = start(store, async ({ id }) => {
      sent.push(id);
      if (id === 'm1') {
        await store.addMessage(message('m2'));
        void outbox.wake();
      }
    });
    await outbox.wake();
    await store.addMessage(message('m1'));
    await outbox.wake();
    expect(sent).toEqual(['m1', 'm2']);
  });
});

describe('a mail server that is down', () => {
  test('postpones the message, repeatedly', async () => {
    const store = openStore();
    await store.addMessage(message('m1'));
    smtp.reply = '451 try again later';
    const outbox = start(store);
    await outbox.wake();
    expect(smtp.connections).toBe(1);

    time += MINUTE - 1;
    await outbox.wake();
    expect(smtp.connections).toBe(1);
    time += 1;
    await outbox.wake();
    expect(smtp.connections).toBe(2);
    time += MINUTE;
    await outbox.wake();
    expect(smtp.connections).toBe(2);

    smtp.reply = '250 taken';
    time += MINUTE;
    await outbox.wake();
    expect(smtp.received).toHaveLength(1);
    expect(await store.countWaiting()).toBe(0);
    expect(events).toEqual(['mail-postponed', 'mail-postponed', 'mail-sent']);
  });

  test('loses no message over a restart', async () => {
    const store = openStore();
    await store.addMessage(message('m1'));
    const { url } = smtp;
    await smtp.close();
    const outbox = start(store, createSend(url, IDENTITY));
    await outbox.wake();
    await outbox.stop();
    expect(events).toEqual(['mail-postponed']);

    smtp = await startTestSmtp();
    time += MINUTE;
    await start(openStore()).wake();
    expect(smtp.received).toHaveLength(1);
  });

  test('does not block messages after a rejected one', async () => {
    const store = openStore();
    await store.addMessage(message('refused'));
    await store.addMessage({ ...message('welcome'), receivedAt: START + 1 });
    time += 1;
    const sent: string[] = [];
    const outbox = start(store, async ({ id }) => {
      if (id === 'refused') throw new Error('550 no');
      sent.push(id);
    });
    await outbox.wake();
    expect(sent).toEqual(['welcome']);
    expect(await store.countWaiting()).toBe(1);
  });

  test.each([
    [1, 1],
    [2, 2],
    [3, 4],
    [9, 256],
    [10, 360],
    [100, 360],
    [5000, 360],
  ])('attempt %i is followed by %i minutes of waiting', (attempt, minutes) => {
    expect(waitAfter(attempt)).toBe(minutes * MINUTE);
  });
});

describe('several servers', () => {
  test('send each message once', async () => {
    const stores = [openStore(), openStore(), openStore()];
    const ids = Array.from({ length: 20 }, (_, i) => `m${i}`);
    for (const id of ids) await stores[0]?.addMessage(message(id));
    await Promise.all(stores.map((store) => start(store).wake()));
    const sent = smtp.received.map(({ data }) => data.match(/^Message-ID: <(.*)@/m)?.[1] ?? '');
    expect(sent.sort()).toEqual(ids.sort());
  });

  test('another server sends the message of a server that died', async () => {
    const dead = openStore();
    await dead.addMessage(message('m1'));
    await dead.claimMessage(time, 5 * MINUTE);
    const outbox = start(openStore());
    await outbox.wake();
    expect(smtp.received).toHaveLength(0);
    time += 5 * MINUTE;
    await outbox.wake();
    expect(smtp.received).toHaveLength(1);
  });
});

describe('stopping', () => {
  test('waits for the current message and claims no other', async () => {
    const store = openStore();
    for (const id of ['m1', 'm2']) await store.addMessage(message(id));
    const sent: string[] = [];
    let arrive = () => {};
    const onItsWay = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    let release = () => {};
    const outbox = start(store, async ({ id }) => {
      arrive();
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      sent.push(id);
    });
    await onItsWay;
    const stopped = outbox.stop();
    release();
    await stopped;
    expect(sent).toEqual(['m1']);
    expect(await store.countWaiting()).toBe(1);
  });

  test('an unavailable store is logged, and tried again', async () => {
    const store = openStore();
    let broken = true;
    const outbox = start({
      ...store,
      claimMessage: (...question) => (broken ? Promise.reject(new Error('gone')) : store.claimMessage(...question)),
    });
    await outbox.wake();
    expect(events).toEqual(['outbox-failed']);
    broken = false;
    await store.addMessage(message('m1'));
    await outbox.wake();
    expect(smtp.received).toHaveLength(1);
  });
});
