import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { buildAttachment } from '@parley/db/factories/attachments';
import { buildUser } from '@parley/db/factories/auth';
import { buildConversation, buildVisitor } from '@parley/db/factories/inbox';
import { buildLabel } from '@parley/db/factories/labels';
import { describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { DAY, HOUR, MINUTE, moveClock } from '#testing/authOperations.ts';
import { staffToken } from '#testing/tokens.ts';
import { buildCompanyWithAdmin } from '#testing/company.ts';
import { exportFile } from './exportFiles.ts';
import { openZip } from './openZip.ts';
import { prepareExports } from './prepareExports.ts';
import { removeOldExports } from './removeOldExports.ts';

const api = await apiForTests();
const { db } = api;

const EXPORT = '{ id status done total size requestedByName isMine expiresAt }';
const START = `mutation { startDataExport ${EXPORT} }`;
const READ = `{ dataExport ${EXPORT} }`;
const LINK = 'mutation($id: ID!) { createDataExportLink(id: $id) { url expiresAt } }';
const DELETE = 'mutation($id: ID!) { deleteDataExport(id: $id) }';

async function world() {
  const company = await buildCompanyWithAdmin(api);
  const start = async () => (await company.ask(START)).data.startDataExport;
  const read = async () => (await company.ask(READ)).data.dataExport;
  const link = async (id: string) => String((await company.ask(LINK, { id })).data.createDataExportLink.url);
  return {
    ...company,
    start,
    read,
    link,
    /** Asked for, made and fetched: its files by their names. */
    exported: async () => {
      const { id } = await start();
      await prepareExports(api.deps);
      const answer = await fetched(await link(id));
      expect(answer.status).toBe(200);
      return openZip(answer.bytes);
    },
  };
}

async function fetched(url: string) {
  const response = await api.api.fetch(new Request(url));
  return {
    status: response.status,
    headers: response.headers,
    bytes: new Uint8Array(await response.arrayBuffer()),
  };
}

describe('an export of all data', () => {
  it('has every conversation with its messages, visitors and files, and no secret', async () => {
    const { clientId, assistantId, visitor, exported, admin } = await world();
    await db.user.update({ where: { id: admin.id }, data: { passwordHash: '$argon2id$secret' } });
    const label = await buildLabel(db, { clientId, name: 'Repairs' });
    const place = { clientId, assistantId, visitorId: visitor.id };
    const one = await buildConversation(db, {
      ...place,
      labelIds: [label.id],
      messages: ['Do you repair zips?', { body: 'A regular.', kind: 'Note', author: 'Agent', visitorSequence: null }],
    });
    const bytes = new TextEncoder().encode('The zip of my tent');
    const file = await buildAttachment(db, { messageId: one.messages[0]?.id, name: '../zip.txt', bytes });
    await db.visitorPageView.create({
      data: { id: `page_${clientId}`, visitorId: visitor.id, url: 'https://shop.test/tents', viewedAt: new Date() },
    });

    await db.avatarImage.create({
      data: {
        id: `imag_${clientId}`,
        clientId,
        ownerId: clientId,
        mediaType: 'image/png',
        createdAt: new Date(),
        bytes: new TextEncoder().encode('Our logo'),
      },
    });

    const files = await exported();
    const [line] = (files['conversations.ndjson'] ?? '').trim().split('\n');
    expect(JSON.parse(line ?? '')).toMatchObject({
      id: one.id,
      visitorName: visitor.name,
      labels: ['Repairs'],
      messages: [
        { body: 'Do you repair zips?', attachments: [{ id: file.id, size: bytes.length }] },
        { body: 'A regular.', kind: 'Note' },
      ],
    });
    expect(files[`files/${file.id}-.._zip.txt`]).toBe('The zip of my tent');
    expect(files[`pictures/${clientId}.png`]).toBe('Our logo');
    expect(files['conversations.csv']).toContain(`${one.number},${one.id},Open`);
    expect(files['visitors.csv']).toContain(visitor.id);
    expect(files['page-views.csv']).toContain('https://shop.test/tents');
    expect(JSON.parse(files['company.json'] ?? '')).toMatchObject({ id: clientId });
    expect(files['people.json']).toContain(admin.email);
    expect(Object.values(files).join('')).not.toContain('argon2');
    const { 'READ ME.txt': readMe, ...others } = files;
    for (const name of Object.keys(others)) expect(readMe).toContain(name.split('/')[0]);
  });

  it('has all of them where there are more than a page, in order and each once', async () => {
    const { clientId, assistantId, visitor, exported } = await world();
    for (let index = 0; index < 205; index += 1) {
      await buildConversation(db, { clientId, assistantId, visitorId: visitor.id, messages: [`No. ${index}`] });
    }
    for (let index = 0; index < 120; index += 1) await buildVisitor(db, { clientId });

    const files = await exported();
    const numbers = (files['conversations.ndjson'] ?? '')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).number);
    expect(numbers).toEqual(Array.from({ length: 205 }, (_, index) => index + 1));
    expect((files['visitors.csv'] ?? '').trim().split('\r\n')).toHaveLength(122);
    expect((await db.dataExport.findFirst({ where: { clientId } }))?.done).toBe(205 + 121);
  });

  it('has nothing of another company', async () => {
    const { exported } = await world();
    const stranger = await world();
    const { clientId, assistantId } = stranger;
    const talk = await buildConversation(db, { clientId, assistantId, messages: ['A stranger’s secret'] });
    await buildAttachment(db, { messageId: talk.messages[0]?.id, name: 'secret.txt' });

    const files = await exported();
    const all = `${Object.keys(files).join()} ${Object.values(files).join()}`;
    for (const own of ['secret', clientId, stranger.admin.email]) expect(all).not.toContain(own);
  });

  it('holds no formula that a spreadsheet would follow', async () => {
    const { clientId, exported } = await world();
    await buildVisitor(db, { clientId, name: '=HYPERLINK("https://evil.test","Hi")', phone: '+41315550142' });
    const table = (await exported())['visitors.csv'];
    expect(table).toContain(`"'=HYPERLINK(""https://evil.test"",""Hi"")"`);
    expect(table).toContain(`"'+41315550142"`);
  });

  it('says how far it is, and by mail that it is ready', async () => {
    const { start, read, admin } = await world();
    const asked = await start();
    expect(asked).toMatchObject({ status: 'Preparing', done: 0, requestedByName: 'Rosa Petrov', isMine: true });

    await prepareExports(api.deps);
    const ready = await read();
    expect(ready).toMatchObject({ id: asked.id, status: 'Ready', size: expect.any(Number) });
    expect(ready.done).toBe(ready.total);
    const mails = api.mails.filter(({ to }) => to === admin.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('/dashboard/settings/company-profile#export');
    expect(mails[0]?.text).not.toContain('signature');
  });

  it('is made once at a time, whoever asks; a new one takes the place of the one before', async () => {
    const { start, ask, clientId } = await world();
    const ids = await Promise.all([start(), start()]).then((both) => both.map(({ id }) => id));
    expect(new Set(ids).size).toBe(1);
    await prepareExports(api.deps);

    const next = await start();
    expect(next.id).not.toBe(ids[0]);
    expect(existsSync(exportFile(api.deps, ids[0] ?? ''))).toBe(false);
    await ask(DELETE, { id: next.id });
    expect(await db.dataExport.count({ where: { clientId } })).toBe(0);
  });

  it('that was given up is not made, nor does it leave a file', async () => {
    const { start, ask, read } = await world();
    const { id } = await start();
    const making = prepareExports(api.deps);
    await ask(DELETE, { id });
    await making;
    expect(await read()).toBeNull();
    expect(existsSync(exportFile(api.deps, id))).toBe(false);
  });

  it('that the end of the process interrupts is made the next time', async () => {
    const { start, read } = await world();
    await start();
    const stop = new AbortController();
    const making = prepareExports(api.deps, stop.signal);
    stop.abort();
    await making;
    expect(await read()).toMatchObject({ status: 'Preparing' });

    await prepareExports(api.deps);
    expect(await read()).toMatchObject({ status: 'Ready' });
  });

  it('is deleted after seven days, with files that belong to nothing', async () => {
    const { start, read } = await world();
    const { id } = await start();
    await prepareExports(api.deps);
    moveClock(api, 7 * DAY - HOUR);
    await removeOldExports(api.deps);
    expect(existsSync(exportFile(api.deps, id))).toBe(true);

    moveClock(api, 2 * HOUR);
    await removeOldExports(api.deps);
    expect(await read()).toBeNull();
    expect(existsSync(exportFile(api.deps, id))).toBe(false);
  });
});

describe('the link to an export', () => {
  async function ready() {
    const made = await world();
    const { id } = await made.start();
    await prepareExports(api.deps);
    return { ...made, id, url: await made.link(id) };
  }

  it('answers a file to save, and nothing to keep', async () => {
    const { headers } = await fetched((await ready()).url);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="parley-export-.*\.zip"$/);
    expect(headers.get('cache-control')).toContain('no-store');
  });

  it('is given to who asked for the export alone', async () => {
    const { id, clientId } = await ready();
    const colleague = await buildUser(db, { clientId, role: 'Admin' });
    const token = await staffToken(api.deps, colleague);
    const { body } = await api.run(LINK, { variables: { id }, token });
    expect(body.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const seen = await api.run(READ, { token });
    expect(seen.body.data.dataExport).toMatchObject({ isMine: false, requestedByName: 'Rosa Petrov' });
  });

  it('is good for ten minutes, and for nothing but this export', async () => {
    const { url } = await ready();
    const other = await ready();
    expect((await fetched(url.replace(/dexp_\w+/, other.id))).status).toBe(403);
    expect((await fetched(url.replace(/expires=\d+/, 'expires=9999999999999'))).status).toBe(403);
    expect((await fetched(url.replace(/\?.*/, ''))).status).toBe(403);
    expect((await fetched(url)).status).toBe(200);
    moveClock(api, 11 * MINUTE);
    expect((await fetched(url)).status).toBe(403);
  });

  it('says so where the export’s file is gone', async () => {
    const { id, url } = await ready();
    await rm(exportFile(api.deps, id));
    const gone = await fetched(url);
    expect(gone.status).toBe(410);
    expect(new TextDecoder().decode(gone.bytes)).toContain('ask for a new one');
  });

  it('is no longer good for who may no longer manage the company', async () => {
    const { url, admin } = await ready();
    await db.user.update({ where: { id: admin.id }, data: { role: 'Staff' } });
    expect((await fetched(url)).status).toBe(403);
  });
});
