import { describe, expect, it } from 'vitest';
import { ASSISTANTS_FILTERS, shownAssistants } from './assistantsFilters.ts';
import { readFilters } from '#ui/filters/urlFilters.ts';

const build = (title: string, conversationsToday = 0, isEnabled = true) => ({ title, conversationsToday, isEnabled });
const LISTS = {
  assistants: [build('Shop 10', 4), build('Shop 9', 4), build('nori', 7), build('Basecamp', 0, false)],
  archived: [build('Winter sale'), build('Shop 8', 0, false)],
};

const shown = (search: string) =>
  shownAssistants(LISTS, readFilters(ASSISTANTS_FILTERS, new URLSearchParams(search))).map(({ title }) => title);

describe('shownAssistants', () => {
  it.each([
    ['', ['Basecamp', 'nori', 'Shop 9', 'Shop 10']],
    ['sort=-title', ['Shop 10', 'Shop 9', 'nori', 'Basecamp']],
    ['sort=-today', ['nori', 'Shop 9', 'Shop 10', 'Basecamp']],
    ['sort=today', ['Basecamp', 'Shop 9', 'Shop 10', 'nori']],
    ['q=+sHOp', ['Shop 9', 'Shop 10']],
    ['status=live', ['nori', 'Shop 9', 'Shop 10']],
    ['status=disabled', ['Basecamp']],
    ['status=archived', ['Shop 8', 'Winter sale']],
    ['status=archived&q=sale', ['Winter sale']],
    ['status=nonsense&sort=nonsense', ['Basecamp', 'nori', 'Shop 9', 'Shop 10']],
  ])('of «%s»', (search, expected) => {
    expect(shown(search)).toEqual(expected);
  });
});
