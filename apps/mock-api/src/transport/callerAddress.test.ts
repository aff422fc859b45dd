import { expect, it } from 'vitest';
import { readConfig } from '#config.ts';
import { callerAddress } from './callerAddress.ts';

const { trustedProxies } = readConfig({ TRUSTED_PROXIES: '127.0.0.1, ::1, 10.0.0.0/8 fd00::/8' });

it.each([
  ['nobody forwards', '203.0.113.7', null, '203.0.113.7'],
  ['a proxy forwards', '10.1.2.3', '203.0.113.7', '203.0.113.7'],
  ['a proxy forwards on a socket of both protocols', '::ffff:10.1.2.3', '203.0.113.7', '203.0.113.7'],
  ['two proxies forward', '::1', '203.0.113.7, 10.1.2.3', '203.0.113.7'],
  ['a proxy forwards by IPv6', 'fd00::1', '2001:db8::7', '2001:db8::7'],
  ['the caller writes an address before the proxy does', '127.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['somebody who is no proxy claims to forward', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['a proxy says nothing', '10.1.2.3', null, '10.1.2.3'],
  ['a proxy asks for itself', '10.1.2.3', '10.9.9.9', '10.9.9.9'],
  ['a proxy says what is no address', '10.1.2.3', 'unknown', '10.1.2.3'],
])('when %s', (_, address, forwardedFor, caller) => {
  expect(callerAddress({ address, forwardedFor }, trustedProxies)).toBe(caller);
});
