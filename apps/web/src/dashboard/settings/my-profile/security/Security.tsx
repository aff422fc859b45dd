import { graphql, useFragment } from 'react-relay';
import { type Security_security$key } from '#generated/Security_security';
import { Section } from '#ui/Section.tsx';
import { SessionsList } from './SessionsList.tsx';
import { TwoFactor } from './TwoFactor.tsx';

type SecurityProps = {
  security: Security_security$key;
  /** What is shown is no longer so: another device was first. */
  onStale: () => void;
};

/** How the person signs in and where they are signed in, as two sections of the profile. */
export function Security({ security: key, onStale }: SecurityProps) {
  const security = useFragment(
    graphql`
      fragment Security_security on AccountSecurity {
        ...TwoFactor_security
        ...SessionsList_security
      }
    `,
    key,
  );
  return (
    <>
      <Section
        title="Two-factor sign-in"
        description="A code of your phone as well as your password, or as well as Google: whoever has only one of the two does not get in."
      >
        <TwoFactor security={security} />
      </Section>
      <Section title="Devices" description="Where you are signed in. Sign out what you do not know.">
        <SessionsList security={security} onStale={onStale} />
      </Section>
    </>
  );
}
