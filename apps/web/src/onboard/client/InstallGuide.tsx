import { useMemo } from 'react';
import { graphql, useFragment, useSubscription } from 'react-relay/hooks';
import { type InstallGuide_onboarding$key } from '#generated/InstallGuide_onboarding';
import { type InstallGuidePingedSubscription } from '#generated/InstallGuidePingedSubscription';
import { CopiedCode } from '#installation/CopiedCode.tsx';
import { InstallSteps } from '#installation/InstallSteps.tsx';
import { SeenOnSite } from '#installation/SeenOnSite.tsx';

/** The line of HTML, how it gets onto a site, whether it is there; and the address of the chat. */
export function InstallGuide({ onboarding }: { onboarding: InstallGuide_onboarding$key }) {
  const { snippet, chatUrl, lastPingAt, lastPingUrl } = useFragment(
    graphql`
      fragment InstallGuide_onboarding on Onboarding {
        snippet
        chatUrl
        lastPingAt
        lastPingUrl
      }
    `,
    onboarding,
  );
  usePings();

  return (
    <div className="grid gap-5">
      <CopiedCode label="Line of HTML" text={snippet} copyLabel="Copy the line" />
      <InstallSteps snippet={snippet} />
      <SeenOnSite at={lastPingAt ?? null} url={lastPingUrl ?? null} />
      <CopiedCode label="Address, for links to the chat" text={chatUrl} copyLabel="Copy the address" />
    </div>
  );
}

/** A site that gets the line is seen at once. */
function usePings() {
  useSubscription<InstallGuidePingedSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription InstallGuidePingedSubscription {
            onboardingPinged {
              id
              lastPingAt
              lastPingUrl
            }
          }
        `,
        variables: {},
      }),
      [],
    ),
  );
}
