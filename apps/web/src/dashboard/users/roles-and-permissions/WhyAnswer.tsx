import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { type WhyAnswerQuery } from '#generated/WhyAnswerQuery';
import { type Permission } from '#session/usePermission.ts';
import { describeReason } from './describeReason.ts';

type WhyAnswerProps = { person: { id: string; name: string }; flag: Permission; fetchKey: number };

/** The answer in a sentence, asked of the API, which decides. */
export function WhyAnswer({ person, flag, fetchKey }: WhyAnswerProps) {
  const { permissionAnswer } = useLazyLoadQuery<WhyAnswerQuery>(
    graphql`
      query WhyAnswerQuery($userId: ID!, $flag: PermissionFlag!) {
        permissionAnswer(userId: $userId, flag: $flag) {
          isAllowed
          reason
          changedByName
          changedAt
        }
      }
    `,
    { userId: person.id, flag },
    { fetchPolicy: 'network-only', fetchKey },
  );
  return <>{describeReason(person.name, flag, permissionAnswer)}</>;
}
