import { buildUser } from '@parley/db/factories/auth';
import { buildConversation } from '@parley/db/factories/inbox';
import { describe, expect, it } from 'vitest';
import { backgroundWorkDone } from '#background/inBackground.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstError } from '#testing/authOperations.ts';
import { buildCompany } from '#testing/company.ts';
import { staffToken } from '#testing/tokens.ts';
import { toldByMail } from './notificationRules.ts';
import { notify, type News } from './notify.ts';

const api = await apiForTests();

async function scene() {
  const { clientId, assistantId, visitor, agent } = await buildCompany(api);
  const colleague = await buildUser(api.db, { clientId });
  const token = await staffToken(api.deps, colleague);
  const conversation = await buildConversation(api.db, { clientId, assistantId, visitorId: visitor.id });
  return {
    colleague,
    setRules: async (...notificationRules: Record<string, unknown>[]) =>
      api.run(
        `mutation ($input: UpdatePreferencesInput!) {
          updatePreferences(input: $input) { notificationRules { kind inApp mail sound desktop } } }`,
        { token, variables: { input: { notificationRules } } },
      ),
    tell: async (kind: News['kind']) => {
      const message = { id: null, preview: 'Is the tent ready?' };
      await notify(api.deps, { kind, conversation, userIds: [colleague.id], actor: agent, message });
      await backgroundWorkDone();
    },
    kinds: async () =>
      (await api.db.notification.findMany({ where: { userId: colleague.id } })).map(({ kind }) => kind),
    mails: () => api.mails.filter(({ to }) => to === colleague.email),
    conversation,
  };
}

describe('how a person is told of what', () => {
  it('is as it comes until they say otherwise, of this kind and in this way only', async () => {
    const { setRules } = await scene();
    const { body } = await setRules({ kind: 'Assigned', sound: false });

    expect(body.data.updatePreferences.notificationRules).toEqual([
      { kind: 'Mention', inApp: true, mail: false, sound: true, desktop: true },
      { kind: 'Assigned', inApp: true, mail: false, sound: false, desktop: true },
      { kind: 'VisitorReplied', inApp: true, mail: false, sound: true, desktop: true },
      { kind: 'HandoffRequested', inApp: true, mail: false, sound: true, desktop: true },
      { kind: 'SnoozeEnded', inApp: true, mail: false, sound: true, desktop: true },
      { kind: 'ScheduledNotSent', inApp: true, mail: false, sound: true, desktop: true },
      { kind: 'UsageAlert', inApp: true, mail: true, sound: true, desktop: true },
      { kind: 'InvitationAccepted', inApp: true, mail: false, sound: true, desktop: true },
    ]);
  });

  it('leaves out of the feed what is switched off, and nothing else', async () => {
    const { setRules, tell, kinds } = await scene();
    await setRules({ kind: 'Assigned', inApp: false });

    await tell('Assigned');
    await tell('Mention');
    expect(await kinds()).toEqual(['Mention']);

    await setRules({ kind: 'Assigned', inApp: true });
    await tell('Assigned');
    expect(await kinds()).toEqual(['Mention', 'Assigned']);
  });

  it('mails only what was asked for, also without the feed', async () => {
    const { setRules, tell, kinds, mails, conversation } = await scene();
    await tell('Mention');
    expect(mails()).toEqual([]);

    await setRules({ kind: 'Mention', mail: true, inApp: false });
    await tell('Mention');
    await tell('Assigned');

    expect(mails()).toMatchObject([{ subject: 'Maya Lindqvist mentioned you' }]);
    expect(mails()[0]?.text).toContain('Is the tent ready?');
    expect(mails()[0]?.text).toContain(`/dashboard/inbox/${conversation.id}`);
    expect(await kinds()).toEqual(['Mention', 'Assigned']);
  });

  it('never mails each reply of a visitor', async () => {
    const { setRules } = await scene();
    const { extensions } = firstError(await setRules({ kind: 'VisitorReplied', mail: true }));
    expect(extensions).toMatchObject({ code: 'BAD_INPUT', field: 'notificationRules' });
  });

  it('spares who does not want it the mail about the plan’s limits', async () => {
    const { colleague, setRules } = await scene();
    const other = await buildUser(api.db, { clientId: colleague.clientId });
    await setRules({ kind: 'UsageAlert', mail: false });

    expect(await toldByMail(api.deps, [colleague, other], 'UsageAlert')).toEqual([other]);
  });
});
