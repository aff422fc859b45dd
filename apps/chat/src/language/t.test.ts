import { describe, expect, it } from 'vitest';
import { dictionaryOf } from './dictionaries.ts';
import { speak, t } from './t.ts';

describe('t', () => {
  it('says what it knows in the language that is spoken, and leaves the rest', async () => {
    expect(t('Write to {name}', { name: 'Nori' })).toBe('Write to Nori');

    speak('de', await dictionaryOf('de'));

    expect(t('Write to {name}', { name: 'Nori' })).toBe('Schreiben Sie an Nori');
    expect(t('A sentence of the API.')).toBe('A sentence of the API.');
    expect(t('constructor')).toBe('constructor');
  });

  it('knows sentences that were put together elsewhere by their numbers, and writes those as the language does', async () => {
    speak('de', await dictionaryOf('de'));

    expect(t('Use at most 5,000 characters.')).toBe('Verwenden Sie höchstens 5.000 Zeichen.');
    expect(t('Enter -5 or more.')).toBe('Geben Sie -5 oder mehr ein.');
    expect(t('Enter 0.5 or less.')).toBe('Geben Sie 0,5 oder weniger ein.');
    expect(t('Enter a phone number such as +41 44 555 01 23.')).toMatch(/\+41 44 555 01 23\.$/);
  });

  it('knows them by their days and endings of files too', async () => {
    speak('de', await dictionaryOf('de'));

    expect(t('Choose 1 June 2026 or later.')).toBe('Wählen Sie den 1. Juni 2026 oder einen späteren Tag.');
    expect(t('Add a file that ends in .jpg, .mp4.')).toBe('Fügen Sie eine Datei hinzu, die auf .jpg, .mp4 endet.');

    speak('fr', await dictionaryOf('fr'));
    expect(t('Choose 31 December 2026 or earlier.')).toBe('Choisissez le 31 décembre 2026 ou un jour antérieur.');
  });
});
