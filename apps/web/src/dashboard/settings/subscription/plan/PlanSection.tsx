import { graphql, useFragment } from 'react-relay';
import { type PlanSection_client$key } from '#generated/PlanSection_client';
import { Card } from '#ui/Card.tsx';
import { Section } from '#ui/Section.tsx';

/** The plan that the company is on. */
export function PlanSection({ client }: { client: PlanSection_client$key }) {
  const { subscription } = useFragment(
    graphql`
      fragment PlanSection_client on Client {
        subscription {
          type
        }
      }
    `,
    client,
  );
  if (!subscription) return null;
  return (
    <Section title="Plan">
      <Card>
        <p className="text-lg font-semibold">{subscription.type}</p>
      </Card>
    </Section>
  );
}
