import { useCallback, useEffect, useState } from 'react';
import { ArrowDownWideNarrow } from 'lucide-react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { ArticleFilterBarQuery } from '#generated/ArticleFilterBarQuery';
import { Button } from '#ui/Button.tsx';
import { type Filter } from '#ui/filters/filter.ts';
import { FilterBar } from '#ui/filters/FilterBar.tsx';
import { UrlSearch } from '#ui/filters/UrlSearch.tsx';
import { useUrlFilters } from '#ui/filters/useUrlFilters.ts';
import { Menu } from '#ui/Menu.tsx';
import { useIsPhone } from '#ui/useIsPhone.ts';
import { onContentChanged } from '../contentChanges.ts';
import { GPT_STATUS_LABELS, GPT_STATUSES } from '../gptStatuses.ts';
import { ARTICLE_LANGUAGES } from './article/articleLanguages.ts';
import { ARTICLES_FILTERS, NO_CATEGORY, SORTS, STATUSES } from './articlesFilters.ts';

const SORT_LABELS = {
  '-edited': 'Last edited',
  edited: 'First edited',
  title: 'Title',
  '-title': 'Title, from Z',
  '-views': 'Most viewed',
} as const;

/** What narrows the list of articles, and its order. `isInCategory`: that is chosen already. */
export function ArticleFilterBar({ isInCategory = false }: { isInCategory?: boolean }) {
  const { filters, change, clear, isNarrowed } = useUrlFilters(ARTICLES_FILTERS);
  const { categories, people, ask } = useOptions();
  const isPhone = useIsPhone();
  const search = useCallback((q: string) => change({ q }, { isTyping: true }), [change]);
  const category: Filter = {
    id: 'category',
    label: 'Category',
    options: [...categories, { id: NO_CATEGORY, label: 'No category' }],
    selected: filters.category ? [filters.category] : [],
    isPinned: !isPhone,
    onOpen: ask,
    onChange: ([id = '']) => change({ category: id }),
  };
  const chips: Filter[] = [
    ...(isInCategory ? [] : [category]),
    {
      id: 'gpt',
      label: 'GPT status',
      options: GPT_STATUSES.map((id) => ({ id, label: GPT_STATUS_LABELS[id] })),
      selected: filters.gpt,
      isMultiple: true,
      isPinned: !isPhone,
      onChange: (selected) => change({ gpt: GPT_STATUSES.filter((one) => selected.includes(one)) }),
    },
    {
      id: 'author',
      label: 'Author',
      options: people,
      selected: filters.author ? [filters.author] : [],
      isPinned: !isPhone,
      onOpen: ask,
      onChange: ([id = '']) => change({ author: id }),
    },
    {
      id: 'language',
      label: 'Language',
      options: ARTICLE_LANGUAGES,
      selected: filters.language ? [filters.language] : [],
      onChange: ([id = '']) => change({ language: id }),
    },
    {
      id: 'status',
      label: 'Status',
      options: STATUSES.filter((id) => id !== 'any').map((id) => ({ id, label: id })),
      selected: filters.status === 'any' ? [] : [filters.status],
      onChange: ([id]) => change({ status: STATUSES.find((one) => one === id) ?? 'any' }),
    },
  ];

  return (
    <FilterBar
      label="Filter articles"
      filters={chips}
      isCompact={isPhone}
      search={<UrlSearch label="Search articles" isMain value={filters.q} onSettle={search} />}
      onClear={isNarrowed ? clear : undefined}
    >
      <span className="max-md:hidden">
        <Menu
          label="Order"
          groups={[
            {
              id: 'order',
              selectedId: filters.sort,
              entries: SORTS.map((sort) => ({
                id: sort,
                label: SORT_LABELS[sort],
                onAction: () => change({ sort }),
              })),
            },
          ]}
          renderTrigger={(trigger) => (
            <Button {...trigger} variant="ghost" size="sm">
              <span className="sr-only">Order: </span>
              {SORT_LABELS[filters.sort]}
              <ArrowDownWideNarrow aria-hidden className="ml-2 inline size-4" strokeWidth={1.75} />
            </Button>
          )}
        />
      </span>
    </FilterBar>
  );
}

type Option = { id: string; label: string };

/** Categories and colleagues to choose from, and how to ask for them again. */
function useOptions() {
  const environment = useRelayEnvironment();
  const [options, setOptions] = useState<{ categories: readonly Option[]; people: readonly Option[] }>({
    categories: [],
    people: [],
  });
  const ask = useCallback(() => {
    fetchQuery<ArticleFilterBarQuery>(
      environment,
      graphql`
        query ArticleFilterBarQuery {
          articleCategories {
            id
            name
          }
          colleagues {
            id
            name
          }
        }
      `,
      {},
    ).subscribe({
      next: ({ articleCategories, colleagues }) =>
        setOptions({ categories: articleCategories.map(optionOf), people: colleagues.map(optionOf) }),
      // Whoever opens the list asks again.
      error: () => {},
    });
  }, [environment]);
  useEffect(() => {
    ask();
    return onContentChanged(ask);
  }, [ask]);
  return { ...options, ask };
}

const optionOf = ({ id, name }: { readonly id: string; readonly name: string }): Option => ({ id, label: name });
