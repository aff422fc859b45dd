import { graphql } from 'react-relay/hooks';
import { type MacrosQuery$data } from '#generated/MacrosQuery';

export type Macro = MacrosQuery$data['macros'][number];
export type MacroAction = Macro['actions'][number];

/** All of a macro: what lists it and what saves it select the same. */
// oxlint-disable-next-line no-unused-expressions -- for the compiler
graphql`
  fragment macros_macro on Macro {
    id
    name
    scope
    usageCount
    actions {
      type
      assignee {
        id
        name
        avatar
      }
      team {
        id
        name
      }
      labels {
        id
        name
        colour
      }
      priority
      snoozeUntil
      body
      isGone
    }
  }
`;

/** What this person can run, by name. Also while it is there already, it is asked for anew. */
export const macrosQuery = graphql`
  query MacrosQuery {
    macros {
      ...macros_macro @relay(mask: false)
    }
  }
`;
