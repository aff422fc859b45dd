import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { type UsedSoFarQuery } from '#generated/UsedSoFarQuery';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { counted } from '#ui/format.ts';

/** How many messages a plan has to allow, for who picks one; nothing where that is not known. */
export function UsedSoFar() {
  return (
    <QueryBoundary isOptional fallback={null}>
      {() => <Used />}
    </QueryBoundary>
  );
}

function Used() {
  const { usage, currentUser } = useLazyLoadQuery<UsedSoFarQuery>(
    graphql`
      query UsedSoFarQuery {
        usage {
          meters {
            metric
            used
          }
        }
        currentUser {
          client {
            subscription {
              status
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  const messages = usage.meters.find(({ metric }) => metric === 'Messages');
  const isTrial = currentUser?.client?.subscription?.status === 'Trialing';
  return (
    messages && (
      <>
        You used {counted(messages.used, 'message')} so far {isTrial ? 'in this trial' : 'this month'}.
      </>
    )
  );
}
