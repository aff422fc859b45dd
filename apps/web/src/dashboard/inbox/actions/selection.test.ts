import { beforeEach, describe, expect, it } from 'vitest';
import { clearSelection, selectAllListed, selectTo, setListed, toggleSelected, useSelection } from './selection.ts';

const chosen = () => useSelection.getState().ids;
beforeEach(() => {
  clearSelection();
  setListed(['a', 'b', 'c', 'd', 'e']);
});

describe('the selection', () => {
  it('takes one and gives it up', () => {
    toggleSelected('b');
    expect(chosen()).toEqual(['b']);
    toggleSelected('b');
    expect(chosen()).toEqual([]);
  });

  it('reaches from the one chosen last to another, either way', () => {
    toggleSelected('d');
    selectTo('b');
    expect(chosen()).toEqual(['d', 'b', 'c']);
    selectTo('a');
    expect(new Set(chosen())).toEqual(new Set(['a', 'b', 'c', 'd']));
  });

  it('is one alone when nothing was chosen before', () => {
    selectTo('c');
    expect(chosen()).toEqual(['c']);
  });

  it('takes all that is listed, at most a hundred', () => {
    setListed(Array.from({ length: 150 }, (_, n) => `${n}`));
    selectAllListed();
    expect(chosen()).toHaveLength(100);
  });

  it('gives up what is no longer listed', () => {
    toggleSelected('a');
    toggleSelected('b');
    setListed(['b', 'c']);
    expect(chosen()).toEqual(['b']);
  });
});
