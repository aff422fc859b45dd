import { beforeEach, describe, expect, it, vi } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { DAY, firstCode, firstError, moveClock } from '#testing/authOperations.ts';
import { buildCompany, type Company } from '#testing/company.ts';
import { macrosOf } from '#testing/macros.ts';
import { staffToken } from '#testing/tokens.ts';
import { forgetRuns } from './forgetRuns.ts';

const api = await apiForTests();
let company: Company;
let macros: ReturnType<typeof macrosOf>;
beforeEach(async () => {
  api.clock.setOffset(0);
  company = await buildCompany(api);
  macros = macrosOf(api, company);
});

const hello = { type: 'SendMessage', body: 'Hi {{visitor.first_name}}' };
const resolve = { type: 'Resolve' };

describe('the key of a run', () => {
  it('does it once, and answers the same again', async () => {
    const { id } = await macros.conversation();
    const input = { macroId: await macros.make([hello, resolve]), conversationIds: [id], key: 'once' };

    const [first, second] = [await macros.send(input), await macros.send(input)];

    expect(second.body.data.runMacro).toEqual(first.body.data.runMacro);
    expect(await macros.said(id)).toEqual(['Text: Hi Hannah', 'Event: Maya Lindqvist resolved the conversation']);
  });

  it('does it once also when both come at the same time', async () => {
    const { id } = await macros.conversation();
    const input = { macroId: await macros.make([hello]), conversationIds: [id], key: 'at once' };

    const [first, second] = await Promise.all([macros.send(input), macros.send(input)]);

    expect(first.body.data.runMacro.runId).toBe(second.body.data.runMacro.runId);
    expect(await macros.said(id)).toEqual(['Text: Hi Hannah']);
  });

  it('stands for one run only', async () => {
    const [one, two] = [await macros.conversation(), await macros.conversation()];
    const macroId = await macros.make([resolve]);
    await macros.send({ macroId, conversationIds: [one.id], key: 'k' });

    expect(firstCode(await macros.send({ macroId, conversationIds: [two.id], key: 'k' }))).toBe('KEY_REUSED');
    expect(await macros.row(two.id)).toMatchObject({ status: 'Open' });
  });

  it('stands for one time to snooze until, and says that it stands for another run', async () => {
    const { id } = await macros.conversation();
    const macroId = await macros.make([{ type: 'Snooze', snoozeUntil: 'tomorrow 9' }]);
    const inDays = (days: number) => new Date(api.clock.now().getTime() + days * DAY).toISOString();
    const input = { macroId, conversationIds: [id], key: 'k' };
    const tomorrow = inDays(1);
    await macros.send({ ...input, snoozedUntil: tomorrow });

    const { message, extensions } = firstError(await macros.send({ ...input, snoozedUntil: inDays(2) }));

    expect(extensions).toMatchObject({ code: 'KEY_REUSED' });
    expect(message).toContain('another run');
    expect(await macros.row(id)).toMatchObject({ snoozedUntil: new Date(tomorrow) });
  });

  it('goes on where a run broke off, with what its macro did then', async () => {
    const made = [await macros.conversation(), await macros.conversation(), await macros.conversation()];
    const conversationIds = made.map(({ id }) => id);
    const macroId = await macros.make([hello, resolve]);
    const input = { macroId, conversationIds, key: 'broken off' };
    const publish = vi.spyOn(api.deps.events, 'publish');
    publish.mockImplementationOnce(() => {
      throw new Error('The process ends here.');
    });
    expect((await macros.send(input)).body.errors).toHaveLength(1);
    publish.mockRestore();
    const statuses = async () => (await Promise.all(conversationIds.map(macros.row))).map(({ status }) => status);
    expect(await statuses()).toEqual(['Resolved', 'Open', 'Open']);
    await api.db.macro.update({ where: { id: macroId }, data: { actions: '[{"type":"HandBack"}]' } });

    const { body } = await macros.send(input);

    expect(body.data.runMacro).toMatchObject({
      messagesCount: 3,
      undo: conversationIds.map(() => ({ status: 'Open' })),
    });
    expect(await statuses()).toEqual(['Resolved', 'Resolved', 'Resolved']);
    for (const id of conversationIds) {
      expect(await macros.said(id)).toEqual(['Text: Hi Hannah', 'Event: Maya Lindqvist resolved the conversation']);
    }
    expect(await api.db.macro.findUnique({ where: { id: macroId } })).toMatchObject({ usageCount: 1 });
  });

  it('does not take up again what was undone', async () => {
    const [one, two] = [await macros.conversation(), await macros.conversation()];
    const input = { macroId: await macros.make([resolve]), conversationIds: [one.id, two.id], key: 'undone' };
    const publish = vi.spyOn(api.deps.events, 'publish');
    publish.mockImplementationOnce(() => {
      throw new Error('The process ends here.');
    });
    await macros.send(input);
    publish.mockRestore();
    const { id: runId } = await api.db.macroRun.findFirstOrThrow({ where: { userId: company.agent.id } });
    await macros.undo(runId);

    await macros.send(input);

    expect([await macros.row(one.id), await macros.row(two.id)]).toMatchObject([
      { status: 'Open' },
      { status: 'Open' },
    ]);
  });

  it('is forgotten after a day', async () => {
    const { id } = await macros.conversation();
    const { runId } = await macros.run([resolve], [id]);
    moveClock(api, 2 * DAY);

    await forgetRuns(api.deps);

    const token = await staffToken(api.deps, company.agent);
    expect(firstCode(await macros.undo(runId, token))).toBe('NOT_FOUND');
  });
});
