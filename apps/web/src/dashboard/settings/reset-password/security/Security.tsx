import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import SecurityQueryNode, { type SecurityQuery } from '#generated/SecurityQuery';
import { Section } from '#ui/Section.tsx';
import { OF_RECORDS, useRefetchOn } from '#dashboard/frame/useRefetchOn.ts';
import { SessionsList } from './SessionsList.tsx';
import { TwoFactor } from './TwoFactor.tsx';

/** Asks for what keeps the account the person's own, shows it, and asks again when another device may have changed it. */
export function Security({ attempt }: { attempt: number }) {
  const refresh = useRefetchOn(SecurityQueryNode, {}, { pace: OF_RECORDS });
  const { accountSecurity } = useLazyLoadQuery<SecurityQuery>(
    graphql`
      query SecurityQuery {
        accountSecurity {
          ...TwoFactor_security
          ...SessionsList_security
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  return (
    <>
      <Section
        anchor="two-factor"
        title="Two-factor sign-in"
        description="A code from your phone in addition to your password or Google: nobody gets in with only one of the two."
      >
        <TwoFactor security={accountSecurity} />
      </Section>
      <Section
        anchor="devices"
        title="Devices"
        description="Where you are signed in. Sign out any device you don’t recognise."
      >
        <SessionsList security={accountSecurity} onStale={refresh} />
      </Section>
    </>
  );
}
