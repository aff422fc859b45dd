import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay/hooks';
import type { ArticleGptStatusChanged } from '#generated/ArticleGptStatusChanged';
import { contentChanged } from './contentChanges.ts';

/** Where an article's way ends or begins: counts change. */
const TURNS = ['Queued', 'Trained', 'Failed', 'NotIncluded', 'Outdated'];

/** Keeps how far each article is on its way into answers as it is on the server. */
export function useGptStatusEvents() {
  useSubscription<ArticleGptStatusChanged>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription ArticleGptStatusChanged {
            articleGptStatusChanged {
              id
              status
              passageCount
              trainedAt
              ...GptStatus_article @relay(mask: false)
            }
          }
        `,
        variables: {},
        onNext: (event) => {
          if (event && TURNS.includes(event.articleGptStatusChanged.gptStatus)) contentChanged();
        },
      }),
      [],
    ),
  );
}
