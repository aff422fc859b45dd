import { describe, expect, it } from 'vitest';
import { chatLanguageFor } from './chatLanguages.ts';

describe('the chat’s own words', () => {
  it.each([
    ['de-CH', 'de'],
    ['PT-br', 'pt'],
    ['en-GB', 'en'],
    ['sv', 'en'],
  ])('for who is greeted in %s are in %s', (greeted, language) => expect(chatLanguageFor(greeted)).toBe(language));
});
