import { type ProductSort, type StoreScreenQuery$variables } from '#generated/StoreScreenQuery';
import { oneOf, pageNumber, text } from '#ui/filters/urlFields.ts';
import { readFilters } from '#ui/filters/urlFilters.ts';

export const TABS = ['catalogue', 'rules', 'search', 'log'] as const;
export type StoreTab = (typeof TABS)[number];

export const SORTS = ['title', '-title', 'price', '-price', 'stock', '-stock'] as const;
export const STOCKS = ['any', 'in', 'out'] as const;
export const PAGE_SIZE = 14;

/** What the catalogue shows, as the URL has it. */
export const CATALOGUE_FILTERS = {
  q: text(),
  collection: text(),
  stock: oneOf(STOCKS, 'any'),
  sort: oneOf(SORTS, 'title'),
  page: pageNumber(),
};

/** Which part of a shop is open, and what is looked for in its search console. */
export const STORE_FIELDS = { tab: oneOf(TABS, 'catalogue'), try: text() };

const SORT: Readonly<Record<(typeof SORTS)[number], ProductSort>> = {
  title: 'TitleAscending',
  '-title': 'TitleDescending',
  price: 'PriceAscending',
  '-price': 'PriceDescending',
  stock: 'StockAscending',
  '-stock': 'StockDescending',
};

/** What a URL asks for of a shop: only what its open part shows. */
export function variablesOf(id: string, search: URLSearchParams): StoreScreenQuery$variables {
  const { tab, try: query } = readFilters(STORE_FIELDS, search);
  const { q, collection, stock, sort, page } = readFilters(CATALOGUE_FILTERS, search);
  return {
    id,
    isCatalogue: tab === 'catalogue',
    isRules: tab === 'rules',
    isSearch: tab === 'search',
    isLog: tab === 'log',
    hasQuery: tab === 'search' && query.trim() !== '',
    query: query.trim().slice(0, 200),
    filter: {
      ...(q.trim() && { search: q.trim() }),
      ...(collection && { collection }),
      ...(stock !== 'any' && { inStock: stock === 'in' }),
    },
    sort: SORT[sort],
    skip: (page - 1) * PAGE_SIZE,
  };
}
