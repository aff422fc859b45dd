import { expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstCode, firstError } from '#testing/authOperations.ts';
import { buildCompanyWithAdmin } from '#testing/company.ts';
import { identitySecret } from './installation.ts';

const api = await apiForTests();
const FIELDS = '{ installation { snippet allowedDomains identityMode hasIdentitySecret } }';
const DOMAINS = `mutation ($input: SetAllowedDomainsInput!) { setAllowedDomains(input: $input) ${FIELDS} }`;
const MODE = `mutation ($id: ID!, $mode: IdentityMode!) { setIdentityMode(id: $id, mode: $mode) ${FIELDS} }`;
const RENEW = 'mutation ($id: ID!) { renewIdentitySecret(id: $id) }';

it('gives the line of HTML that shows the assistant', async () => {
  const { ask, assistantId, clientId } = await buildCompanyWithAdmin(api);

  const { data } = await ask(`{ assistants ${FIELDS} }`);

  expect(data.assistants[0].installation.snippet).toBe(
    `<script async src="${api.deps.config.chatUrl}/widget.js" data-client-id="${clientId}" data-assistant-id="${assistantId}"></script>`,
  );
});

it('keeps the hosts of what is entered, each once, and names what is none', async () => {
  const { ask, assistantId } = await buildCompanyWithAdmin(api);
  const set = (domains: string[]) => ask(DOMAINS, { input: { assistantId, domains } });

  const kept = await set(['https://Shop.example/boots?x=1', 'shop.example', '*.shop.example']);
  const wrong = await set(['shop.example', 'not a host']);

  expect(kept.data.setAllowedDomains.installation.allowedDomains).toEqual(['shop.example', '*.shop.example']);
  expect(firstError({ body: wrong })).toMatchObject({ extensions: { code: 'BAD_INPUT', field: 'input.domains.1' } });
});

it('shows the identity secret once, keeps it sealed, and asks for it before proof is asked for', async () => {
  const { ask, assistantId: id } = await buildCompanyWithAdmin(api);
  expect(firstCode({ body: await ask(MODE, { id, mode: 'Required' }) })).toBe('BAD_INPUT');

  const secret = (await ask(RENEW, { id })).data.renewIdentitySecret;
  const { data } = await ask(MODE, { id, mode: 'Required' });

  expect(data.setIdentityMode.installation).toMatchObject({ identityMode: 'Required', hasIdentitySecret: true });
  const row = await api.db.assistant.findUniqueOrThrow({ where: { id } });
  expect(row.identitySecret).not.toContain(secret);
  expect(identitySecret(api.deps.config, row)).toBe(secret);
});
