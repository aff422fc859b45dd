import { expect, it } from 'vitest';
import { sessionName } from './sessionName.ts';

it.each([
  [{ browser: 'Firefox 140', os: 'Linux', device: 'Computer' }, 'Firefox 140 on Linux'],
  [{ browser: 'Safari 18', os: 'iOS', device: 'iPhone' }, 'Safari 18 on iPhone'],
  [{ browser: 'Chrome 140', os: null, device: 'Phone' }, 'Chrome 140 on Phone'],
  [{ browser: null, os: 'Windows', device: 'Computer' }, 'Windows'],
  [{ browser: 'curl 8', os: null, device: null }, 'curl 8'],
  [{ browser: null, os: null, device: null }, 'Unknown device'],
])('names a session by what is known of its device: %o', (device, name) => {
  expect(sessionName(device)).toBe(name);
});
