import { useMemo } from 'react';
import { Outlet, useLocation, useMatches, useNavigate } from 'react-router-dom';
import { PlaceContext, type Place } from './place.ts';

/** The route around the public screens: tells them of the router in the words they know. */
export function RoutedPlace() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const loaded: unknown = useMatches().at(-1)?.loaderData;
  const place = useMemo<Place>(
    () => ({
      search,
      state,
      loaded,
      go: async (to, options) => {
        await navigate(to, options);
      },
    }),
    [search, state, loaded, navigate],
  );

  return (
    <PlaceContext value={place}>
      <Outlet />
    </PlaceContext>
  );
}
