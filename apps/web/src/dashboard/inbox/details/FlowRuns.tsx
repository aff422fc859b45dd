import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { type FlowRunState, type FlowRuns_conversation$key } from '#generated/FlowRuns_conversation';
import { paths } from '#router/paths.ts';
import { Time } from '#ui/Time.tsx';
import { Panel } from './Panel.tsx';

const STATES: Readonly<Record<FlowRunState, string>> = {
  Waiting: 'Waiting for the visitor',
  Completed: 'Completed',
  HandedOff: 'Handed over to people',
  Left: 'Left',
};

/** The visitor's ways through guided flows, newest first, by what they pressed; nothing when they went through none. */
export function FlowRuns(props: { conversation: FlowRuns_conversation$key }) {
  const { flowRuns } = useFragment(
    graphql`
      fragment FlowRuns_conversation on Conversation {
        flowRuns {
          id
          state
          versionNumber
          path
          startedAt
          guidedFlow {
            id
          }
        }
      }
    `,
    props.conversation,
  );
  if (flowRuns.length === 0) return null;
  return (
    <Panel title="Guided flows" count={flowRuns.length}>
      <ul className="grid gap-3">
        {flowRuns.toReversed().map(({ id, state, versionNumber, path: [name, ...pressed], startedAt, guidedFlow }) => (
          <li key={id}>
            <Link to={paths.guidedFlow(guidedFlow.id)} className="font-medium hover:underline">
              {name}
            </Link>
            {pressed.length > 0 && <p className="wrap-anywhere">{pressed.join(' › ')}</p>}
            <p className="text-ink-muted">
              {STATES[state]} · version {versionNumber} · <Time instant={startedAt} />
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
