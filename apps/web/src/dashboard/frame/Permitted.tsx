import { useEffect, type ReactNode } from 'react';
import { useRevalidator } from 'react-router-dom';
import { usePermission, type Permission } from '#session/usePermission.ts';
import { NoAccess } from './NoAccess.tsx';

type PermittedProps<QueryRef> = {
  permission: Permission;
  /** What those without it read. */
  title: string;
  /** Null where the route's loader, which asks for the same permission, has asked for nothing. */
  queryRef: QueryRef | null;
  children: (queryRef: QueryRef) => ReactNode;
};

/** What a permission opens, also when it is given while the screen is open. */
export function Permitted<QueryRef>({ permission, title, queryRef, children }: PermittedProps<QueryRef>) {
  const isPermitted = usePermission(permission);
  const { revalidate } = useRevalidator();
  const isMissing = isPermitted && queryRef === null;
  useEffect(() => {
    if (isMissing) void revalidate();
  }, [isMissing, revalidate]);

  if (!isPermitted) return <NoAccess permission={permission} title={title} />;
  return queryRef && children(queryRef);
}
