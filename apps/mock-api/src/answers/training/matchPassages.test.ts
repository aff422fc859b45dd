import { describe, expect, it } from 'vitest';
import { madeOf } from '#content/passages/madeOf.ts';
import { matchPassages } from './matchPassages.ts';

let last = 0;
const cut = (text: string, heading = '') => ({ heading, text, page: null });
const passage = (text: string, { heading = '', isEdited = false, madeOf: made = '[]' } = {}) => {
  last += 1;
  return { id: last, heading, text, isEdited, madeOf: made };
};
/** The texts, those that are new with a plus. */
const texts = (...given: Parameters<typeof matchPassages>) =>
  matchPassages(...given).map((one) => ('kept' in one ? one.kept.text : `+${one.added.text}`));

describe('when an article is cut anew', () => {
  it('what says the same stays, in the new order, and what is gone goes', () => {
    expect(texts([passage('One'), passage('Two'), passage('Three')], [cut('Three'), cut('Four'), cut('One')])).toEqual([
      'Three',
      '+Four',
      'One',
    ]);
    expect(texts([passage('One')], [cut('One', 'Prices')])).toEqual(['+One']);
  });

  it('what was reworded stays in place of what it was, and goes once the article says something else', () => {
    const reworded = passage('Sewn in Zürich', madeOf(passage('Sewn in Bern')));

    expect(texts([reworded], [cut('A new first one'), cut('Sewn in Bern')])).toEqual([
      '+A new first one',
      'Sewn in Zürich',
    ]);
    expect(texts([reworded], [cut('Sewn in Oslo')])).toEqual(['+Sewn in Oslo']);
  });

  it('halves stay together, also when one was changed once more', () => {
    const whole = passage('First half. Second half.');
    const first = passage('First half.', madeOf(whole));
    const second = passage('Second half, better.', madeOf(passage('Second half.', madeOf(whole))));

    expect(texts([first, second], [cut('First half. Second half.')])).toEqual(['First half.', 'Second half, better.']);
  });

  it('what was put together stands for all that it was made of, and once', () => {
    const [one, two] = [passage('CHF 412'), passage('The deposit is 77')];
    const merged = passage('CHF 412, the deposit is 77', madeOf(one, two));

    expect(texts([merged], [cut('CHF 412'), cut('The deposit is 77')])).toEqual([merged.text]);
    expect(texts([merged], [cut('CHF 555'), cut('The deposit is 77')])).toEqual(['+CHF 555', '+The deposit is 77']);
  });

  it('two that say the same word for word are both there', () => {
    expect(texts([passage('Same'), passage('Same')], [cut('Same'), cut('Same')])).toHaveLength(2);
  });
});
