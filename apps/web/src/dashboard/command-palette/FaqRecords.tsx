import { MessageCircleQuestion } from 'lucide-react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { FaqRecordsQuery } from '#generated/FaqRecordsQuery';
import { paths } from '#router/paths.ts';
import { useCommands } from './useCommands.ts';

/** Offers to open each of the automated FAQs that answer most. */
export function FaqRecords() {
  const { automatedFaqs } = useLazyLoadQuery<FaqRecordsQuery>(
    graphql`
      query FaqRecordsQuery {
        automatedFaqs(first: 100) {
          nodes {
            id
            question
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );

  useCommands(
    automatedFaqs.nodes.map(({ id, question }) => ({
      id: `faq.${id}`,
      label: question,
      group: 'Go to',
      icon: MessageCircleQuestion,
      detail: 'Automated FAQ',
      aliases: ['faq'],
      isRecord: true,
      to: paths.automatedFaq(id),
    })),
  );
  return null;
}
