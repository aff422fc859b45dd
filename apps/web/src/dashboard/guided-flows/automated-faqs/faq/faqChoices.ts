import { graphql } from 'react-relay/hooks';
import type { NewFaqScreenQuery$data } from '#generated/NewFaqScreenQuery';
import { type FaqChoices } from './FaqForm.tsx';

// oxlint-disable-next-line no-unused-expressions -- for the compiler
graphql`
  fragment faqChoices_query on Query {
    assistants {
      id
      title
    }
    publishedFlows {
      id
      name
    }
    guidedFlowContext {
      forms {
        formTemplateId
        name
        isUsable
      }
    }
    articles(filter: { type: Text, status: Published }, sort: TitleAscending, first: 100) {
      nodes {
        id
        title
        category {
          id
          name
        }
      }
    }
  }
`;

/** What an FAQ may be meant for and lead to. */
export const choicesOf = ({
  assistants,
  articles,
  publishedFlows,
  guidedFlowContext: { forms },
}: NewFaqScreenQuery$data): FaqChoices => ({
  assistants: assistants.map(({ id, title }) => ({ id, label: title })),
  articles: articles.nodes.map(({ id, title, category }) => ({ id, label: title, detail: category?.name })),
  flows: publishedFlows.map(({ id, name }) => ({ id, label: name })),
  forms: forms
    .filter(({ isUsable }) => isUsable)
    .map(({ formTemplateId, name }) => ({ id: formTemplateId, label: name })),
});
