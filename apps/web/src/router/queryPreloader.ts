import { type PreloadedQuery } from 'react-relay/hooks';
import { type OperationType } from 'relay-runtime';
import { onUserScopeReset } from '#relay/userScope.ts';

/** How long an answer that nobody came for is kept. */
const KEPT_MS = 30_000;
/** How many of one screen are kept: the pointer may pass over a whole list. */
const MOST = 8;

type Begun<TQuery extends OperationType> = { queryRef: PreloadedQuery<TQuery>; timer: ReturnType<typeof setTimeout> };

/**
 * The queries of one screen that are begun before anybody goes there. `take` hands one over, with the duty to dispose of
 * it, or starts it: so one navigation makes one request, whether or not it was seen coming.
 */
export function createQueryPreloader<TQuery extends OperationType>(
  start: (variables: TQuery['variables']) => PreloadedQuery<TQuery>,
) {
  const begun = new Map<string, Begun<TQuery>>();

  function remove(key: string) {
    const found = begun.get(key);
    clearTimeout(found?.timer);
    begun.delete(key);
    return found?.queryRef;
  }

  function begin(variables: TQuery['variables']) {
    const key = JSON.stringify(variables);
    if (begun.has(key)) return;
    const [oldest] = begun.keys();
    if (begun.size >= MOST && oldest !== undefined) remove(oldest)?.dispose();
    const timer = setTimeout(() => remove(key)?.dispose(), KEPT_MS);
    begun.set(key, { queryRef: start(variables), timer });
  }

  function take(variables: TQuery['variables']): PreloadedQuery<TQuery> {
    const ahead = remove(JSON.stringify(variables));
    if (!ahead) return start(variables);
    if (!hasFailed(ahead)) return ahead;
    // Unseen so far, and going there is a wish to try.
    ahead.dispose();
    return start(variables);
  }

  onUserScopeReset(() => {
    for (const key of begun.keys()) remove(key)?.dispose();
  });
  return { begin, take };
}

/** Relay says so at run time, its types do not. */
function hasFailed(queryRef: object): boolean {
  return 'networkError' in queryRef && Boolean(queryRef.networkError);
}
