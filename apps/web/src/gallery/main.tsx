import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import '../styles.css';
import { startTheme } from '#ui/theme.ts';
import { Gallery } from './Gallery.tsx';

startTheme();
const root = document.getElementById('root');
if (!root) throw new Error('gallery.html has no #root.');

// Below the page's own path, so that what navigates (side menu, tab bar, filters) does so here without leaving it.
const router = createBrowserRouter([{ path: '*', element: <Gallery /> }], { basename: '/gallery.html' });
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
