import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay/hooks';
import type { CrawlRunChanged } from '#generated/CrawlRunChanged';
import { contentChanged } from '../contentChanges.ts';
import { isOpen } from './crawlSource.ts';

/** Keeps how far runs over webpages are as it is on the server; lists are asked for again when one begins or ends. */
export function useCrawlEvents() {
  useSubscription<CrawlRunChanged>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription CrawlRunChanged {
            crawlRunChanged {
              ...crawlRun_run @relay(mask: false)
            }
          }
        `,
        variables: {},
        onNext: (event) => {
          if (event && (!isOpen(event.crawlRunChanged) || event.crawlRunChanged.counts.found <= 1)) contentChanged();
        },
      }),
      [],
    ),
  );
}
