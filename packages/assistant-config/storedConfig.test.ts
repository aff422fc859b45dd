import { expect, it } from 'vitest';
import { newConfig } from './newConfig.ts';
import { storedConfig } from './storedConfig.ts';

it('is as it was stored', () => {
  const config = newConfig({ title: 'Nori', greeting: 'Hello' });

  expect(storedConfig(JSON.stringify(config))).toEqual(config);
});

it('has the defaults of what came later, but no text in a language that somebody had left out', () => {
  const { gpt: _, ...older } = newConfig({ title: 'Nori' });
  const { corners: __, ...appearance } = older.appearance;
  const homePage = { ...older.homePage, greeting: { de: 'Hallo' } };

  const config = storedConfig(JSON.stringify({ ...older, appearance, homePage }));

  expect(config.appearance.corners).toBe(14);
  expect(config.gpt.offersPerson).toBe(true);
  expect(config.homePage.greeting).toEqual({ de: 'Hallo' });
});

it('keeps what was set of a part that has grown since', () => {
  const { gpt, ...rest } = newConfig({ title: 'Nori' });

  const config = storedConfig(JSON.stringify({ ...rest, gpt: { disclosure: {}, offersPerson: false } }));

  expect(config.gpt).toEqual({ ...gpt, offersPerson: false });
});
