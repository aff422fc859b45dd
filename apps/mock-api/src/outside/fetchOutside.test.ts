import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { servedOnLoopback } from '#testing/servedOnLoopback.ts';
import { createFetchOutside } from './fetchOutside.ts';
import { OutsideError, type OutsideFault } from './outsideError.ts';

const faultIn = async (call: Promise<unknown>): Promise<OutsideFault | null> => {
  try {
    await call;
    return null;
  } catch (error) {
    if (error instanceof OutsideError) return error.fault;
    throw error;
  }
};

describe('An address is refused before anything is called', () => {
  const fetchOutside = createFetchOutside({ privateHosts: [] });

  test.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://１２７.0.0.1/',
    'http://0.0.0.0/',
    'http://10.0.0.8/',
    'http://100.64.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://172.16.3.4/',
    'http://192.168.1.1/',
    'http://224.0.0.1/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:a9fe:a9fe]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[fe80::1]/',
    'http://[fd00::1]/',
    'http://localhost/',
    'http://api.localhost/',
    'http://localhost./',
  ])('%s leads into a private network', async (address) => {
    expect(await faultIn(fetchOutside(address))).toBe('PrivateAddress');
  });

  test.each([
    'file:///etc/passwd',
    'ftp://example.com/',
    'http://maya:secret@example.com/',
    'http://example.com:6379/',
    'nonsense',
  ])('%s is not one of a page', async (address) => {
    expect(await faultIn(fetchOutside(address))).toBe('BadAddress');
  });
});

describe('A name', () => {
  test('is refused when one of its addresses is private, and nothing connects', async () => {
    let calls = 0;
    const host = await servedOnLoopback((_, response) => {
      calls += 1;
      response.end('secret');
    });
    const resolve = async () => [
      { address: '93.184.215.14', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ];
    const fetchOutside = createFetchOutside({ privateHosts: [host], resolve });

    expect(await faultIn(fetchOutside('http://rebound.example/'))).toBe('PrivateAddress');
    expect(calls).toBe(0);
  });

  test('that nobody knows is said to be unknown', async () => {
    const resolve = () => Promise.reject(new Error('ENOTFOUND'));

    expect(await faultIn(createFetchOutside({ privateHosts: [], resolve })('http://nobody.example/'))).toBe(
      'UnknownHost',
    );
  });
});

describe('From an allowed host', () => {
  test('an answer comes after its redirects, under its last address', async () => {
    const host = await servedOnLoopback((request, response) => {
      if (request.url === '/old') response.writeHead(302, { location: '/new' }).end();
      else response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Belts</p>');
    });
    const fetchOutside = createFetchOutside({ privateHosts: [host] });

    const { url, status, body } = await fetchOutside(`http://${host}/old`);

    expect([url.pathname, status, new TextDecoder().decode(body)]).toEqual(['/new', 200, '<p>Belts</p>']);
  });

  test('a redirect into a private network is not followed', async () => {
    let calls = 0;
    const inside = await servedOnLoopback((_, response) => {
      calls += 1;
      response.end('secret');
    });
    const host = await servedOnLoopback((_, response) =>
      response.writeHead(302, { location: `http://${inside}/` }).end(),
    );

    expect(await faultIn(createFetchOutside({ privateHosts: [host] })(`http://${host}/`))).toBe('PrivateAddress');
    expect(calls).toBe(0);
  });

  test('each of these ends in a fault of its own', async () => {
    const host = await servedOnLoopback((request, response) => {
      if (request.url === '/loop') response.writeHead(302, { location: '/loop' }).end();
      else if (request.url === '/huge') response.writeHead(200, { 'content-type': 'text/html' }).end('x'.repeat(5000));
      else if (request.url === '/bomb') {
        response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' });
        response.end(gzipSync('x'.repeat(100_000)));
      } else if (request.url === '/film') response.writeHead(200, { 'content-type': 'video/mp4' }).end('film');
      else if (request.url === '/drip') response.writeHead(200, { 'content-type': 'text/html' }).write('<p>');
      else response.destroy();
    });
    const fetchOutside = createFetchOutside({ privateHosts: [host] });
    const request = { mostBytes: 1000, timeoutMs: 300, types: /^text\/html/ };
    const fault = (path: string) => faultIn(fetchOutside(`http://${host}${path}`, request));

    expect({
      loop: await fault('/loop'),
      huge: await fault('/huge'),
      bomb: await fault('/bomb'),
      film: await fault('/film'),
      drip: await fault('/drip'),
      broken: await fault('/broken'),
    }).toEqual({
      loop: 'TooManyRedirects',
      huge: 'TooLarge',
      bomb: 'TooLarge',
      film: 'WrongType',
      drip: 'TimedOut',
      broken: 'Unreachable',
    });
  });
});
