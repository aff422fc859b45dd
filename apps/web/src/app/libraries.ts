/*
 * What the dashboard's own code stands on, to be run by itself: all of it at once keeps the page from answering for too long.
 * Naming one thing of each is what makes them run.
 */
export { RelayEnvironmentProvider } from 'react-relay';
export { RouterProvider } from 'react-router-dom';
export { Environment } from 'relay-runtime';
