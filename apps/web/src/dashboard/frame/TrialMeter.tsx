import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { messageLimit } from '#billing/plans.ts';
import GetClientFreeTrialInfoNode, { type GetClientFreeTrialInfo } from '#generated/GetClientFreeTrialInfo';
import { useCurrentUser } from '#session/currentUser.ts';
import { describeTrial } from './describeTrial.ts';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { SubscriptionEnd } from './SubscriptionEnd.tsx';
import { TrialBar } from './TrialBar.tsx';
import { TrialRing } from './TrialRing.tsx';
import { useFollowBilling } from './useFollowBilling.ts';

export type TrialMeterProps = {
  trial: PreloadedQuery<GetClientFreeTrialInfo>;
  isSmall?: boolean;
  onGo?: () => void;
};

/** What is left of the trial, or that the subscription was cancelled, and the way to a plan; nothing for those who pay. */
export default function TrialMeter(props: TrialMeterProps) {
  return (
    <QueryBoundary isOptional fallback={null}>
      <Meter {...props} />
    </QueryBoundary>
  );
}

function Meter({ trial, isSmall = false, onGo }: TrialMeterProps) {
  const { clientFreeTrialInfo } = usePreloadedQuery<GetClientFreeTrialInfo>(
    graphql`
      query GetClientFreeTrialInfo @preloadable {
        clientFreeTrialInfo {
          daysRemaining
          messagesRemaining
        }
      }
    `,
    trial,
  );
  const subscription = useCurrentUser()?.client?.subscription;
  useFollowBilling(GetClientFreeTrialInfoNode, Boolean(clientFreeTrialInfo));
  const cancellationDate = subscription?.cancellationDate;
  if (cancellationDate) return <SubscriptionEnd cancellationDate={cancellationDate} isSmall={isSmall} onGo={onGo} />;
  if (!clientFreeTrialInfo) return null;
  const description = describeTrial(clientFreeTrialInfo, messageLimit(subscription?.type));
  if (isSmall) return <TrialRing {...description} days={clientFreeTrialInfo.daysRemaining} />;
  return <TrialBar {...description} onGo={onGo} />;
}
