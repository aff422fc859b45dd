import { graphql, useFragment } from 'react-relay/hooks';
import { type Attributes_visitor$key } from '#generated/Attributes_visitor';
import { Panel } from './Panel.tsx';

/** What the site or staff says of a visitor; nothing while nobody has. */
export function Attributes({ visitor }: { visitor: Attributes_visitor$key }) {
  const { attributes } = useFragment(
    graphql`
      fragment Attributes_visitor on Visitor {
        attributes {
          name
          value
        }
      }
    `,
    visitor,
  );
  if (attributes.length === 0) return null;
  return (
    <Panel title="Attributes">
      <dl className="grid gap-y-1.5">
        {attributes.map(({ name, value }) => (
          <div key={name} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-3">
            <dt className="text-ink-muted wrap-break-word">{name}</dt>
            <dd className="wrap-break-word">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
