import { graphql, useFragment } from 'react-relay/hooks';
import { type Identity_visitor$key } from '#generated/Identity_visitor';
import { CopyButton } from '#ui/CopyButton.tsx';
import { Fact, Panel } from './Panel.tsx';

/** Who a visitor is to the site that they came from, and whether it proves that; nothing while it has not said. */
export function Identity({ visitor }: { visitor: Identity_visitor$key }) {
  const { externalId, isVerified } = useFragment(
    graphql`
      fragment Identity_visitor on Visitor {
        externalId
        isVerified
      }
    `,
    visitor,
  );
  if (externalId === null || externalId === undefined) return null;
  return (
    <Panel title="Identity">
      <dl>
        <Fact name="Id">
          <span className="flex items-center gap-1.5">
            <span className="truncate" title={externalId}>
              {externalId}
            </span>
            <CopyButton text={externalId} label="Copy the id" isIconOnly size="sm" />
          </span>
        </Fact>
        <Fact name="Proof">
          {isVerified ? (
            'Verified by the site'
          ) : (
            <span className="text-caution" title="The page says so; nothing proves it.">
              Not verified
            </span>
          )}
        </Fact>
      </dl>
    </Panel>
  );
}
