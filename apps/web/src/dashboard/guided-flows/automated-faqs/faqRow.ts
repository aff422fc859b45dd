import { graphql } from 'react-relay/hooks';
import type { AutomatedFaqsScreenQuery$data } from '#generated/AutomatedFaqsScreenQuery';

export type FaqRow = AutomatedFaqsScreenQuery$data['automatedFaqs']['nodes'][number];

/** What lists show of an automated FAQ; what changes it selects the same. */
// oxlint-disable-next-line no-unused-expressions -- for the compiler
graphql`
  fragment faqRow_faq on AutomatedFaq {
    id
    question
    phrasings
    state
    matchMode
    threshold
    keywordRule
    keywords
    pattern
    problems
    hits
    helpful
    unhelpful
    lastHitAt
    updatedAt
  }
`;
