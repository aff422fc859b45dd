// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { visitStore } from './visitStore.ts';

const open = () => localStorage;
beforeEach(() => localStorage.clear());

it('keeps what it is told for the next page, for each assistant by itself', () => {
  visitStore('asst_nori', open).set('isKnown', true);

  expect(visitStore('asst_nori', open).get('isKnown', false)).toBe(true);
  expect(visitStore('asst_pip', open).get('isKnown', false)).toBe(false);
});

it('does not overwrite what another tab has kept meanwhile', () => {
  const [one, other] = [visitStore('asst_nori', open), visitStore('asst_nori', open)];
  one.set('a', 1);
  other.set('b', 2);
  one.set('c', 3);

  expect(visitStore('asst_nori', open).get('b', 0)).toBe(2);
});

it.each(['{', '7', 'null', '{"isKnown":"yes"}', '{"isKnown":null}'])('makes nothing of %j', (stored) => {
  localStorage.setItem('parley:asst_nori', stored);

  expect(visitStore('asst_nori', open).get('isKnown', false)).toBe(false);
});

it('works in memory where site data are blocked', () => {
  const store = visitStore('asst_nori', () => {
    throw new DOMException('Denied.', 'SecurityError');
  });
  store.set('isKnown', true);

  expect(store.get('isKnown', false)).toBe(true);
  store.clear();
  expect(store.get('isKnown', false)).toBe(false);
});
