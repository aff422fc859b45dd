import { CircleCheck, CreditCard, FileWarning, Gauge, Unplug } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { NeedsYou_query$data, NeedsYou_query$key } from '#generated/NeedsYou_query';
import { metricNoun } from '#billing/metricTexts.ts';
import { paths } from '#router/paths.ts';
import { useMay } from '#session/usePermission.ts';
import { count, counted, percent } from '#ui/format.ts';
import { billingNeed } from './billingNeed.ts';
import { brokenConnections } from './brokenConnections.ts';
import { HomeSection } from './HomeSection.tsx';
import { NeedRow } from './NeedRow.tsx';
import { NeedSign } from './NeedSign.tsx';
import { WaitingRow } from './WaitingRow.tsx';

/** From this share of a limit on, somebody has to think of it. */
const NEAR = 0.8;

/** What has to be done now, each with the way to where it is done; only what the person may do. */
export function NeedsYou(props: { query: NeedsYou_query$key }) {
  const query = useFragment(
    graphql`
      fragment NeedsYou_query on Query {
        home {
          waitingCount
          waiting(first: 5) {
            id
            ...WaitingRow_conversation
          }
        }
        failed: articles(filter: { gptStatuses: [Failed] }, first: 3) {
          totalCount
          nodes {
            id
            title
            type
            gptError
          }
        }
        usage {
          id
          meters {
            metric
            used
            limit
          }
        }
        stores {
          id
          provider
          displayName
          state
          lastError
        }
        integrations {
          id
          kind
          status
          lastError
        }
        clientFreeTrialInfo {
          daysRemaining
          messagesRemaining
        }
        currentUser {
          id
          client {
            id
            manuallyInvoiced
            subscription {
              status
            }
          }
        }
      }
    `,
    props.query,
  );
  const { home, failed, usage, clientFreeTrialInfo, currentUser } = query;
  const may = useMay();
  const content = may('MANAGE_ARTICLES') ? failed.nodes : [];
  const meters = may('MANAGE_CLIENT') ? usage.meters.filter(isNear) : [];
  const client = currentUser?.client;
  const status = client?.manuallyInvoiced ? null : client?.subscription?.status;
  const billing = may('MANAGE_CLIENT') ? billingNeed(status, clientFreeTrialInfo) : null;
  const broken = brokenConnections(query, may);
  const others = broken.length + meters.length + (billing ? 1 : 0);
  const all = home.waitingCount + (content.length > 0 ? failed.totalCount : 0) + others;

  return (
    <HomeSection
      title="Needs you now"
      aside={all > 0 && count(all)}
      action={
        <Link to={paths.inbox} className="link">
          Open inbox
        </Link>
      }
    >
      {all === 0 ? (
        <p className="flex items-center gap-2 border-y border-line py-4 text-dense text-ink-muted">
          <CircleCheck aria-hidden className="size-4 flex-none text-positive" strokeWidth={1.75} />
          Nothing waits for you.
        </p>
      ) : (
        <ul className="border-b border-line">
          {home.waiting.map((conversation) => (
            <WaitingRow key={conversation.id} conversation={conversation} />
          ))}
          {home.waitingCount > home.waiting.length && (
            <li className="border-t border-line py-2.5 text-dense">
              <Link to={`${paths.inbox}?sort=waiting`} className="link">
                {counted(home.waitingCount - home.waiting.length, 'more person waits', 'more people wait')}
              </Link>
            </li>
          )}
          {content.map((article) => (
            <FailedContent key={article.id} {...article} />
          ))}
          {broken.map(({ id, ...row }) => (
            <NeedRow key={id} {...row} picture={<NeedSign icon={Unplug} tone="critical" />} act="Fix" />
          ))}
          {meters.map(({ metric, used, limit }) => (
            <NeedRow
              key={metric}
              to={paths.subscription}
              picture={<NeedSign icon={Gauge} tone="caution" />}
              title={`${percent(used / (limit ?? used))} of the ${metricNoun(metric)} are used`}
              text={`${count(used)} of ${count(limit ?? used)} in this period`}
              act="See usage"
            />
          ))}
          {billing && <NeedRow {...billing} picture={<NeedSign icon={CreditCard} tone="caution" />} />}
        </ul>
      )}
    </HomeSection>
  );
}

type Meter = NeedsYou_query$data['usage']['meters'][number];

const isNear = ({ used, limit }: Meter) => typeof limit === 'number' && limit > 0 && used >= limit * NEAR;

function FailedContent({ id, title, type, gptError }: NeedsYou_query$data['failed']['nodes'][number]) {
  return (
    <NeedRow
      to={paths.article(id)}
      picture={<NeedSign icon={FileWarning} tone="critical" />}
      title={`${title} ${type === 'Text' ? 'could not be trained' : 'could not be read'}`}
      text={gptError ?? 'Assistants cannot answer from it.'}
      act="Fix"
    />
  );
}
