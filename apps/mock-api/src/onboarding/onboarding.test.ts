import { beforeEach, describe, expect, it } from 'vitest';
import type { User } from '@parley/db';
import { buildUser } from '@parley/db/factories/auth';
import { buildClient } from '@parley/db/factories/billing';
import { apiForTests } from '#testing/apiForTests.ts';
import { png } from '#testing/files.ts';
import { staffToken } from '#testing/tokens.ts';
import { isOnboarded, requireOnboarded } from './requireOnboarded.ts';

const api = await apiForTests();
let clientId: string;
let admin: User;
beforeEach(async () => {
  clientId = (await buildClient(api.db, { name: 'Quill & Co', subscription: null })).id;
  admin = await buildUser(api.db, { clientId, role: 'Admin', name: 'Quinn Abbot' });
});

const ask = async (document: string, variables: Record<string, unknown> = {}, by = admin) =>
  (await api.run(document, { variables, token: await staffToken(api.deps, by) })).body;

const FIELDS = `{ id step website timezone companySize assistantTitle assistantColour greeting subscriptionType paysLater
  chatUrl snippet lastPingUrl client { id name country phone } }`;
const READ = `{ onboarding ${FIELDS} }`;
const DETAILS = `mutation($input: OnboardingDetailsInput!) { saveOnboardingDetails(input: $input) ${FIELDS} }`;
const CHAT = `mutation($input: OnboardingChatInput!) { saveOnboardingChat(input: $input) ${FIELDS} }`;
const PLAN = `mutation($plan: ClientSubscriptionType!) { chooseOnboardingPlan(subscriptionType: $plan) ${FIELDS} }`;
const LATER = `mutation { payOnboardingLater ${FIELDS} }`;
const SEND = 'mutation($email: String!) { sendInstallInstructions(email: $email) }';
const VISIT = `mutation($clientId: ID!, $assistantId: ID!) {
  startVisitorSession(clientId: $clientId, assistantId: $assistantId) { token }
}`;
const FINISH = 'mutation { finishOnboarding { id client { id subscription { type status } } } }';

const COMPANY = { country: 'CH', timezone: 'Europe/Zurich', companySize: 'UpTo50' };
const ASSISTANT = {
  assistantTitle: 'Quilly',
  assistantColour: '#964624',
  greeting: 'Hello. What are you looking for?',
};

const read = async () => (await ask(READ)).data.onboarding;
const saveDetails = (input: object) => ask(DETAILS, { input });
const saveChat = (input: object) => ask(CHAT, { input });
const subscriptions = async () => {
  const { stripeCustomerId } = await api.db.client.findUniqueOrThrow({ where: { id: clientId } });
  return stripeCustomerId === null
    ? []
    : (await api.deps.stripe.subscriptions.list({ customer: stripeCustomerId })).data;
};

/** Everything but the end. */
async function upToInstall(plan = 'Pro') {
  await saveDetails(COMPANY);
  await saveChat(ASSISTANT);
  await ask(PLAN, { plan });
  return (await ask(LATER)).data?.payOnboardingLater;
}

async function addCard(method = 'pm_card_visa') {
  const secret = String((await ask('mutation { createStripeSetupIntent }')).data.createStripeSetupIntent);
  await api.deps.stripe.setupIntents.confirm(secret.split('_secret_')[0] ?? '', { payment_method: method });
}

describe('the steps of an onboarding', () => {
  it('begin with the details, of which the name is known from signing up', async () => {
    expect(await read()).toMatchObject({ step: 'Details', timezone: null, client: { name: 'Quill & Co' } });
  });

  it('follow each other as each is done, and are kept', async () => {
    expect((await saveDetails(COMPANY)).data.saveOnboardingDetails.step).toBe('Chat');
    expect((await saveChat(ASSISTANT)).data.saveOnboardingChat.step).toBe('Subscription');
    expect((await ask(PLAN, { plan: 'Pro' })).data.chooseOnboardingPlan.step).toBe('Payment');
    expect((await ask(LATER)).data.payOnboardingLater.step).toBe('Install');
    expect(await read()).toMatchObject({ step: 'Install', ...ASSISTANT, subscriptionType: 'Pro', paysLater: true });
  });

  it('may be done in any order: the first that lacks something counts', async () => {
    await ask(PLAN, { plan: 'Starter' });
    expect((await saveChat(ASSISTANT)).data.saveOnboardingChat.step).toBe('Details');
    expect((await saveDetails(COMPANY)).data.saveOnboardingDetails.step).toBe('Payment');
  });

  it('stay undone while something of them is missing', async () => {
    expect((await saveDetails({ country: 'CH' })).data.saveOnboardingDetails.step).toBe('Details');
    expect((await saveDetails({ timezone: 'Europe/Zurich' })).data.saveOnboardingDetails.step).toBe('Details');
    expect((await saveDetails({ companySize: 'Over1000' })).data.saveOnboardingDetails.step).toBe('Chat');
  });

  it('leave out payment once there is a card, and for who pays by invoice', async () => {
    await saveDetails(COMPANY);
    await saveChat(ASSISTANT);
    await ask(PLAN, { plan: 'Enterprise' });
    await addCard();
    await ask('{ paymentMethods { id } }');
    expect((await read()).step).toBe('Install');

    await api.db.client.update({
      where: { id: clientId },
      data: { manuallyInvoiced: true, paymentMethodEntered: false },
    });
    expect((await read()).step).toBe('Install');
  });
});

describe('what is said in an onboarding', () => {
  it('is merged with what another tab has saved', async () => {
    await saveDetails({ ...COMPANY, phone: '+41 31 555 01 07' });
    await saveDetails({ name: ' Quill AG ', website: 'Quill.example/shop' });
    expect(await read()).toMatchObject({
      timezone: 'Europe/Zurich',
      companySize: 'UpTo50',
      website: 'https://quill.example/shop',
      client: { name: 'Quill AG', country: 'CH', phone: '+41 31 555 01 07' },
    });
  });

  it('is taken away where it may be missing', async () => {
    await saveDetails({ phone: '+41 31 555 01 07', website: 'https://quill.example' });
    await saveDetails({ phone: '', website: null });
    expect(await read()).toMatchObject({ website: null, client: { phone: null } });
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: null }],
    ['name', { name: 'x'.repeat(10_000) }],
    ['name', { name: 'Quill\nAG' }],
    ['country', { country: 'Switzerland' }],
    ['country', { country: 'ZQ' }],
    ['country', { country: null }],
    ['phone', { phone: '031 555 01 07' }],
    ['phone', { phone: '+41' }],
    ['phone', { phone: '+41 31 555 01 07 0000 0000' }],
    ['phone', { phone: '+41 31 call me' }],
    ['website', { website: 'quill' }],
    ['website', { website: 'javascript:alert(1)' }],
    ['website', { website: 'javascript://quill.example/%0aalert(1)' }],
    ['website', { website: 'https://maya:secret@quill.example' }],
    ['website', { website: 'http://192.168.0.1' }],
    ['timezone', { timezone: 'Europe/Atlantis' }],
    ['timezone', { timezone: '+01:00' }],
    ['companySize', { companySize: null }],
  ])('is refused beside its field, and nothing is kept: %s, %j', async (field, wrong) => {
    const before = await read();
    const { errors } = await saveDetails({ ...COMPANY, ...wrong });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field });
    expect(errors?.[0]?.message).toMatch(/^[A-Z].*\.$/);
    expect(await read()).toEqual(before);
  });

  it.each([
    ['assistantTitle', { assistantTitle: '' }],
    ['assistantTitle', { assistantTitle: 'x'.repeat(61) }],
    ['assistantColour', { assistantColour: 'teal' }],
    ['assistantColour', { assistantColour: '#00625A; background: url(x)' }],
    ['greeting', { greeting: '  ' }],
    ['greeting', { greeting: 'x'.repeat(201) }],
  ])('is refused of the assistant as well: %s, %j', async (field, wrong) => {
    const { errors } = await saveChat({ ...ASSISTANT, ...wrong });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field });
    expect(await read()).toMatchObject({ step: 'Details', assistantTitle: null });
  });

  it('takes a picture that the same person uploaded, and no other', async () => {
    const image = { mediaType: 'image/png', bytes: png(), createdAt: new Date() };
    const own = await api.db.avatarImage.create({
      data: { id: `avtr_${clientId}`, clientId, uploaderId: admin.id, ...image },
    });
    const stranger = await buildUser(api.db);
    const foreign = await api.db.avatarImage.create({
      data: { id: `avtr_${stranger.id}`, clientId: stranger.clientId, uploaderId: stranger.id, ...image },
    });
    for (const wrong of [foreign.id, 'avtr_none']) {
      const { errors } = await saveChat({ ...ASSISTANT, assistantAvatarImageId: wrong });
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'assistantAvatarImageId' });
      expect((await read()).assistantTitle).toBeNull();
    }
    await upToInstall();
    await saveChat({ assistantAvatarImageId: own.id });
    await saveChat({ greeting: 'Hello again.' });
    await ask(FINISH);
    const [assistant] = await api.db.assistant.findMany({ where: { clientId } });
    expect(assistant?.avatar).toBe(`/assistants/avatar/${own.id}`);
    expect(await api.db.avatarImage.findUnique({ where: { id: own.id } })).toMatchObject({ ownerId: assistant?.id });
  });

  it('may hold markup, which is text', async () => {
    await saveDetails({ name: '<b>Quill</b>' });
    expect((await read()).client.name).toBe('<b>Quill</b>');
  });

  it('is for those who manage the company', async () => {
    const staff = await buildUser(api.db, { clientId });
    const pending = await buildUser(api.db, { clientId, role: 'Admin', status: 'Pending' });
    for (const person of [staff, pending]) {
      for (const document of [READ, LATER, FINISH]) {
        expect((await ask(document, {}, person)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
      }
    }
  });
});

describe('paying later', () => {
  it('is for plans with a trial', async () => {
    expect((await ask(LATER)).errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    await ask(PLAN, { plan: 'Enterprise' });
    expect((await ask(LATER)).errors?.[0]?.message).toContain('Enterprise has no free trial');
  });

  it('ends when a plan without a trial is chosen', async () => {
    await upToInstall('Pro');
    expect((await ask(PLAN, { plan: 'Starter' })).data.chooseOnboardingPlan.step).toBe('Install');
    expect((await ask(PLAN, { plan: 'Enterprise' })).data.chooseOnboardingPlan).toMatchObject({
      step: 'Payment',
      paysLater: false,
    });
  });
});

describe('finishing an onboarding', () => {
  it('begins the trial of 14 days and makes the assistant, whose chat opens then', async () => {
    const { chatUrl } = await upToInstall('Pro');
    expect((await ask(FINISH)).data.finishOnboarding.client.subscription).toEqual({ type: 'Pro', status: 'Trialing' });
    // Which is confirmed by mail.
    expect(await api.db.billingNotice.findMany({ where: { clientId } })).toMatchObject([{ kind: 'PlanChanged' }]);

    const { trialEndsAt } = await api.db.clientSubscription.findUniqueOrThrow({ where: { clientId } });
    const days = ((trialEndsAt?.getTime() ?? 0) - api.clock.now().getTime()) / (24 * 60 * 60_000);
    expect(Math.round(days)).toBe(14);
    const assistants = await api.db.assistant.findMany({ where: { clientId } });
    expect(assistants).toMatchObject([{ title: 'Quilly', shortcode: 'quilly' }]);
    const { searchParams } = new URL(chatUrl);
    const opened = await api.run(
      'mutation($c: ID!, $a: ID!) { startVisitorSession(clientId: $c, assistantId: $a) { assistant { title config } } }',
      { variables: { c: searchParams.get('clientId'), a: searchParams.get('assistantId') } },
    );
    expect(opened.body.data.startVisitorSession.assistant).toMatchObject({
      title: 'Quilly',
      config: { appearance: { mainColour: '#964624' }, homePage: { greeting: { en: ASSISTANT.greeting } } },
    });
  });

  it('has nothing to finish before the last step', async () => {
    await saveDetails(COMPANY);
    expect((await ask(FINISH)).errors?.[0]?.extensions.code).toBe('TOO_EARLY');
    expect(await api.db.assistant.count({ where: { clientId } })).toBe(0);
  });

  it('makes one subscription and one assistant, however often it is asked for', async () => {
    await upToInstall();
    const answers = await Promise.all([ask(FINISH), ask(FINISH), ask(FINISH)]);
    expect(answers.flatMap(({ errors = [] }) => errors)).toEqual([]);
    expect((await ask(FINISH)).errors).toBeUndefined();
    expect(await subscriptions()).toHaveLength(1);
    expect(await api.db.assistant.count({ where: { clientId } })).toBe(1);
    expect(await api.db.auditEntry.findMany({ where: { clientId } })).toMatchObject([
      { action: 'OnboardingFinished', actorName: 'Quinn Abbot', detail: 'Pro plan' },
    ]);
  });

  it('begins the history of plan and bill', async () => {
    await upToInstall();
    await ask(FINISH);

    const { data } = await ask(
      '{ auditLog(first: 5, filter: { domain: Billing }) { edges { node { action detail } } } }',
    );

    expect(data.auditLog.edges).toEqual([{ node: { action: 'OnboardingFinished', detail: 'Pro plan' } }]);
  });

  it('finds a subscription whose answer was lost, and follows a plan that was changed since', async () => {
    await upToInstall('Pro');
    await ask(FINISH);
    // As if the process had ended before it wrote down what Stripe said.
    await api.db.clientSubscription.delete({ where: { clientId } });
    await ask(PLAN, { plan: 'Starter' });
    expect((await ask(FINISH)).data.finishOnboarding.client.subscription.type).toBe('Starter');
    expect(await subscriptions()).toHaveLength(1);
    expect(await api.db.assistant.count({ where: { clientId } })).toBe(1);
  });

  it('leaves the onboarding open when the card does not pay, and ends with another one', async () => {
    await saveDetails(COMPANY);
    await saveChat(ASSISTANT);
    await ask(PLAN, { plan: 'Enterprise' });
    await addCard('pm_card_chargeCustomerFail');
    expect((await ask(FINISH)).errors?.[0]?.extensions.code).toBe('PAYMENT_REFUSED');
    expect((await read()).step).not.toBe('Done');
    // Nobody chats with what nobody pays for.
    const { id: assistantId } = await api.db.assistant.findFirstOrThrow({ where: { clientId } });
    const visit = await api.run(VISIT, { variables: { clientId, assistantId } });
    expect(visit.body.errors?.[0]?.extensions.code).toBe('NOT_FOUND');

    await saveChat({ assistantTitle: 'Scribe' });
    await addCard();
    const cards = (await ask('{ paymentMethods { id isDefault } }')).data.paymentMethods;
    const other = cards.find(({ isDefault }: { isDefault: boolean }) => !isDefault);
    await ask('mutation($id: ID!) { setDefaultPaymentMethod(id: $id) { id } }', { id: other.id });
    expect((await ask(FINISH)).data.finishOnboarding.client.subscription).toEqual({
      type: 'Enterprise',
      status: 'Active',
    });
    expect(await api.db.assistant.findMany({ where: { clientId } })).toMatchObject([{ title: 'Scribe' }]);
  });

  it('asks nothing of Stripe for who pays by invoice', async () => {
    await api.db.client.update({ where: { id: clientId }, data: { manuallyInvoiced: true } });
    await saveDetails(COMPANY);
    await saveChat(ASSISTANT);
    await ask(PLAN, { plan: 'Enterprise' });
    expect((await ask(FINISH)).data.finishOnboarding.client.subscription).toEqual({
      type: 'Enterprise',
      status: 'Active',
    });
    expect(await subscriptions()).toEqual([]);
  });

  it('is what lets people be invited, and ends what can be changed here', async () => {
    await upToInstall();
    expect(await isOnboarded(api.deps, clientId)).toBe(false);
    await expect(requireOnboarded(api.deps, clientId)).rejects.toMatchObject({ extensions: { code: 'TOO_EARLY' } });
    await ask(FINISH);
    await expect(requireOnboarded(api.deps, clientId)).resolves.toBeUndefined();
    expect((await read()).step).toBe('Done');
    for (const late of [await saveDetails(COMPANY), await saveChat(ASSISTANT), await ask(PLAN, { plan: 'Pro' })]) {
      expect(late.errors?.[0]?.extensions.code).toBe('TOO_LATE');
    }
  });
});

describe('the line of HTML before the onboarding is finished', () => {
  const onPage = async (path: string, init?: RequestInit) =>
    api.api.fetch(new Request(`http://localhost/widget/${path}`, init), { ip: '203.0.113.7' });
  const ping = (ids: object) =>
    onPage('ping', {
      method: 'POST',
      body: JSON.stringify({ ...ids, url: 'https://quill.example/pens?mail=q@x.example' }),
    });

  it('shows nothing yet, is seen, and is seen still by the assistant that it makes', async () => {
    const { snippet } = await upToInstall();
    const assistantId = /data-assistant-id="([^"]+)"/.exec(snippet)?.[1] ?? '';
    const heard = api.deps.events.subscribe('onboarding:pinged', clientId);

    const answer = await onPage(`config?clientId=${clientId}&assistantId=${assistantId}&host=quill.example`);
    expect(await answer.json()).toEqual({ isShown: false, reason: 'NotYet' });
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect((await ping({ clientId, assistantId })).status).toBe(204);

    expect((await heard.next()).value).toEqual({ clientId });
    await heard.return?.();
    expect((await read()).lastPingUrl).toBe('https://quill.example/pens');
    await ask(FINISH);
    expect(await api.db.assistant.findUniqueOrThrow({ where: { id: assistantId } })).toMatchObject({
      lastPingUrl: 'https://quill.example/pens',
    });
  });

  it('is of one assistant only', async () => {
    await upToInstall();

    expect((await ping({ clientId, assistantId: 'asst_other' })).status).toBe(404);
    expect((await read()).lastPingUrl).toBeNull();
  });
});

describe('the mail to a developer', () => {
  it('says how to put the chat on a site, and who asks for it', async () => {
    const { chatUrl, snippet } = await upToInstall();
    api.mails.length = 0;
    expect((await ask(SEND, { email: ' Dev@Agency.example ' })).data.sendInstallInstructions).toBe(true);
    const [mail] = api.mails;
    expect(mail?.to).toBe('dev@agency.example');
    expect(mail?.text).toContain(snippet);
    expect(mail?.text).toContain(chatUrl);
    expect(mail?.text).toContain(`Quinn Abbot at ${admin.email}`);
    expect(mail?.html).toContain('&lt;script async');
  });

  it('is refused without an address and without an assistant, and sent five times an hour', async () => {
    expect((await ask(SEND, { email: 'dev@agency.example' })).errors?.[0]?.extensions.code).toBe('TOO_EARLY');
    await saveChat(ASSISTANT);
    expect((await ask(SEND, { email: 'dev' })).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      field: 'email',
    });
    for (let sent = 0; sent < 5; sent += 1) expect((await ask(SEND, { email: 'd@a.example' })).errors).toBeUndefined();
    expect((await ask(SEND, { email: 'd@a.example' })).errors?.[0]?.extensions.code).toBe('TOO_MANY_ATTEMPTS');
  });
});
