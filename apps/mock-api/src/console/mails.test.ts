import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSendMail } from '#outside/mail.ts';
import { type ConsoleTestApi, createConsoleTestApi } from '#testing/consoleTestApi.ts';

describe('the mailbox', () => {
  let api: ConsoleTestApi;
  beforeAll(async () => {
    api = await createConsoleTestApi();
  });
  beforeEach(() => api.call('DELETE', '/console/mails'));
  afterAll(() => api.close());

  const send = (to: string, subject: string, html = '<p>Hello</p>') =>
    createSendMail(api.deps)({ to, subject, text: `Hello, see http://localhost:3000/x?token=1 for more.`, html });
  const firstId = async () => {
    const { body } = await api.call('GET', '/console/mails');
    return body.mails[0].id;
  };

  it('lists mails, newest first', async () => {
    await send('mira@parley.example', 'First');
    await api.call('PUT', '/console/clock', { advance: 60_000 });
    await send('noah@parley.example', 'Second');

    expect(await api.call('GET', '/console/mails')).toMatchObject({
      body: { mails: [{ subject: 'Second', to: 'noah@parley.example' }, { subject: 'First' }] },
    });
  });

  it('shows those to one person', async () => {
    await send('mira@parley.example', 'Hers');
    await send('noah@parley.example', 'His');
    const { body } = await api.call('GET', '/console/mails?to=Mira@parley.example');

    expect(body.mails).toHaveLength(1);
    expect(body.mails).toMatchObject([{ subject: 'Hers', text: expect.stringContaining('token=1') }]);
  });

  it('is emptied', async () => {
    await send('mira@parley.example', 'One');

    expect(await api.call('DELETE', '/console/mails')).toMatchObject({ body: { deleted: 1 } });
    expect(await api.call('GET', '/console/mails')).toMatchObject({ body: { mails: [] } });
  });

  it('shows the HTML where it can neither run nor load anything', async () => {
    await send(
      'mira@parley.example',
      'Odd',
      '<html><head><title>x</title></head><body><script>1</script></body></html>',
    );
    const response = await fetch(`${api.origin}/console/mails/${await firstId()}/html`);
    const policy = response.headers.get('content-security-policy');

    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/sandbox(?!.*allow-(scripts|same-origin|top-navigation))/);
    expect(await response.text()).toContain('<head><base target="_blank">');
  });

  it('escapes what mails say', async () => {
    await send('mira@parley.example', '<img src=x onerror=alert(1)>');
    const page = await (await fetch(`${api.origin}/console/mailbox/${await firstId()}?form=text`)).text();

    expect(page).not.toContain('<img src=x');
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(page).toMatch(/<a [^>]*href="http:\/\/localhost:3000\/x\?token=1"/);
  });

  it('says when a mail is gone', async () => {
    expect(await api.call('GET', '/console/mails/mail_gone')).toMatchObject({
      status: 404,
      body: { message: 'This mail is not in the mailbox any more.' },
    });
  });
});
