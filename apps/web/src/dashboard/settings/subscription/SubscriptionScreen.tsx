import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { type SubscriptionScreenQuery } from '#generated/SubscriptionScreenQuery';
import { type ScreenProps } from '#router/screen.tsx';
import { usePermission } from '#session/usePermission.ts';
import { useCompanyTimezone } from '#ui/companyDay.ts';
import { NoAccess } from '#dashboard/frame/NoAccess.tsx';
import { BillSections } from './BillSections.tsx';
import { PlanSection } from './plan/PlanSection.tsx';
import { UsageSection } from './usage/UsageSection.tsx';
import { useFollowSubscription } from './useFollowSubscription.ts';

/**
 * /dashboard/settings/subscription: the plan first, then what hangs on it. The screen's own query asks nothing of Stripe; a
 * section that does asks for itself, in an `OwnSection`.
 */
export default function SubscriptionScreen({ queryRef }: ScreenProps<SubscriptionScreenQuery>) {
  const { currentUser } = usePreloadedQuery<SubscriptionScreenQuery>(
    graphql`
      query SubscriptionScreenQuery @preloadable {
        currentUser {
          client {
            ...PlanSection_client
            ...BillSections_client
          }
        }
      }
    `,
    queryRef,
  );
  useFollowSubscription();
  // Its days are written anew once it is known where they begin.
  useCompanyTimezone();
  const mayManage = usePermission('MANAGE_CLIENT');
  const client = currentUser?.client;
  if (!mayManage || !client) return <NoAccess permission="MANAGE_CLIENT" title="You cannot manage the subscription" />;

  return (
    <div className="mx-auto w-full max-w-[760px] px-5 pt-6 pb-16 max-md:px-4 max-md:pt-5">
      <PlanSection client={client} />
      <BillSections client={client}>
        <UsageSection />
      </BillSections>
    </div>
  );
}
