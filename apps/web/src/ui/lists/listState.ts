export type ListState = 'loading' | 'error' | 'empty' | 'no-match' | 'full';

type ListFacts = {
  isLoading?: boolean;
  hasFailed?: boolean;
  /** How many there are to show. */
  total: number;
  /** A search or a filter leaves some out. */
  isNarrowed?: boolean;
};

/** Which of its five states a list is in. What is there stays shown while more is loaded or when that has failed. */
export function listState({ isLoading = false, hasFailed = false, total, isNarrowed = false }: ListFacts): ListState {
  if (total > 0) return 'full';
  if (isLoading) return 'loading';
  if (hasFailed) return 'error';
  return isNarrowed ? 'no-match' : 'empty';
}
