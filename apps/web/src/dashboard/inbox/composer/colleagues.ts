import { fetchQuery, graphql } from 'react-relay/hooks';
import { type Environment } from 'relay-runtime';
import { type ColleaguesQuery } from '#generated/ColleaguesQuery';

export type Colleague = { readonly id: string; readonly name: string };

/** Who works here and can be mentioned, by name; asked for once in a while. */
export async function loadColleagues(environment: Environment): Promise<readonly Colleague[]> {
  const answer = await fetchQuery<ColleaguesQuery>(
    environment,
    graphql`
      query ColleaguesQuery {
        colleagues {
          id
          name
        }
      }
    `,
    {},
    { fetchPolicy: 'store-or-network' },
  ).toPromise();
  return answer?.colleagues ?? [];
}

/** Whom a note mentions: «@Jonas Reber». Of two names that begin alike the longer one counts where it stands. */
export function mentionedIn(body: string, colleagues: readonly Colleague[]): string[] {
  const byLength = colleagues.toSorted((a, b) => b.name.length - a.name.length);
  let rest = body;
  return byLength.flatMap(({ id, name }) => {
    const parts = rest.split(`@${name}`);
    if (parts.length === 1) return [];
    rest = parts.join(' ');
    return [id];
  });
}
