import { describe, expect, test } from 'vitest';
import { answerTypeMatch } from './answerType.ts';
import { bm25, certaintyOf, coverage, termCounts, type AskedWord, type Evidence } from './evidence.ts';
import { termOf } from './words.ts';

const asked = (word: string, docs = 3): AskedWord => ({ word, term: termOf(word), docs });
const passage = (text: string) => termCounts({ title: '', heading: '', text });
const EVIDENCE: Evidence = { whole: 0.5, sentence: 0.5, words: 6, coverage: 1, type: 0 };

describe('The words of a question in a passage', () => {
  test('count as their synonyms, and a place as its country', () => {
    const held = passage('We deliver parcels to Norway.');

    expect(coverage([asked('shipping'), asked('package')], [held], 100)).toBe(1);
    expect(bm25([asked('oslo')], held, 100)).toBeGreaterThan(0);
    expect(bm25([asked('madrid')], held, 100)).toBe(0);
  });

  test('say more the rarer they are', () => {
    const held = passage('Skins are cut to your skis.');

    expect(bm25([asked('skis', 2)], held, 100)).toBeGreaterThan(bm25([asked('skis', 60)], held, 100));
  });

  test('say as much in a small library as in a larger one', () => {
    const held = passage('A torn belt is replaced free of charge.');

    expect(bm25([asked('belt', 1)], held, 1)).toBeCloseTo(bm25([asked('belt', 1)], held, 150));
  });

  test('may be spread over passages that stand together', () => {
    const [skins, skis] = [passage('Skins are cut here.'), passage('Bring your skis.')];

    expect(coverage([asked('skins'), asked('skis')], [skins], 100)).toBe(0.5);
    expect(coverage([asked('skins'), asked('skis')], [skins, skis], 100)).toBe(1);
  });

  test('are those that tell what it is about', () => {
    expect(coverage([asked('skis'), asked('tomorrow', 0)], [passage('Skis and poles.')], 100)).toBe(1);
  });
});

describe('What a question asks for', () => {
  test.each([
    ['How much is a new strap?', 'A strap is CHF 12.', 1],
    ['How much is a new strap?', 'We sew straps in Bern.', -1],
    ['How long do repairs take?', 'Most are ready in two working days.', 1],
    ['What does the tent weigh?', 'The tent sleeps three.', -1],
    ['Do you sharpen edges?', 'We sharpen edges.', 0],
  ] as const)('%s — %s', (question, text, match) => {
    expect(answerTypeMatch(question, text)).toBe(match);
  });
});

describe('Certainty', () => {
  test('falls with a telling word that nobody has written of, and with none of another kind', () => {
    const known = certaintyOf([asked('repair')], EVIDENCE, 1);

    expect(certaintyOf([asked('repair'), asked('helicopter', 0)], EVIDENCE, 1)).toBeLessThan(known);
    expect(certaintyOf([asked('repair'), asked('tomorrow', 0)], EVIDENCE, 1)).toBe(known);
  });

  test('rises with likeness, with what is asked for and with what is said around it', () => {
    const words = [asked('repair')];

    const certainty = (evidence: Partial<Evidence>, around = 0.5) =>
      certaintyOf(words, { ...EVIDENCE, ...evidence }, around);

    expect(certainty({ whole: 0.7 })).toBeGreaterThan(certainty({}));
    expect(certainty({ type: 1 })).toBeGreaterThan(certainty({ type: -1 }));
    expect(certainty({}, 1)).toBeGreaterThan(certainty({}, 0.5));
  });
});
