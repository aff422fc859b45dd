import { graphql } from 'react-relay/hooks';
import type { SuggestionsButtonQuery$data } from '#generated/SuggestionsButtonQuery';

export type Suggestion = SuggestionsButtonQuery$data['faqSuggestions'][number];

// oxlint-disable-next-line no-unused-expressions -- for the compiler
graphql`
  fragment suggestion_suggestion on FaqSuggestion {
    key
    question
    phrasings
    count
    lastAskedAt
    conversationIds
    proposedAnswer
    nearest {
      id
      question
    }
  }
`;
