import { Script } from 'node:vm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OutgoingMail } from '#context.ts';
import { createSupportChatStandIn } from './supportChatStandIn.ts';

const ORIGIN = 'http://localhost:4000';
const mails: OutgoingMail[] = [];
const standIn = createSupportChatStandIn({
  basePath: '/stand-ins/support-chat',
  sendMail: async (mail) => void mails.push(mail),
});

beforeEach(() => {
  mails.length = 0;
});

const maya = { name: 'Maya Lindqvist', email: 'maya@northwindoutdoor.com' };

function write(message: unknown, type = 'application/json') {
  return standIn(
    new Request(`${ORIGIN}/stand-ins/support-chat/messages`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: JSON.stringify(message),
    }),
  );
}

describe('the support chat', () => {
  it('serves a script that parses', async () => {
    const response = await standIn(new Request(`${ORIGIN}/stand-ins/support-chat/script.js`));

    expect(response?.headers.get('content-type')).toContain('text/javascript');
    const script = (await response?.text()) ?? '';
    expect(() => new Script(script)).not.toThrow();
  });

  it('delivers a message as a mail that can be answered, and says so', async () => {
    const response = await write({ ...maya, body: ' <b>Help</b> ' });

    expect(await response?.json()).toEqual({ reply: expect.stringContaining('maya@northwindoutdoor.com') });
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('<b>Help</b>\n\nAnswer to Maya Lindqvist <maya@northwindoutdoor.com>');
    expect(mails[0]?.html).not.toContain('<b>');
  });

  it.each([
    ['no text', { ...maya, body: ' ' }],
    ['too much text', { ...maya, body: 'x'.repeat(5001) }],
    ['no address', { ...maya, email: 'maya', body: 'Help' }],
    ['nothing', null],
  ])('refuses a message with %s', async (_, message) => {
    expect((await write(message))?.status).toBe(400);
    expect(mails).toEqual([]);
  });

  it('takes nothing that a page of others could send', async () => {
    expect((await write({ ...maya, body: 'Help' }, 'text/plain'))?.status).toBe(415);
  });

  it('leaves other addresses to others', async () => {
    expect(await standIn(new Request(`${ORIGIN}/graphql`))).toBeNull();
    expect((await standIn(new Request(`${ORIGIN}/stand-ins/support-chat/else`)))?.status).toBe(404);
  });
});
