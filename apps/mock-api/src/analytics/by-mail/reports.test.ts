import { buildFormSubmission, buildFormTemplate } from '@parley/db/factories/forms';
import { buildConversation } from '@parley/db/factories/inbox';
import { buildLabel } from '@parley/db/factories/labels';
import { getDocumentProxy, extractText } from 'unpdf';
import { expect, test } from 'vitest';
import { SENDING_HANDLERS } from '#background/jobs/jobHandlers.ts';
import { runJobs } from '#background/jobs/runJobs.ts';
import { firstCode } from '#testing/authOperations.ts';
import { buildCompanyWithAdmin } from '#testing/company.ts';
import { createTestApi } from '#testing/testApi.ts';
import { countFacts } from '../countFacts.ts';
import { queueReports } from './queueReports.ts';

const HOUR = 60 * 60_000;
const CREATE = `mutation ($input: ReportScheduleInput!) { createReportSchedule(input: $input) { id nextAt timezone } }`;
const LIST = '{ reportSchedules { name isNarrowed recipients { name sentAt failedAt isSending } } }';

/** A company in Zurich with a report on Mondays at eight, for its Admin and its agent. */
async function scheduled({ refuse }: { refuse?: (to: string) => boolean } = {}) {
  const api = await createTestApi({
    sendMail: async ({ to }) => {
      if (refuse?.(to)) throw new Error('Nobody of this name here.');
    },
  });
  const company = await buildCompanyWithAdmin(api);
  const { clientId, agent, admin } = company;
  await api.db.client.update({ where: { id: clientId }, data: { timezone: 'Europe/Zurich' } });
  const input = {
    name: 'How it goes',
    cadence: 'Weekly',
    hour: 8,
    recipientIds: [admin.id, agent.id],
    filter: { assistantId: company.assistantId },
  };
  const { data } = await company.ask(CREATE, { input });
  const { id, nextAt } = data.createReportSchedule;
  const work = async () => {
    await countFacts(api.deps);
    await queueReports(api.deps);
    await runJobs(api.deps, SENDING_HANDLERS, new AbortController().signal);
  };
  const wait = (until: Date) => api.clock.setOffset(until.getTime() - Date.now());
  const recipients = async () => (await company.ask(LIST)).data.reportSchedules[0].recipients;
  return { api, company, id, nextAt: new Date(nextAt), work, wait, recipients };
}

test('A report goes out once at its hour, with the figures of the week that has ended', async () => {
  const { api, company, nextAt, work, wait, recipients } = await scheduled();
  const { clientId, assistantId, admin, agent } = company;
  const createdAt = new Date(nextAt.getTime() - 50 * HOUR);
  const { id: conversationId } = await buildConversation(api.db, { clientId, assistantId, createdAt });
  const { id: formTemplateId } = await buildFormTemplate(api.db, { clientId });
  await buildFormSubmission(api.db, { conversationId, formTemplateId, state: 'Complete' });
  await buildConversation(api.db, { clientId, assistantId, createdAt: new Date(nextAt.getTime() - 1 * HOUR) });
  expect(nextAt.getUTCDay()).toBe(1);
  expect([6, 7]).toContain(nextAt.getUTCHours());
  await work();
  expect(api.mails).toEqual([]);

  wait(new Date(nextAt.getTime() + 1000));
  await work();
  await work();

  expect(api.mails.map(({ to }) => to).toSorted()).toEqual([admin.email, agent.email].toSorted());
  const [mail] = api.mails;
  expect(mail?.subject).toMatch(/^How it goes: /);
  expect(mail?.text).toContain('Conversations: 1 (0 before)');
  expect(mail?.text).toContain(`assistant=${assistantId}`);
  const [file] = mail?.attachments ?? [];
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file?.content ?? [])), { mergePages: true });
  expect(text).toContain('How it goes');
  expect(text).toMatch(/Conversations\s+1\s+0/);
  expect(text).toMatch(/How far visitors came\s+Forms\s+Asked\s+Begun\s+Submitted\s+Return request\s+1\s+1\s+1/);
  expect(await recipients()).toEqual([
    expect.objectContaining({ failedAt: null, isSending: false, sentAt: expect.any(String) }),
    expect.objectContaining({ failedAt: null, isSending: false, sentAt: expect.any(String) }),
  ]);
  await api.close();
});

test.each([
  ['{"startPage":"/returns"}', 'startPage=%2Freturns'],
  ['{"labelId":"labl_repairs"}', 'label=labl_repairs'],
])('A report that is narrowed by %s leads to the same one in the dashboard', async (filter, parameter) => {
  const { api, company, id, nextAt, work, wait } = await scheduled();
  await buildLabel(api.db, { clientId: company.clientId, id: 'labl_repairs' });
  await api.db.reportSchedule.update({ where: { id }, data: { filter } });

  wait(new Date(nextAt.getTime() + 1000));
  await work();

  expect(api.mails[0]?.text).toContain(parameter);
  await api.close();
});

test('A report on a label that has been deleted says so in place of empty figures', async () => {
  const { api, company, id, nextAt, work, wait, recipients } = await scheduled();
  const label = await buildLabel(api.db, { clientId: company.clientId });
  await api.db.reportSchedule.update({ where: { id }, data: { filter: JSON.stringify({ labelId: label.id }) } });
  await company.ask('mutation ($id: ID!) { deleteLabel(id: $id) }', { id: label.id });

  wait(new Date(nextAt.getTime() + 1000));
  await work();

  expect(api.mails).toHaveLength(2);
  const [mail] = api.mails;
  expect(mail?.subject).toBe('How it goes: nothing to report on');
  expect(mail?.text).toContain('about one label only, which does not exist any more');
  expect(mail?.text).toContain('/dashboard/analytics?reports=1');
  expect(mail?.attachments ?? []).toEqual([]);
  expect(await recipients()).toEqual([
    expect.objectContaining({ sentAt: expect.any(String) }),
    expect.objectContaining({ sentAt: expect.any(String) }),
  ]);
  await api.close();
});

test('What one address refuses is tried again, given up and told of; the others have theirs', async () => {
  const { api, company, id, work, wait, recipients } = await scheduled({ refuse: (to) => to.startsWith('gone') });
  await api.db.user.update({ where: { id: company.agent.id }, data: { email: 'gone@parley.example' } });
  await company.ask('mutation ($id: ID!) { sendReport(id: $id) { id } }', { id });

  const errors: unknown[] = [];
  const { error } = console;
  console.error = (...said) => void errors.push(said);
  for (const hours of [0, 1, 2, 3]) {
    wait(new Date(Date.now() + hours * HOUR));
    await work();
  }
  console.error = error;

  expect(api.mails.filter(({ to }) => to === company.admin.email)).toHaveLength(1);
  expect(await recipients()).toEqual([
    expect.objectContaining({ name: 'Maya Lindqvist', sentAt: null, failedAt: expect.any(String) }),
    expect.objectContaining({ name: 'Rosa Petrov', sentAt: expect.any(String), failedAt: null }),
  ]);
  expect(errors).toHaveLength(1);
  await api.close();
});

test('Whoever does not want a report gets it no longer, and nobody gets what has been deleted', async () => {
  const { api, company, id, nextAt, work, wait } = await scheduled();
  const leave = () => company.ask('mutation ($id: ID!) { leaveReport(id: $id) { recipients { name } } }', { id });
  expect((await leave()).data.leaveReport.recipients).toEqual([{ name: 'Maya Lindqvist' }]);
  expect(firstCode({ body: await leave() })).toBe('NOT_FOUND');
  wait(new Date(nextAt.getTime() + 1000));
  await work();
  expect(api.mails.map(({ to }) => to)).toEqual([company.agent.email]);

  await company.ask('mutation ($id: ID!) { sendReport(id: $id) { id } deleteReportSchedule(id: $id) }', { id });
  await work();

  expect(api.mails).toHaveLength(1);
  await api.close();
});

test('Another time zone moves the hour, and strangers get no report', async () => {
  const { api, company, nextAt, work } = await scheduled();
  await api.db.client.update({ where: { id: company.clientId }, data: { timezone: 'America/New_York' } });
  await work();
  const moved = await api.db.reportSchedule.findFirstOrThrow();
  expect((moved.nextAt?.getTime() ?? 0) - nextAt.getTime()).toBe(6 * HOUR);
  expect(api.mails).toEqual([]);

  const stranger = await buildCompanyWithAdmin(api);
  const input = { name: 'Spying', cadence: 'Daily', hour: 8, recipientIds: [stranger.admin.id] };
  const refused = await company.ask(CREATE, { input });
  expect(firstCode({ body: refused })).toBe('NOT_FOUND');
  await api.close();
});
