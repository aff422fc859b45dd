import { graphql } from 'react-relay/hooks';
import type { FormsScreenQuery$data } from '#generated/FormsScreenQuery';

export type FormRow = FormsScreenQuery$data['formTemplates']['edges'][number]['node'];

/** What lists show of a form; what changes it selects the same. */
// oxlint-disable-next-line no-unused-expressions -- for the compiler
graphql`
  fragment formRow_form on FormTemplate {
    id
    name
    description
    status
    fieldCount
    updatedAt
    closedBecause
    draft {
      hasChanges
    }
    submissionCounts {
      all
      unread
    }
    usedIn {
      id
      name
    }
  }
`;
