import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SMTPServer } from 'smtp-server';
import { createTestApi, type TestApi } from '#testing/testApi.ts';
import { createSendMail, forgetMailTexts } from './mail.ts';

type Received = { from: string; to: string[]; source: string };

const MAIL = { to: 'maya@northwindoutdoor.com', subject: 'Grüße', text: 'In plain text', html: '<p>In HTML</p>' };

let api: TestApi;
let received: Received[];
let smtpUrl: string;
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk) => chunks.push(chunk));
    stream.on('end', () => {
      const { mailFrom, rcptTo } = session.envelope;
      received.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        source: Buffer.concat(chunks).toString(),
      });
      done();
    });
  },
});

beforeAll(async () => {
  api = await createTestApi();
  const listening = smtp.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  smtpUrl = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
beforeEach(async () => {
  received = [];
  await api.db.mail.deleteMany();
});
afterAll(async () => {
  await new Promise<void>((resolve) => smtp.close(resolve));
  await api.close();
});

const sender = (url: string | null, isProduction = false) =>
  createSendMail({ db: api.db, clock: api.clock, config: { ...api.deps.config, smtpUrl: url, isProduction } });

describe('sending mail', () => {
  it('stores it for the mailbox, dated by the clock of the API', async () => {
    api.clock.setOffset(24 * 60 * 60_000);

    await sender(null)(MAIL);

    const [stored] = await api.db.mail.findMany();
    expect(stored).toMatchObject(MAIL);
    expect(stored?.sentAt.getTime()).toBeGreaterThan(Date.now() + 23 * 60 * 60_000);
    expect(received).toEqual([]);
  });

  it('delivers it by SMTP when that is configured, and stores it all the same', async () => {
    await sender(smtpUrl)(MAIL);

    expect(received).toEqual([
      { from: 'no-reply@parley.localhost', to: ['maya@northwindoutdoor.com'], source: expect.any(String) },
    ]);
    expect(received[0]?.source).toContain('multipart/alternative');
    expect(received[0]?.source).toContain('In plain text');
    expect(received[0]?.source).toContain('<p>In HTML</p>');
    expect(await api.db.mail.count()).toBe(1);
  });

  it('keeps in production that it was sent, and nothing of what it says', async () => {
    const token = 'https://parley.example/reset-password?token=secret';
    await sender(smtpUrl, true)({ ...MAIL, text: token, html: token });

    expect(received[0]?.source).toMatch(/token=(3D)?secret/);
    const [stored] = await api.db.mail.findMany();
    expect(stored).toMatchObject({ to: MAIL.to, subject: MAIL.subject, text: '', html: '' });
  });

  it('of which texts were kept before is cleared of them when production begins', async () => {
    await sender(null)(MAIL);

    await forgetMailTexts(api.db);

    expect(await api.db.mail.findMany()).toMatchObject([{ subject: MAIL.subject, text: '', html: '' }]);
  });

  it('says where an answer goes', async () => {
    await sender(smtpUrl)({ ...MAIL, replyTo: 'help@northwindoutdoor.com' });

    expect(received[0]?.source).toMatch(/^Reply-To: help@northwindoutdoor\.com\r$/m);
    expect(await api.db.mail.findFirst()).toMatchObject({ replyTo: 'help@northwindoutdoor.com' });
  });

  it('lets no name or subject add a header or a recipient', async () => {
    await sender(smtpUrl)({ ...MAIL, subject: 'Hello\r\nBcc: everybody@example.com' });

    expect(received[0]?.to).toEqual(['maya@northwindoutdoor.com']);
    expect(received[0]?.source).not.toMatch(/^Bcc:/m);
  });

  it('fails when the server cannot be reached, and keeps the stored copy', async () => {
    await expect(sender('smtp://127.0.0.1:1')(MAIL)).rejects.toThrow('ECONNREFUSED');

    expect(await api.db.mail.count()).toBe(1);
  });
});
