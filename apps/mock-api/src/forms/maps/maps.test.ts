import { newForm } from '@parley/form/newForm';
import { question } from '@parley/form/templates';
import { buildUsagePeriod } from '@parley/db/factories/billing';
import { buildFormSubmission, buildFormTemplate } from '@parley/db/factories/forms';
import { buildConversation } from '@parley/db/factories/inbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { backgroundWorkDone } from '#background/inBackground.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstError, HOUR } from '#testing/authOperations.ts';
import { buildCompanyWithAdmin } from '#testing/company.ts';

const api = await apiForTests();
const ENDS_AT = new Date(api.clock.now().getTime() + 240 * HOUR);
const LIMIT = 500;
const BERN = { street: 'Kramgasse 49', postalCode: '3011', city: 'Bern', country: 'Switzerland' };
const CONTENT = newForm({ name: 'Pick-up', fields: [question('Address', 'Where?', { key: 'where' })] });

let company: Awaited<ReturnType<typeof buildCompanyWithAdmin>>;
let formTemplateId: string;
beforeEach(async () => {
  api.standInFaults.switchOff();
  company = await buildCompanyWithAdmin(api);
  formTemplateId = (await buildFormTemplate(api.db, { clientId: company.clientId, content: CONTENT })).id;
});

const submission = async (where: object = BERN) =>
  (await buildFormSubmission(api.db, { formTemplateId, answers: { where } })).id;
const draw = async (id: string) => ({
  body: await company.ask(
    'mutation ($id: ID!) { drawAddressMap(submissionId: $id, fieldId: "where") { addressMaps { fieldId url } } }',
    { id },
  ),
});
const used = (count: number) =>
  buildUsagePeriod(api.db, { clientId: company.clientId, endsAt: ENDS_AT, used: { MapRequests: { '': count } } });
async function counted(metric: string): Promise<number> {
  const { usage } = (await company.ask('{ usage { meters { metric used } } }')).data;
  return usage.meters.find((meter: { metric: string }) => meter.metric === metric).used;
}

/** What a visitor sends in, of a form that was sent to them. */
async function sendIn() {
  const { clientId, assistantId, visitor } = company;
  const { id: conversationId } = await buildConversation(api.db, { clientId, assistantId, visitorId: visitor.id });
  const sent = await api.run(
    `mutation ($conversationId: ID!, $formTemplateId: ID!) {
      sendForm(conversationId: $conversationId, formTemplateId: $formTemplateId, key: "form") { message { id } } }`,
    { token: company.agentToken, variables: { conversationId, formTemplateId } },
  );
  const answer = await api.run(
    'mutation ($id: ID!, $answers: FormAnswers!) { submitForm(messageId: $id, answers: $answers) { chatForm { state } } }',
    {
      token: company.visitorToken,
      variables: { id: sent.body.data.sendForm.message.id, answers: { where: BERN } },
    },
  );
  await backgroundWorkDone();
  return answer.body;
}

describe('the map of an address', () => {
  it('is drawn when it was sent in, and counts one map request', async () => {
    await sendIn();

    const { submissionId, mediaType } = await api.db.mapPreview.findFirstOrThrow({
      where: { submission: { formTemplateId } },
    });
    expect(mediaType).toBe('image/png');
    expect(await counted('MapRequests')).toBe(1);
    const [{ url }] = (await draw(submissionId)).body.data.drawAddressMap.addressMaps;
    expect(await counted('MapRequests')).toBe(1);
    const picture = await api.api.fetch(new Request(url));
    expect(picture.headers.get('content-type')).toBe('image/png');
    const forged = url.replace(/signature=./, (start: string) => `signature=${start.endsWith('x') ? 'y' : 'x'}`);
    expect((await api.api.fetch(new Request(forged))).status).toBe(403);
  });

  it('at the limit is not drawn: staff is told why, and the visitor has sent in all the same', async () => {
    await used(LIMIT);

    expect((await sendIn()).data.submitForm.chatForm.state).toBe('Complete');
    expect(await api.db.mapPreview.count({ where: { submission: { formTemplateId } } })).toBe(0);
    const { id } = await api.db.formSubmission.findFirstOrThrow({ where: { formTemplateId } });
    expect(firstError(await draw(id))).toMatchObject({
      message: expect.stringMatching(/^All 500 map requests of your plan are used until/),
      extensions: { code: 'LIMIT_REACHED' },
    });
    expect(await counted('MapRequests')).toBe(LIMIT);
  });

  it('goes on where the company chose so', async () => {
    await used(LIMIT);
    await api.db.limitPolicy.create({
      data: { clientId: company.clientId, metric: 'MapRequests', atLimit: 'NotifyOnly' },
    });

    expect((await draw(await submission())).body.errors).toBeUndefined();
    expect(await counted('MapRequests')).toBe(LIMIT + 1);
  });

  it.each([
    ['ServerError', 'Google Maps is in trouble (503).'],
    ['RateLimit', 'Google Maps asks us to wait.'],
    ['Unauthorized', 'Google Maps does not accept our key.'],
    ['Malformed', 'Google Maps answered something that is no map.'],
  ] as const)('counts nothing where the service fails: %s', async (kind, message) => {
    api.standInFaults.switchOn('google-maps', kind, 1);
    const id = await submission();

    expect(firstError(await draw(id))).toMatchObject({ message, extensions: { code: 'MAPS_UNREACHABLE' } });
    expect(await counted('MapRequests')).toBe(0);
    expect((await draw(id)).body.errors).toBeUndefined();
  });

  it('that nobody knows is told of', async () => {
    const id = await submission({ ...BERN, city: 'Nowhere' });

    expect(firstError(await draw(id)).message).toBe('Google Maps does not know this address.');
  });

  it('is gone with the submission', async () => {
    const id = await submission();
    await draw(id);
    await company.ask('mutation ($ids: [ID!]!) { deleteFormSubmissions(ids: $ids) }', { ids: [id] });

    expect(await api.db.mapPreview.count({ where: { submissionId: id } })).toBe(0);
  });
});
