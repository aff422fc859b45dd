import { once } from 'node:events';
import http from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import type { User } from '@parley/db';
import { buildUser } from '@parley/db/factories/auth';
import { apiForTests } from '#testing/apiForTests.ts';
import { forgotPassword, recoveryMails, recoveryToken } from '#testing/authOperations.ts';
import { backgroundWorkDone } from '#background/inBackground.ts';

const api = await apiForTests();
let user: User;
beforeEach(async () => {
  await api.db.throttle.deleteMany();
  api.mails.length = 0;
  user = await buildUser(api.db);
});

describe('asking for a new password', () => {
  it("mails a link to the dashboard's own page, in both forms of the mail", async () => {
    const token = await recoveryToken(api, user.email);

    const [mail] = recoveryMails(api, user.email);
    const link = `${api.deps.config.webUrl}/reset-password?token=${token}`;
    expect(mail?.text).toContain(link);
    expect(mail?.html).toContain(`href="${link}"`);
  });

  it('answers an unknown mail the same and mails nobody', async () => {
    const unknown = await forgotPassword(api, 'nobody@nowhere.example');
    const known = await forgotPassword(api, user.email);
    await backgroundWorkDone();

    expect({ status: unknown.status, body: unknown.body }).toEqual({ status: known.status, body: known.body });
    expect(known.body).toEqual({ data: { forgotPassword: true } });
    expect(api.mails).toHaveLength(1);
  });

  it('takes the address in the link from the configuration, whatever host the request names', async () => {
    const origin = await api.listen();
    const request = http.request(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    });
    request.end(
      JSON.stringify({ query: `mutation { forgotPassword(input: { email: "${user.email}" }) }`, variables: {} }),
    );
    const [response] = await once(request, 'response');
    response.resume();
    await once(response, 'end');
    await backgroundWorkDone();

    expect(recoveryMails(api, user.email)).toHaveLength(1);
    expect(JSON.stringify(api.mails)).not.toContain('evil.example');
  });

  it('shows a name as text, whatever it is made of', async () => {
    await api.db.user.update({ where: { id: user.id }, data: { name: '<img src=x onerror=alert(1)>' } });

    await recoveryToken(api, user.email);

    expect(recoveryMails(api, user.email)[0]?.html).not.toContain('<img');
  });

  it('stores no token that could be used as it is', async () => {
    const token = await recoveryToken(api, user.email);

    expect(JSON.stringify(await api.db.oneTimeToken.findMany())).not.toContain(token);
  });
});
