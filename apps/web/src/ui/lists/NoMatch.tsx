import { SearchX } from 'lucide-react';
import { Button } from '../Button.tsx';
import { EmptyState } from '../EmptyState.tsx';

type NoMatchProps = {
  /** What is listed, in the plural: «articles». */
  what: string;
  /** What was searched for. */
  query?: string;
  /** How many filters are on beside the search. */
  filters?: number;
  onClear: () => void;
};

/** There is something, but nothing that is as asked for. */
export function NoMatch({ what, query = '', filters = 0, onClear }: NoMatchProps) {
  const searched = query.trim();
  return (
    <EmptyState
      icon={SearchX}
      title={searched ? `Nothing matches “${searched}”` : `No ${what} match`}
      action={
        <Button size="sm" onClick={onClear}>
          {filters > 0 ? 'Clear filters' : 'Clear search'}
        </Button>
      }
    >
      {filtersOn(filters) ?? 'Try other or fewer words.'}
    </EmptyState>
  );
}

const NUMBERS = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

function filtersOn(filters: number): string | null {
  if (filters === 0) return null;
  return filters === 1 ? 'One filter is on.' : `${NUMBERS[filters] ?? filters} filters are on.`;
}
