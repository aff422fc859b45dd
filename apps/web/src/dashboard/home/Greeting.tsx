import { graphql, useFragment } from 'react-relay/hooks';
import type { Greeting_home$key } from '#generated/Greeting_home';
import { useCurrentUser } from '#session/currentUser.ts';
import { count } from '#ui/format.ts';
import { readerFormat } from '#ui/readerTime.ts';
import { useNow } from '#ui/useNow.ts';
import { greetingAt } from './greetingAt.ts';

const hour = readerFormat('en-GB', { hour: 'numeric', hourCycle: 'h23' });
const date = readerFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });

/** Who is here, which day it is, and how many wait. */
export function Greeting(props: { home: Greeting_home$key }) {
  const { waitingCount } = useFragment(
    graphql`
      fragment Greeting_home on Home {
        waitingCount
      }
    `,
    props.home,
  );
  const now = useNow();
  const name = useCurrentUser()?.name.trim().split(/\s+/)[0];
  return (
    <div>
      <h2 className="text-xl font-semibold tracking-[-0.014em]">
        {greetingAt(Number(hour().format(now)))}
        {name && `, ${name}`}
      </h2>
      <p className="mt-0.5 text-ink-muted">
        {date().format(now).replace(',', '')}. {waitingSentence(waitingCount)}
      </p>
    </div>
  );
}

function waitingSentence(waiting: number): string {
  if (waiting === 0) return 'Nobody waits for an answer.';
  return waiting === 1 ? 'One person waits for an answer.' : `${count(waiting)} people wait for an answer.`;
}
