/*
 * What the dashboard's own code stands on, to be run by itself: all of it at once keeps the page from answering for too long.
 */
import 'react-relay';
import 'react-router-dom';
import 'relay-runtime';
