import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay/hooks';
import type { AutomatedFaqChanged } from '#generated/AutomatedFaqChanged';
import { faqsChanged } from './faqChanges.ts';

/** Keeps each automated FAQ as it is on the server: what colleagues change, and how often it answers. */
export function useFollowFaqs() {
  useSubscription<AutomatedFaqChanged>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription AutomatedFaqChanged {
            automatedFaqChanged {
              ...faqRow_faq
              ...FaqScreen_faq
            }
          }
        `,
        variables: {},
        onNext: faqsChanged,
      }),
      [],
    ),
  );
}
