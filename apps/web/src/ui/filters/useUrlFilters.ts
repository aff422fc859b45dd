import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
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

  // Ahead of the page, which may be waiting for data: a second change builds on the first.
  const latest = useRef(params);
  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);

  const go = useCallback(
    (next: URLSearchParams, replace: boolean) => {
      latest.current = next;
      setParams(next, { replace, preventScrollReset: true });
    },
    [setParams],
  );
  const change = useCallback(
    (part: Partial<FiltersOf<Schema>>, { isTyping = false }: ChangeOptions = {}) =>
      go(writeFilters(schema, latest.current, part), isTyping),
    [schema, go],
  );
  const clear = useCallback(() => go(clearFilters(schema, latest.current), false), [schema, go]);

  return { filters, change, clear, isNarrowed: isNarrowed(schema, filters), on: countFilters(schema, filters) };
}
