import { buildUser } from '@parley/db/factories/auth';
import { buildConversation } from '@parley/db/factories/inbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { backgroundWorkDone } from '#background/inBackground.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstError } from '#testing/authOperations.ts';
import { buildCompany } from '#testing/company.ts';
import { staffToken } from '#testing/tokens.ts';
import { markAllNotificationsRead } from './notifications.service.ts';
import { notify, type News } from './notify.ts';
import { sendHeldMails } from './sendHeldMails.ts';

const api = await apiForTests();

const WORKDAYS = { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' };
/** In Zurich, in winter: an hour ahead of UTC. */
const WEDNESDAY_NOON = '2026-11-25T11:00:00.000Z';
const WEDNESDAY_EVENING = '2026-11-25T20:00:00.000Z';
const THURSDAY_9 = '2026-11-26T08:00:00.000Z';

const setClock = (to: string) => api.clock.setOffset(Date.parse(to) - Date.now());

beforeEach(() => setClock(WEDNESDAY_EVENING));

async function scene({ timezone = 'Europe/Zurich' }: { timezone?: string | null } = {}) {
  const { clientId, assistantId, visitor, agent } = await buildCompany(api);
  await api.db.client.update({ where: { id: clientId }, data: { timezone: 'Pacific/Auckland' } });
  const person = await buildUser(api.db, { clientId, timezone });
  const conversation = await buildConversation(api.db, { clientId, assistantId, visitorId: visitor.id });
  const changes = api.deps.events.subscribe('notifications:changed', person.id);
  const update = async (input: Record<string, unknown>) =>
    api.run(
      `mutation ($input: UpdatePreferencesInput!) {
        updatePreferences(input: $input) { notificationHours { days from to } quietUntil isPaused } }`,
      { token: await staffToken(api.deps, person), variables: { input } },
    );
  await update({
    notificationRules: [
      { kind: 'Mention', mail: true },
      { kind: 'Assigned', mail: true },
    ],
  });
  return {
    person,
    update: async (input: Record<string, unknown>) => (await update(input)).body.data.updatePreferences,
    refusal: async (input: Record<string, unknown>) => firstError(await update(input)),
    tell: async (kind: News['kind'], preview: string) => {
      const { db } = api;
      const message = { id: null, preview };
      await notify(api.deps, { kind, conversation, userIds: [person.id], actor: agent, message });
      await backgroundWorkDone();
      const { value } = await changes.next();
      return { isQuiet: value?.isQuiet, stored: await db.notification.count({ where: { userId: person.id } }) };
    },
    timePasses: async (to: string) => {
      setClock(to);
      await sendHeldMails(api.deps);
      await backgroundWorkDone();
    },
    mails: () => api.mails.filter(({ to }) => to === person.email),
  };
}

describe('outside of the hours that a person has chosen', () => {
  it('the feed takes in what comes, without sound, desktop or mail', async () => {
    const { update, tell, mails } = await scene();
    expect(await update({ notificationHours: WORKDAYS })).toEqual({
      notificationHours: WORKDAYS,
      quietUntil: THURSDAY_9,
      isPaused: false,
    });

    expect(await tell('Mention', 'Is the tent ready?')).toEqual({ isQuiet: true, stored: 1 });
    expect(mails()).toEqual([]);

    setClock(WEDNESDAY_NOON);
    expect(await tell('Mention', 'And the stove?')).toEqual({ isQuiet: false, stored: 2 });
    expect(mails()).toMatchObject([{ subject: 'Maya Lindqvist mentioned you' }]);
  });

  it('mails wait until the next of them, and come as one then', async () => {
    const { update, tell, timePasses, mails } = await scene();
    await update({ notificationHours: WORKDAYS });
    await tell('Mention', 'Is the tent ready?');
    await tell('Assigned', 'My zip broke');

    await timePasses('2026-11-26T07:59:59.000Z');
    expect(mails()).toEqual([]);
    await timePasses(THURSDAY_9);
    await timePasses('2026-11-26T08:00:01.000Z');

    expect(mails()).toMatchObject([{ subject: '2 notifications from your quiet hours' }]);
    expect(mails()[0]?.text).toContain('Maya Lindqvist mentioned you: Is the tent ready?');
    expect(mails()[0]?.text).toContain('Maya Lindqvist gave you a conversation: My zip broke');
  });

  it('a single piece of news comes as it would have come', async () => {
    const { update, tell, timePasses, mails } = await scene();
    await update({ notificationHours: WORKDAYS });
    await tell('Mention', 'Is the tent ready?');

    await timePasses(THURSDAY_9);

    expect(mails()).toMatchObject([{ subject: 'Maya Lindqvist mentioned you' }]);
  });

  it('what was read meanwhile, or taken back, is not mailed any more', async () => {
    const { person, update, tell, timePasses, mails } = await scene();
    await update({ notificationHours: WORKDAYS });
    await tell('Mention', 'Is the tent ready?');
    await markAllNotificationsRead(api.deps, person.id);
    await tell('Assigned', 'My zip broke');
    await api.db.notification.deleteMany({ where: { userId: person.id, kind: 'Assigned' } });

    await timePasses(THURSDAY_9);

    expect(mails()).toEqual([]);
    expect(await api.db.heldMail.count({ where: { userId: person.id } })).toBe(0);
  });

  it('hours over midnight are those of their evening', async () => {
    const { update } = await scene();
    const nights = { days: [3], from: '20:00', to: '02:00' };
    expect(await update({ notificationHours: nights })).toMatchObject({ quietUntil: null });

    setClock('2026-11-26T00:59:00.000Z');
    expect(await update({})).toMatchObject({ quietUntil: null });
    setClock('2026-11-26T01:00:00.000Z');
    expect(await update({})).toMatchObject({ quietUntil: '2026-12-02T19:00:00.000Z' });
  });

  it('who has named no time zone goes by the company’s clocks', async () => {
    const { update } = await scene({ timezone: null });
    // It is Thursday, 9 in the morning, in Auckland.
    expect(await update({ notificationHours: WORKDAYS })).toMatchObject({ quietUntil: null });
  });
});

describe('a pause', () => {
  it('keeps quiet until it ends, or is ended', async () => {
    const { update, tell } = await scene();
    const until = '2026-11-25T21:00:00.000Z';
    expect(await update({ pauseNotificationsUntil: until })).toMatchObject({ quietUntil: until, isPaused: true });
    expect(await tell('Assigned', 'My zip broke')).toMatchObject({ isQuiet: true });

    expect(await update({ pauseNotificationsUntil: null })).toMatchObject({ quietUntil: null, isPaused: false });
    expect(await tell('Assigned', 'My zip broke')).toMatchObject({ isQuiet: false });

    await update({ pauseNotificationsUntil: until });
    setClock(until);
    expect(await update({})).toMatchObject({ quietUntil: null, isPaused: false });
  });

  it('that ends outside of the hours goes on to their beginning', async () => {
    const { update } = await scene();
    await update({ notificationHours: WORKDAYS });

    expect(await update({ pauseNotificationsUntil: '2026-11-25T21:00:00.000Z' })).toMatchObject({
      quietUntil: THURSDAY_9,
      isPaused: true,
    });
  });

  it('is a month at most', async () => {
    const { refusal } = await scene();
    const { extensions } = await refusal({ pauseNotificationsUntil: '2027-01-25T21:00:00.000Z' });
    expect(extensions).toMatchObject({ code: 'BAD_INPUT', field: 'pauseNotificationsUntil' });
  });
});

describe('the hours', () => {
  it('stay when other preferences change, and go when they are taken away', async () => {
    const { update } = await scene();
    await update({ notificationHours: { ...WORKDAYS, days: [5, 1, 5] } });
    expect(await update({ sendKey: 'CtrlEnter' })).toMatchObject({ notificationHours: { days: [1, 5] } });

    expect(await update({ notificationHours: null })).toMatchObject({ notificationHours: null, quietUntil: null });
  });

  it.each([
    ['no day', { ...WORKDAYS, days: [] }],
    ['an eighth day', { ...WORKDAYS, days: [8] }],
    ['no time', { ...WORKDAYS, from: '25:00' }],
    ['a beginning at the end of a day', { ...WORKDAYS, from: '24:00' }],
    ['an end at the beginning', { ...WORKDAYS, to: '09:00' }],
  ])('are refused with %s', async (_, notificationHours) => {
    const { refusal } = await scene();
    const { extensions } = await refusal({ notificationHours });
    expect(extensions).toMatchObject({ code: 'BAD_INPUT', field: expect.stringMatching(/^notificationHours/) });
  });
});
