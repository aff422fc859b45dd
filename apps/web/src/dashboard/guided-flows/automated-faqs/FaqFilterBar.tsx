import { useCallback, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { FaqFilterBarQuery } from '#generated/FaqFilterBarQuery';
import { FilterBar } from '#ui/filters/FilterBar.tsx';
import { UrlSearch } from '#ui/filters/UrlSearch.tsx';
import { useUrlFilters } from '#ui/filters/useUrlFilters.ts';
import { useIsPhone } from '#ui/useIsPhone.ts';
import { FAQ_STATES, FAQS_FILTERS } from './faqsFilters.ts';

const NEEDED = 'needed';

/** What narrows the list of automated FAQs. */
export function FaqFilterBar() {
  const { filters, change, clear, isNarrowed } = useUrlFilters(FAQS_FILTERS);
  const { assistants, ask } = useAssistantOptions();
  const isPhone = useIsPhone();
  const search = useCallback((q: string) => change({ q }, { isTyping: true }), [change]);

  return (
    <FilterBar
      label="Filter automated FAQs"
      isCompact={isPhone}
      search={<UrlSearch label="Search FAQs" isMain value={filters.q} onSettle={search} />}
      onClear={isNarrowed ? clear : undefined}
      filters={[
        {
          id: 'state',
          label: 'State',
          options: FAQ_STATES.map((id) => ({ id, label: id })),
          selected: filters.state,
          isMultiple: true,
          isPinned: !isPhone,
          onChange: (selected) => change({ state: FAQ_STATES.filter((one) => selected.includes(one)) }),
        },
        {
          id: 'assistant',
          label: 'Assistant',
          options: assistants,
          selected: filters.assistant ? [filters.assistant] : [],
          isPinned: !isPhone,
          onOpen: ask,
          onChange: ([id = '']) => change({ assistant: id }),
        },
        {
          id: 'attention',
          label: 'Attention',
          options: [{ id: NEEDED, label: 'Needs attention' }],
          selected: filters.attention ? [NEEDED] : [],
          isPinned: !isPhone,
          onChange: ([id]) => change({ attention: id === NEEDED }),
        },
      ]}
    />
  );
}

/** The assistants to choose from, once they have been asked for. */
function useAssistantOptions() {
  const environment = useRelayEnvironment();
  const [assistants, setAssistants] = useState<readonly { id: string; label: string }[]>([]);
  const ask = useCallback(() => {
    fetchQuery<FaqFilterBarQuery>(
      environment,
      graphql`
        query FaqFilterBarQuery {
          assistants {
            id
            title
          }
        }
      `,
      {},
    ).subscribe({
      next: (data) => setAssistants(data.assistants.map(({ id, title }) => ({ id, label: title }))),
      // Whoever opens the list asks again.
      error: () => {},
    });
  }, [environment]);
  return { assistants, ask };
}
