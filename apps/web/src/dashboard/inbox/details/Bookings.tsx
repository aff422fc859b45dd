import { graphql, useFragment } from 'react-relay/hooks';
import { type Bookings_conversation$key } from '#generated/Bookings_conversation';
import BookingFacts from './BookingFacts.tsx';
import { Panel } from './Panel.tsx';

/** What the visitor has booked, in whichever conversation, newest first; nothing when they have not. */
export function Bookings(props: { conversation: Bookings_conversation$key }) {
  const { bookings } = useFragment(
    graphql`
      fragment Bookings_conversation on Conversation {
        bookings {
          id
          status
          eventTypeName
          ...BookingFacts_booking
        }
      }
    `,
    props.conversation,
  );
  const made = bookings.filter(({ status }) => status !== 'Offered');
  if (made.length === 0) return null;
  return (
    <Panel title="Bookings" count={made.length}>
      <ul className="grid gap-3">
        {made.map((booking) => (
          <li key={booking.id}>
            <p className="font-medium">{booking.eventTypeName}</p>
            <BookingFacts booking={booking} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
