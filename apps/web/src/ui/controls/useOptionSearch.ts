import { useAsyncList } from 'react-aria-components';
import { type Option } from './option.ts';

/** Typing faster than this asks once. */
const PAUSE = 150;

/**
 * Options of a ComboBox that come from elsewhere. What was asked for an earlier text is given up; spread the result on the
 * ComboBox.
 */
export function useOptionSearch<Id extends string>(
  load: (text: string, signal: AbortSignal) => Promise<readonly Option<Id>[]>,
) {
  const list = useAsyncList<Option<Id>>({
    async load({ signal, filterText = '' }) {
      if (filterText) await pause(signal);
      return { items: await load(filterText, signal) };
    },
  });
  return {
    options: list.items,
    isLoading: list.isLoading,
    onSearch: (text: string) => list.setFilterText(text),
    /** What went wrong with the last search. */
    problem: list.error ?? null,
  };
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, PAUSE);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('Another text was typed.', 'AbortError'));
    });
  });
}
