import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { type SecurityQuery } from '#generated/SecurityQuery';
import { SessionsList } from './SessionsList.tsx';

/** Asks for what keeps the account the person's own, and shows it. */
export function Security({ attempt }: { attempt: number }) {
  const [staleness, setStaleness] = useState(0);
  const { accountSecurity } = useLazyLoadQuery<SecurityQuery>(
    graphql`
      query SecurityQuery {
        accountSecurity {
          ...SessionsList_security
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only', fetchKey: attempt + staleness },
  );
  return <SessionsList security={accountSecurity} onStale={() => setStaleness((count) => count + 1)} />;
}
