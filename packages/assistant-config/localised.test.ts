import { describe, expect, it } from 'vitest';
import { bestLanguage, localised } from './localised.ts';

describe('localised', () => {
  const text = { en: 'Hello', de: 'Hallo', 'de-AT': 'Servus', fr: ' ' };

  it.each([
    ['de-AT', 'Servus'],
    ['de-CH', 'Hallo'],
    ['fr', 'Hello'],
    ['sv', 'Hello'],
  ])('has for %s «%s»', (locale, expected) => {
    expect(localised(text, locale, { default: 'en' })).toBe(expected);
  });

  it('has another form of the language before the default one', () => {
    expect(localised({ en: 'Hello', 'zh-Hant': '你好' }, 'zh-TW', { default: 'en' })).toBe('你好');
  });

  it('is empty where nothing is written', () => {
    expect(localised({}, 'de', { default: 'en' })).toBe('');
  });
});

describe('bestLanguage', () => {
  it('is the first that the assistant speaks, or its default', () => {
    const languages = { default: 'en', others: ['de', 'pt-BR'] };

    expect(bestLanguage(languages, ['sv', 'de-CH', 'en'])).toBe('de');
    expect(bestLanguage(languages, ['pt-BR'])).toBe('pt-BR');
    expect(bestLanguage(languages, ['ja'])).toBe('en');
  });

  it.each([
    ['de_at', 'de-AT'],
    ['de-CH', 'de-AT'],
    ['pt', 'pt-BR'],
    ['zh-TW', 'zh-Hant'],
    ['zh-CN', 'en'],
    ['', 'en'],
    ['no language', 'en'],
  ])('is for «%s» %s', (wanted, expected) => {
    expect(bestLanguage({ default: 'en', others: ['de-AT', 'pt-BR', 'zh-Hant'] }, [wanted])).toBe(expected);
  });
});
