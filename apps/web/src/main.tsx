import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import './styles.css';
import { createRouter } from '#app/createRouter.ts';
import { takeArrival } from '#auth/arrival.ts';
import { connectSession } from '#relay/sessionPort.ts';
import { sessionForTransport } from '#session/sessionForTransport.ts';

// Before any request: what came in the URL must not leave in one.
takeArrival();
connectSession(sessionForTransport);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createRouter()} />
  </StrictMode>,
);

// The first paint needs neither: /theme.js has set the look, and no other tab has said anything yet.
void import('#session/otherTabs.ts').then(({ followOtherTabs }) => followOtherTabs());
void import('#ui/theme.ts').then(({ startTheme }) => startTheme());
