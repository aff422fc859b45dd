import { describe, expect, it } from 'vitest';
import { deviceOf } from './deviceOf.ts';

const MOZILLA = 'Mozilla/5.0';
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0';

describe('deviceOf', () => {
  it.each([
    [
      `${MOZILLA} (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1`,
      { browser: 'Safari 18', os: 'iOS', device: 'iPhone' },
    ],
    [
      `${MOZILLA} (Windows NT 10.0; Win64; x64) ${BLINK} Safari/537.36`,
      { browser: 'Chrome 141', os: 'Windows', device: 'Computer' },
    ],
    [
      `${MOZILLA} (Linux; Android 15; K) ${BLINK} Mobile Safari/537.36`,
      { browser: 'Chrome 141', os: 'Android', device: 'Phone' },
    ],
    [
      `${MOZILLA} (Macintosh; Intel Mac OS X 10.15; rv:141.0) Gecko/20100101 Firefox/141.0`,
      { browser: 'Firefox 141', os: 'macOS', device: 'Computer' },
    ],
  ])('reads %s', (userAgent, device) => {
    expect(deviceOf(userAgent)).toEqual(device);
  });

  it.each([null, '', 'x'.repeat(5000)])('knows nothing where nothing sensible is said (%#)', (userAgent) => {
    expect(deviceOf(userAgent)).toEqual({ browser: null, os: null, device: null });
  });
});
