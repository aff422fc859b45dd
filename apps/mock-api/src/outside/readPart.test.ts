import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { servedOnLoopback } from '#testing/servedOnLoopback.ts';
import { createOpenOutside } from './fetchOutside.ts';
import { sendGuardedForFile } from './outside.ts';
import { readPart } from './readPart.ts';
import type { Exchange, Line } from './request.ts';

const FILE = Buffer.from('0123456789');
const inRanges: RequestListener = ({ headers }, answer) => {
  const [, from = '0', to = '0'] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
  const part = FILE.subarray(Number(from), Number(to) + 1);
  answer.writeHead(part.length === 0 ? 416 : 206).end(part);
};

function lineTo(host: string, { isAllowed = true, timeoutMs = 1000 } = {}) {
  const exchanges: Exchange[] = [];
  const line: Line = {
    service: 'Shopify',
    send: sendGuardedForFile(createOpenOutside({ privateHosts: isAllowed ? [host] : [] })),
    onExchange: (exchange) => void exchanges.push(exchange),
    pause: async () => {},
    timeoutMs,
  };
  const read = async (from: number, most: number) =>
    (await readPart(line, { url: `http://${host}/products.jsonl?Signature=secret`, from, most })).toString();
  return { read, exchanges };
}

describe('A part of a file', () => {
  it('is read by its range, to the end, and beyond it is nothing', async () => {
    const { read } = lineTo(await servedOnLoopback(inRanges));

    expect([await read(0, 4), await read(4, 4), await read(8, 4), await read(10, 4)]).toEqual([
      '0123',
      '4567',
      '89',
      '',
    ]);
  });

  it('is noted in the request log without what signs its address', async () => {
    const host = await servedOnLoopback(inRanges);
    const { read, exchanges } = lineTo(host);
    await read(0, 4);

    expect(exchanges).toMatchObject([{ url: `http://${host}/products.jsonl`, status: 206, response: '4 bytes' }]);
    expect(JSON.stringify(exchanges)).not.toContain('secret');
  });

  it('is cut out of a file that never ends, whose server knows no ranges; the transfer ends', async () => {
    let hasEnded = false;
    const { read } = lineTo(
      await servedOnLoopback((_, answer) => {
        const more = () => {
          while (!answer.destroyed && answer.write(FILE));
        };
        answer.on('drain', more).on('close', () => (hasEnded = true));
        more();
      }),
    );

    expect(await read(1_000_003, 4)).toBe('3456');
    await expect.poll(() => hasEnded).toBe(true);
  });

  it('is waited for no longer than it may take, also when only its beginning comes', async () => {
    const { read } = lineTo(await servedOnLoopback((_, answer) => void answer.writeHead(206).write('01')), {
      timeoutMs: 50,
    });

    await expect(read(0, 4)).rejects.toMatchObject({ kind: 'Away', message: 'Shopify did not answer in time.' });
  });

  it('is not fetched from a network of ours, nor by way of a redirect', async () => {
    const host = await servedOnLoopback((_, answer) => answer.writeHead(302, { location: 'http://127.0.0.1/' }).end());

    await expect(lineTo(host, { isAllowed: false }).read(0, 4)).rejects.toMatchObject({ kind: 'Invalid' });
    await expect(lineTo(host).read(0, 4)).rejects.toMatchObject({ kind: 'Invalid' });
  });

  it.each([
    [403, 'Refused'],
    [404, 'NotFound'],
    [400, 'Invalid'],
    [503, 'Away'],
  ])('that is answered with %i is %s', async (status, kind) => {
    const { read } = lineTo(await servedOnLoopback((_, answer) => answer.writeHead(status).end('<Error/>')));

    await expect(read(0, 4)).rejects.toMatchObject({ kind });
  });
});
