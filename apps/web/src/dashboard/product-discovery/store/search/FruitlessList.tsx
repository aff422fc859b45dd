import { useState } from 'react';
import { Replace, Search } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { type FruitlessList_store$key } from '#generated/FruitlessList_store';
import { Button } from '#ui/Button.tsx';
import { count, counted } from '#ui/format.ts';
import { lazyOverlay } from '#ui/lazyOverlay.tsx';
import { type StoreRulesEditor } from '../rules/useStoreRules.ts';

const SynonymDialog = lazyOverlay(() => import('../rules/SynonymDialog.tsx'));

type FruitlessListProps = { store: FruitlessList_store$key; rules: StoreRulesEditor; onAsk: (query: string) => void };

const FEW = 3;

/** What visitors looked for and did not find, and what to do about it. */
export function FruitlessList({ store: key, rules, onAsk }: FruitlessListProps) {
  const { fruitlessSearches } = useFragment(
    graphql`
      fragment FruitlessList_store on StoreIntegration {
        fruitlessSearches(first: 100) {
          count
          searches
          nodes {
            query
            count
            why
          }
        }
      }
    `,
    key,
  );
  const [isOpen, setIsOpen] = useState(false);
  const [word, setWord] = useState<string | null>(null);
  const { nodes, count: fruitless, searches } = fruitlessSearches;
  const shown = isOpen ? nodes : nodes.slice(0, FEW);

  return (
    <section aria-labelledby="fruitless" className="px-5 py-4 max-md:px-4">
      <div className="flex items-baseline gap-2">
        <h2 id="fruitless" className="text-sm font-semibold">
          Searches that found nothing
        </h2>
        <span className="text-xs text-ink-muted">
          {searches > 0
            ? `${count(fruitless)} of ${counted(searches, 'search', 'searches')}, last 30 days`
            : 'last 30 days'}
        </span>
        {nodes.length > FEW && (
          <button
            type="button"
            onClick={() => setIsOpen(!isOpen)}
            className="ml-auto min-h-6 rounded-sm text-dense font-medium text-brand hover:underline"
          >
            {isOpen ? 'Fewer' : `All ${nodes.length}`}
          </button>
        )}
      </div>
      {nodes.length === 0 ? (
        <p className="mt-2 text-dense text-ink-muted">Everybody who looked for something found it.</p>
      ) : (
        <ul className="mt-2">
          {shown.map(({ query, count: times, why }) => (
            <li
              key={query}
              className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-1.5 text-dense"
            >
              <span className="w-44 truncate font-medium max-md:w-auto">{query}</span>
              <span className="min-w-0 flex-1 basis-40 truncate text-ink-muted" title={why}>
                {why}
              </span>
              <span className="text-ink-muted tabular-nums">{counted(times, 'time')}</span>
              <span className="flex gap-1.5">
                <Button
                  size="sm"
                  icon={<Search aria-hidden className="size-3.5" strokeWidth={1.75} />}
                  aria-label={`Try “${query}”`}
                  onClick={() => onAsk(query)}
                >
                  Try
                </Button>
                {rules.mayChange && (
                  <Button
                    size="sm"
                    icon={<Replace aria-hidden className="size-3.5" strokeWidth={1.75} />}
                    aria-label={`Add a synonym for “${query}”`}
                    onClick={() => setWord(query)}
                  >
                    Add synonym
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      <SynonymDialog isOpen={word !== null} word={word ?? ''} onAdd={rules.addSynonym} onClose={() => setWord(null)} />
    </section>
  );
}
