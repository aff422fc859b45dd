// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { tolerantStorage } from './tolerantStorage.ts';

function refuse(): never {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
}

beforeEach(() => localStorage.clear());

describe('tolerantStorage', () => {
  it('keeps what the browser stores, for the next page too', () => {
    tolerantStorage(() => localStorage).set('a', '1');

    expect(tolerantStorage(() => localStorage).get('a')).toBe('1');
  });

  it('works in memory where site data are blocked', () => {
    const storage = tolerantStorage(refuse);
    storage.set('a:1', 'one');
    storage.set('a:2', 'two');
    storage.set('a:2', null);

    expect(storage.get('a:1')).toBe('one');
    expect(storage.get('a:2')).toBeNull();
    expect(storage.keys('a:')).toEqual(['a:1']);
  });

  it('answers the newest value when the disk was full for it', () => {
    localStorage.setItem('a', 'old');
    const full: Storage = Object.create(localStorage, {
      setItem: { value: refuse },
      getItem: { value: (key: string) => localStorage.getItem(key) },
      removeItem: { value: refuse },
      length: { get: () => localStorage.length },
      key: { value: (index: number) => localStorage.key(index) },
    });
    const storage = tolerantStorage(() => full);

    storage.set('a', 'new');
    expect(storage.get('a')).toBe('new');
    storage.set('a', null);
    expect(storage.get('a')).toBeNull();
    expect(storage.keys('a')).toEqual([]);
  });
});
