import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import '../styles.css';
import { startTheme } from '#ui/theme.ts';
import { Gallery } from './Gallery.tsx';

startTheme();
const root = document.getElementById('root');
if (!root) throw new Error('gallery.html has no #root.');

// What saves something finds the API away: nothing is kept here.
const environment = new Environment({
  network: Network.create(() => Promise.reject(new Error('The gallery has no API.'))),
  store: new Store(new RecordSource()),
});

// Below the page's own path, so that what navigates (side menu, tab bar, filters) does so here without leaving it.
const router = createBrowserRouter([{ path: '*', element: <Gallery /> }], { basename: '/gallery.html' });
createRoot(root).render(
  <StrictMode>
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>
  </StrictMode>,
);
