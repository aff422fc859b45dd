import { Gauge } from 'lucide-react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { metricNoun } from '#billing/metricTexts.ts';
import UsageBannerQueryNode, { type UsageBannerQuery } from '#generated/UsageBannerQuery';
import { ASIDE } from '#relay/network.ts';
import { paths } from '#router/paths.ts';
import { usePermission } from '#session/usePermission.ts';
import { companyDay } from '#ui/companyDay.ts';
import { Banner } from './Banner.tsx';
import { BannerLink } from './BannerLink.tsx';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { useFollowBilling } from './useFollowBilling.ts';

/** From this share of a limit on, it is looked at as messages are written. */
const NEAR = 0.9;
/** What it means for those who write, that the limit is reached. */
const MEANING: Readonly<Record<string, string>> = {
  Messages: ' Replies are not sent; visitors can still write.',
  FormSubmissions: ' No more forms can be sent; what visitors send in is still taken.',
  MapRequests: ' No more maps are drawn of addresses; visitors notice nothing.',
};

/** Says on every screen that a limit of the plan lets nothing more through, and until when. */
export default function UsageBanner() {
  return (
    <output className="block flex-none">
      <QueryBoundary isOptional fallback={null}>
        <Stopped />
      </QueryBoundary>
    </output>
  );
}

function Stopped() {
  const { usage } = useLazyLoadQuery<UsageBannerQuery>(
    graphql`
      query UsageBannerQuery {
        usage {
          id
          endsAt
          meters {
            metric
            used
            limit
            isStopped
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', networkCacheConfig: ASIDE },
  );
  const { endsAt, meters } = usage;
  const isNear = meters.some(({ used, limit }) => typeof limit === 'number' && used >= limit * NEAR);
  useFollowBilling(UsageBannerQueryNode, isNear);
  const mayManage = usePermission('MANAGE_CLIENT');

  return meters
    .filter(({ isStopped }) => isStopped)
    .map(({ metric }) => (
      <Banner
        key={metric}
        tone="critical"
        icon={Gauge}
        action={mayManage && <BannerLink to={paths.subscription}>See usage</BannerLink>}
      >
        All {metricNoun(metric)} of your plan are used{endsAt && ` until ${companyDay(endsAt)}`}.{MEANING[metric]}
        {!mayManage && ' Tell an Admin of your company.'}
      </Banner>
    ));
}
