import { useState } from 'react';
import { MessageCircle, Search } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { type SearchConsole_store$key } from '#generated/SearchConsole_store';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useUrlFilters } from '#ui/filters/useUrlFilters.ts';
import { count } from '#ui/format.ts';
import { Kbd } from '#ui/Kbd.tsx';
import { TextField } from '#ui/TextField.tsx';
import { STORE_FIELDS } from '../storeTabs.ts';
import { useStoreRules } from '../rules/useStoreRules.ts';
import { ChatPreview } from './ChatPreview.tsx';
import { FruitlessList } from './FruitlessList.tsx';
import { HitList } from './HitList.tsx';
import { TakenOutList } from './TakenOutList.tsx';
import { Understood } from './Understood.tsx';

const EXAMPLES = ['red jacket under 150', 'hiking boots size 42', 'anything on sale'];

/** What an assistant would show for a question, why, and what visitors did not find. */
export function SearchConsole({ store: key }: { store: SearchConsole_store$key }) {
  const store = useFragment(
    graphql`
      fragment SearchConsole_store on StoreIntegration
      @argumentDefinitions(query: { type: "String!" }, hasQuery: { type: "Boolean!" }) {
        id
        currency
        productsCount
        search(query: $query) @include(if: $hasQuery) {
          found
          sentence
          refinements
          durationMs
          understood {
            ...Understood_query
          }
          hits {
            match
            isPinned
            product {
              ...productRow_product @relay(mask: false)
            }
            card {
              ...productCard_card @relay(mask: false)
            }
          }
          takenOut {
            because
            rank
            product {
              ...productRow_product @relay(mask: false)
            }
          }
        }
        ...FruitlessList_store
        ...useStoreRules_store
      }
    `,
    key,
  );
  const { filters, change } = useUrlFilters(STORE_FIELDS);
  const [typed, setTyped] = useState(filters.try);
  const rules = useStoreRules(store);
  const { search, currency, productsCount } = store;
  const ask = (query: string) => {
    setTyped(query);
    change({ tab: 'search', try: query });
  };

  return (
    <div className="flex min-h-0 flex-1 max-xl:flex-col xl:overflow-hidden">
      <div className="min-w-0 flex-1 xl:overflow-y-auto">
        <div className="grid gap-2.5 border-b border-line px-5 py-3.5 max-md:px-4">
          <form
            onSubmit={(event) => {
              event.preventDefault();
              ask(typed.trim());
            }}
          >
            <TextField
              label="What would the assistant show for…"
              isLabelHidden
              density="comfortable"
              placeholder="red jacket under 150"
              maxLength={200}
              value={typed}
              onChange={setTyped}
              icon={<Search aria-hidden className="size-4" strokeWidth={1.75} />}
              trailing={
                <span className="flex items-center gap-2 text-xs text-ink-muted max-md:hidden">
                  {search && `${count(search.found)} of ${count(productsCount)} in ${search.durationMs} ms`}
                  <Kbd>↵</Kbd>
                </span>
              }
            />
          </form>
          {search ? (
            <Understood
              query={search.understood}
              currency={currency}
              text={filters.try}
              hidesSoldOut={rules.rules.hideOutOfStock}
              onAsk={ask}
            />
          ) : (
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-dense text-ink-muted">
              Try
              {EXAMPLES.map((example) => (
                <button
                  key={example}
                  type="button"
                  onClick={() => ask(example)}
                  className="min-h-6 rounded-control px-1.5 font-medium text-brand hover:bg-hover"
                >
                  {example}
                </button>
              ))}
            </p>
          )}
        </div>
        <output className="sr-only">{search ? search.sentence : ''}</output>
        {search && search.hits.length > 0 && (
          <HitList hits={search.hits} currency={currency} rules={rules} query={filters.try} />
        )}
        {search && search.hits.length === 0 && (
          <div className="flex min-h-40 border-b border-line">
            <EmptyState icon={Search} title="Nothing would be shown">
              {search.sentence}
            </EmptyState>
          </div>
        )}
        {search && search.takenOut.length > 0 && <TakenOutList takenOut={search.takenOut} rules={rules} />}
        <FruitlessList store={store} rules={rules} onAsk={ask} />
      </div>
      <aside
        aria-label="In the chat"
        className="flex-none bg-canvas p-4 max-xl:border-t max-xl:border-line xl:w-96 xl:overflow-y-auto xl:border-l xl:border-line"
      >
        <p className="mb-3 flex items-baseline gap-2 text-dense font-semibold">
          <MessageCircle aria-hidden className="size-4 self-center text-ink-faint" strokeWidth={1.75} />
          In the chat <span className="text-xs font-normal text-ink-muted">same search, not counted</span>
        </p>
        {search ? (
          <ChatPreview
            question={filters.try}
            sentence={search.sentence}
            cards={search.hits.map(({ card }) => card)}
            refinements={search.refinements}
          />
        ) : (
          <p className="text-dense text-ink-muted">What visitors would get appears here.</p>
        )}
      </aside>
    </div>
  );
}
