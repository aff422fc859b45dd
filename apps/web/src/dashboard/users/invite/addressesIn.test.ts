import { describe, expect, it } from 'vitest';
import { addressesIn } from './addressesIn.ts';

describe('addressesIn', () => {
  it.each([
    ['one', 'a@a.example', ['a']],
    ['lines, commas and semicolons', 'a@a.example\nb@a.example, c@a.example;d@a.example', ['a', 'b', 'c', 'd']],
    ['what mail programs copy', 'Ada Okafor <a@a.example>, "Berg, Ben" <b@a.example>', ['a', 'b']],
    ['repeated ones, in whatever case', 'A@a.example a@A.example', ['a']],
    ['nothing', ' ,; \n', []],
  ])('finds %s', (_, text, names) => {
    expect(addressesIn(text)).toEqual(names.map((name) => `${name}@a.example`));
  });

  it('keeps what is no address, for the API to say so', () => {
    expect(addressesIn('ada at a.example')).toEqual(['ada', 'at', 'a.example']);
  });
});
