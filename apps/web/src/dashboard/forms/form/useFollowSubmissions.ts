import { useEffect, useMemo, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment, useSubscription } from 'react-relay/hooks';
import FormScreenQueryNode, { type FormScreenQuery } from '#generated/FormScreenQuery';
import type { FormSubmissionChanged } from '#generated/FormSubmissionChanged';
import { atMostEvery } from '#relay/atMostEvery.ts';
import { registerView } from '#relay/subscriptions.ts';

/** Visitors answer question by question: the list is asked for now and then. */
const REST_MS = 3000;

type Following = {
  variables: FormScreenQuery['variables'];
  isAtTop: () => boolean;
};

/**
 * Keeps the submissions of a form as they are on the server. Who is at the top of the list sees what comes; further down nothing
 * moves: `isBehind` says that something came, and `catchUp` shows it.
 */
export function useFollowSubmissions({ variables, isAtTop }: Following) {
  const environment = useRelayEnvironment();
  const [behind, setBehind] = useState<Following['variables'] | null>(null);

  async function catchUp() {
    setBehind(null);
    // What does not come leaves the list as it is; the next event asks again.
    await fetchQuery<FormScreenQuery>(environment, FormScreenQueryNode, variables)
      .toPromise()
      .catch(() => {});
  }
  const changed = useRef(catchUp);
  useEffect(() => {
    changed.current = async () => (isAtTop() ? catchUp() : setBehind(variables));
  });
  const tell = useRef(() => {});
  useEffect(() => {
    let isHere = true;
    tell.current = atMostEvery(REST_MS, () => isHere && void changed.current());
    return () => {
      isHere = false;
    };
  }, []);
  // After a gap in the connection something may have come, too.
  useEffect(() => registerView({ query: FormScreenQueryNode.params.name, refetch: () => changed.current() }), []);

  const { id } = variables;
  useSubscription<FormSubmissionChanged>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription FormSubmissionChanged {
            formSubmissionChanged {
              id
              formTemplate {
                id
              }
              visitorName
              state
              status
              isStarred
              answers
              answeredCount
              askedCount
              activityAt
              lastFieldId
              leftAt
            }
          }
        `,
        variables: {},
        onNext: (event) => {
          if (event?.formSubmissionChanged.formTemplate.id === id) tell.current();
        },
      }),
      [id],
    ),
  );
  return { isBehind: behind === variables, catchUp };
}
