import { loadEmbed } from '@parley/retrieval/sentenceVectors';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { FaqMatch, KeywordRule, MatchableFaq } from './faq.ts';
import { matchFaqs } from './matchFaqs.ts';

const similar = (id: string, texts: readonly string[], threshold = 0.75): MatchableFaq => ({
  id,
  priority: 50,
  rule: { mode: 'Similarity', threshold, phrasings: texts.map((text) => ({ text, vector: null })) },
});
const keywords = (id: string, rule: KeywordRule, words: readonly string[], priority = 50): MatchableFaq => ({
  id,
  priority,
  rule: { mode: 'Keywords', rule, keywords: words },
});
const regex = (id: string, pattern: string): MatchableFaq => ({ id, priority: 50, rule: { mode: 'Regex', pattern } });

const ask = (text: string, faqs: readonly MatchableFaq[]) => matchFaqs({ text, vector: null }, faqs);
const answering = (matches: readonly FaqMatch[]) => (matches[0]?.isMatch ? matches[0].faqId : null);

describe('By similarity', () => {
  let embed: Awaited<ReturnType<typeof loadEmbed>>;
  let faqs: MatchableFaq[];

  /** Some of the demo company's, with vectors. */
  beforeAll(async () => {
    embed = await loadEmbed();
    const known = {
      returns: ['How long can I return something?', 'How many days do I have to send an item back?'],
      refund: ['How long does a refund take?', 'When do I get my money back?'],
      abroad: ['Do you ship to Norway and the EU?', 'Do you deliver abroad?'],
      size: ['Can I exchange it for another size?', 'The boots are too small, can I swap them?'],
      track: ['Where is my parcel?', 'How do I track my order?'],
    };
    faqs = await Promise.all(
      Object.entries(known).map(async ([id, texts]): Promise<MatchableFaq> => {
        const vectors = await embed(texts);
        const phrasings = texts.map((text, index) => ({ text, vector: vectors[index] ?? null }));
        return { id, priority: 50, rule: { mode: 'Similarity', threshold: 0.75, phrasings } };
      }),
    );
  });

  const askAll = async (text: string) => {
    const [vector = null] = await embed([text]);
    return matchFaqs({ text, vector }, faqs);
  };

  test.each([
    ['how long to return stuff', 'returns'],
    ['do u ship to norway', 'abroad'],
    ['I would like to swap my boots for a bigger size', 'size'],
    ['WHERE is my parcel', 'track'],
  ])('another phrasing is known: %s', async (text, id) => {
    expect(answering(await askAll(text))).toBe(id);
  });

  test.each(['How do I wash my jacket?', 'Do you rent skis?', 'Which boots are good for wide feet?', 'Hello', '???'])(
    'something else is left to others: %s',
    async (text) => {
      expect(answering(await askAll(text))).toBeNull();
    },
  );

  test('a return is no refund, although they are synonyms', async () => {
    expect((await askAll('How long does the refund take?'))[0]?.faqId).toBe('refund');
    expect((await askAll('How long can I return things?'))[0]?.faqId).toBe('returns');
  });

  test('it is explained by the nearest phrasing and the shared words', async () => {
    expect((await askAll('Do you deliver things abroad?'))[0]).toMatchObject({
      faqId: 'abroad',
      phrasing: 'Do you deliver abroad?',
      words: ['deliver', 'abroad'],
      threshold: 0.75,
    });
  });

  test('without vectors, in other languages, words alone decide', () => {
    const german = [
      similar('widerruf', ['Wie lange kann ich etwas zurückgeben?']),
      similar('gut', ['Verfällt mein Gutschein?']),
    ];
    expect(answering(ask('Kann ich etwas zurückgeben und wie lange?', german))).toBe('widerruf');
    expect(answering(ask('Wo ist mein Paket?', german))).toBeNull();
  });
});

test('The very words of a phrasing are a certain match, whatever their case and punctuation', () => {
  fc.assert(
    fc.property(
      fc
        .string({ unit: fc.constantFrom('a', 'b', 'c', 'é', ' ', '1', '2'), minLength: 1 })
        .filter((text) => /\S/.test(text)),
      (text) => {
        const [match] = ask(` ${text.toUpperCase()}?! `, [
          similar('one', [text], 0.95),
          similar('two', ['something else']),
        ]);
        expect(match).toMatchObject({ faqId: 'one', isMatch: true, score: 1 });
      },
    ),
  );
});

describe('By keywords', () => {
  test.each([
    ['All', ['gift card', 'balance'], 'What is the balance of my gift cards?', true],
    ['All', ['gift card', 'balance'], 'What is my gift card worth?', false],
    ['Any', ['gift card', 'balance'], 'What is my gift card worth?', true],
    ['Any', ['gift card'], 'Is this card a gift?', false],
    ['Phrase', ['gift card'], 'My gift cards are lost', false],
    ['Phrase', ['gift card'], 'I lost my GIFT-CARD!', true],
    ['Any', ['tent'], 'What is your intent?', false],
  ] as const)('%s of %j in «%s»: %s', (rule, words, text, isMatch) => {
    expect(ask(text, [keywords('one', rule, words)])[0]?.isMatch).toBe(isMatch);
  });

  test('it is explained by the words that were found', () => {
    expect(ask('Gift cards and vouchers?', [keywords('one', 'Any', ['gift card', 'voucher'])])[0]?.words).toEqual([
      'gift cards',
      'vouchers',
    ]);
  });
});

test('By an expression what it is found in matches, in either case', () => {
  const orders = [regex('order', String.raw`\bNW-?\d{5}\b`)];
  expect(ask('Where is nw-20291?', orders)[0]).toMatchObject({ isMatch: true, words: ['nw-20291'] });
  expect(answering(ask('Where is NW-202?', orders))).toBeNull();
});

test('Of two that fit as well the one of higher priority answers', () => {
  const faqs = [keywords('a', 'Any', ['belt'], 10), keywords('b', 'Any', ['belt'], 90)];
  expect(answering(ask('Is the belt free?', faqs))).toBe('b');
});

test('Those that match come before those that do not, best first, whatever is asked', () => {
  const faqs = [
    similar('a', ['belts free'], 0.5),
    similar('b', ['belt buckle free zip'], 0.95),
    keywords('c', 'All', ['belt', 'zip']),
  ];
  const words = fc
    .array(fc.constantFrom('belt', 'belts', 'free', 'zip', 'buckle', 'shoe', '?'))
    .map((all) => all.join(' '));
  fc.assert(
    fc.property(words, (text) => {
      const matches = ask(text, faqs);
      const firstMiss = matches.findIndex(({ isMatch }) => !isMatch);
      expect(matches.slice(firstMiss === -1 ? matches.length : firstMiss).every(({ isMatch }) => !isMatch)).toBe(true);
      for (const { score } of matches) expect(score >= 0 && score <= 1).toBe(true);
      expect(ask(text, faqs.toReversed())).toEqual(matches);
    }),
  );
});

describe('What it is not for', () => {
  const faq: MatchableFaq = {
    ...similar('returns', ['How long can I return something?'], 0.5),
    exclusions: [{ text: 'How long can I return a course?', vector: null }],
  };

  test('is not answered, although it fits', () => {
    expect(ask('how long can i return a COURSE', [faq])[0]).toMatchObject({
      isMatch: false,
      excludedBy: 'How long can I return a course?',
    });
  });

  test('keeps nothing else from being answered', () => {
    expect(answering(ask('How long can I return something?', [faq]))).toBe('returns');
    expect(answering(ask('How long can I return boots?', [faq]))).toBe('returns');
  });

  test('holds for keywords as well', () => {
    const gift = {
      ...keywords('gift', 'Any', ['gift card']),
      exclusions: [{ text: 'Is a gift card a good gift?', vector: null }],
    };
    expect(answering(ask('is a gift card a good gift', [gift]))).toBeNull();
    expect(answering(ask('What is on my gift card?', [gift]))).toBe('gift');
  });
});
