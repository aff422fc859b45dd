import { type ReactNode } from 'react';
import { counted } from '../format.ts';
import { LoadFailed } from './LoadFailed.tsx';
import { type ListState } from './listState.ts';
import { NoMatch } from './NoMatch.tsx';

type ListStatesProps = {
  state: ListState;
  /** What is listed, in the plural: «articles». */
  what: string;
  /** How many match in all, told to screen readers when it changes. */
  total?: number;
  /** In the shape of what comes. */
  skeleton: ReactNode;
  /** An `EmptyState` with the one thing to do. */
  empty: ReactNode;
  query?: string;
  filters?: number;
  onClear?: () => void;
  reason?: string;
  onRetry?: () => void;
  isRetrying?: boolean;
  /** The full list. */
  children: ReactNode;
};

/** One of the five states that every list has, and the announcement of each. */
export function ListStates({ state, what, total, skeleton, empty, children, ...states }: ListStatesProps) {
  const { query, filters, onClear = () => {}, reason, onRetry = () => {}, isRetrying } = states;
  return (
    <>
      <output className="sr-only">{announcement(state, what, total)}</output>
      {state === 'loading' && skeleton}
      {state === 'empty' && empty}
      {state === 'no-match' && <NoMatch what={what} query={query} filters={filters} onClear={onClear} />}
      {state === 'error' && <LoadFailed what={what} reason={reason} onRetry={onRetry} isRetrying={isRetrying} />}
      {state === 'full' && children}
    </>
  );
}

function announcement(state: ListState, what: string, total: number | undefined): string {
  if (state === 'loading') return `Loading ${what}`;
  if (state === 'error') return `The ${what} did not load`;
  if (state === 'full') return total === undefined ? '' : counted(total, singular(what), what);
  return state === 'empty' ? `No ${what} yet` : `No ${what} match`;
}

/** Of a word as lists are named: «categories», «guided flows». */
const singular = (what: string) => what.replace(/ies$/, 'y').replace(/s$/, '');
