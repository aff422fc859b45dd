import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { clearFilters, countFilters, isNarrowed, readFilters, writeFilters } from './urlFilters.ts';
import { type FiltersOf, type UrlSchema } from './urlFilters.ts';

type ChangeOptions = {
  /** Takes the place of what is in the history, so that Back does not take letters away one by one. */
  isTyping?: boolean;
};

/**
 * The screen's filters, which live in the URL: a link or a reload restores the view, Back undoes a choice. Give it the same schema each
 * time, made outside of the component.
 */
export function useUrlFilters<Schema extends UrlSchema>(schema: Schema) {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => readFilters(schema, params), [schema, params]);

  const change = useCallback(
    (part: Partial<FiltersOf<Schema>>, { isTyping = false }: ChangeOptions = {}) =>
      setParams((current) => writeFilters(schema, current, part), { replace: isTyping, preventScrollReset: true }),
    [schema, setParams],
  );
  const clear = useCallback(
    () => setParams((current) => clearFilters(schema, current), { preventScrollReset: true }),
    [schema, setParams],
  );

  return { filters, change, clear, isNarrowed: isNarrowed(schema, filters), on: countFilters(schema, filters) };
}
