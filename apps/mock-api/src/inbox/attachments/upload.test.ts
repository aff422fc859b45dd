import { describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { buildCompany } from '#testing/company.ts';
import { PDF, png } from '#testing/files.ts';
import { upload } from '#testing/upload.ts';

const api = await apiForTests();
const company = await buildCompany(api);

const send = async (bytes: Uint8Array<ArrayBuffer> | string, { name = 'photo.png', type = '' } = {}) => {
  // Each by somebody else: how often one may upload is a story of its own.
  const { agentToken } = await buildCompany(api);
  return upload(api, { name, bytes, token: agentToken, type });
};

describe('uploading', () => {
  it('takes an image and measures it', async () => {
    const { status, body } = await send(png(640, 480));

    expect(status).toBe(201);
    expect(body).toMatchObject({ kind: 'Image', name: 'photo.png', mediaType: 'image/png', width: 640, height: 480 });
    expect(body.size).toBe(png(640, 480).length);
    expect(body.id).toMatch(/^atch_/);
  });

  it('takes a document', async () => {
    const { body } = await send(PDF, { name: 'invoice.pdf' });

    expect(body).toMatchObject({ kind: 'File', name: 'invoice.pdf', mediaType: 'application/pdf', width: null });
  });

  it('is open to a visitor', async () => {
    expect((await upload(api, { bytes: png(), token: company.visitorToken })).status).toBe(201);
  });

  it('believes the bytes, not the name, nor the type that was said', async () => {
    const { body } = await send(PDF, { name: 'photo.png', type: 'image/png' });

    expect(body).toMatchObject({ kind: 'File', name: 'photo.png.pdf', mediaType: 'application/pdf' });
  });

  it.each([
    ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'drawing.svg', 'image/svg+xml'],
    ['<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', 'drawing.svg', 'image/svg+xml'],
    ['<!doctype html><script>alert(1)</script>', 'page.html', 'text/html'],
    ['\n\n hello <script>alert(1)</script>', 'page.html', 'text/html'],
  ])('takes %j as something to download only', async (bytes, name, mediaType) => {
    expect((await send(bytes, { name })).body).toMatchObject({ kind: 'File', name, mediaType });
  });

  it('takes a table in an older encoding', async () => {
    const latin1 = Buffer.from('Größe;Preis\r\n43;129', 'latin1');

    expect((await send(latin1, { name: 'sizes.csv' })).body).toMatchObject({
      name: 'sizes.csv',
      mediaType: 'text/plain',
    });
  });
});

describe('an upload is refused', () => {
  it('when it is a program, whatever it is called', async () => {
    const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]);

    const { status, body } = await send(program, { name: 'photo.png', type: 'image/png' });

    expect(status).toBe(415);
    expect(body).toMatchObject({ code: 'FILE_NOT_ALLOWED', message: expect.stringContaining('cannot be sent') });
  });

  it.each([
    ['empty', Buffer.alloc(0), 'This file is empty.'],
    ['of too many pixels', png(20_000, 20_000), 'This image has too many pixels. Send a smaller one.'],
    ['a strip that no browser draws', png(1, 30_000), 'This image has too many pixels. Send a smaller one.'],
    ['without a size', png(0, 10), 'This image is damaged and cannot be shown.'],
    ['cut off in its head', png(5, 5).subarray(0, 18), 'This image is damaged and cannot be shown.'],
  ])('when it is %s', async (_, bytes, message) => {
    expect(await send(bytes)).toEqual({ status: 415, body: { code: 'FILE_NOT_ALLOWED', message } });
  });

  it('when it is larger than 10 MB, also when it does not say so', async () => {
    const large = Buffer.concat([png(), Buffer.alloc(11 * 1024 * 1024)]);
    const refused = { code: 'FILE_TOO_LARGE', message: 'Files can be up to 10 MB.' };
    expect(await send(large)).toEqual({ status: 413, body: refused });

    const origin = await api.listen();
    const chunked = await fetch(`${origin}/conversations/attachments/upload?name=a.png`, {
      method: 'POST',
      headers: { authorization: `Bearer ${company.agentToken}` },
      body: new Blob([large]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect([chunked.status, await chunked.json()]).toEqual([413, refused]);
  });

  it('without a token, with a bad one, and from staff who may not reply', async () => {
    expect((await upload(api, { bytes: png() })).body).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await upload(api, { bytes: png(), token: 'a.b.c' })).status).toBe(401);

    const other = await buildCompany(api);
    await api.db.rolePermission.create({
      data: { clientId: other.clientId, role: 'Staff', flag: 'MANAGE_CONVERSATIONS', allowed: false },
    });
    expect(await upload(api, { bytes: png(), token: other.agentToken })).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    });
  });

  it('from a visitor who is blocked', async () => {
    const { visitor, visitorToken } = await buildCompany(api);
    await api.db.visitor.update({ where: { id: visitor.id }, data: { blockedAt: new Date() } });

    expect(await upload(api, { bytes: png(), token: visitorToken })).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN', message: 'You can no longer write in this chat.' },
    });
  });

  it('after 60 in ten minutes', async () => {
    const { agentToken } = await buildCompany(api);
    const send = () => upload(api, { bytes: png(), token: agentToken });
    for (let count = 0; count < 60; count += 1) expect((await send()).status).toBe(201);

    const { status, body } = await send();

    expect(status).toBe(429);
    expect(body).toMatchObject({ code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: expect.any(Number) });
  });
});
