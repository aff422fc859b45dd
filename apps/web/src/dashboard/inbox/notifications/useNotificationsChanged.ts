import { useEffect, useRef } from 'react';
import { graphql, requestSubscription, useRelayEnvironment } from 'react-relay/hooks';
import { ConnectionHandler, type RecordSourceSelectorProxy } from 'relay-runtime';
import { type NotificationsChanged } from '#generated/NotificationsChanged';

export type News = NonNullable<NotificationsChanged['response']['notificationsChanged']['notification']>;

/** Keeps the feed live; `onNews` is called for what the person has not looked at, unless they are not to be disturbed. */
export function useNotificationsChanged(onNews: (news: News) => void) {
  const environment = useRelayEnvironment();
  const tell = useRef(onNews);
  useEffect(() => {
    tell.current = onNews;
  });

  useEffect(() => {
    const { dispose } = requestSubscription<NotificationsChanged>(environment, {
      subscription: graphql`
        subscription NotificationsChanged {
          notificationsChanged {
            feed {
              id
              unreadCount
            }
            notification {
              id
              kind
              actorName
              preview
              readAt
              createdAt
              conversation {
                id
                visitorName
              }
            }
            read {
              id
              readAt
            }
            isQuiet
          }
        }
      `,
      variables: {},
      updater: putInFront,
      onNext: (event) => {
        if (!event) return;
        const { notification: news, isQuiet } = event.notificationsChanged;
        if (news && !news.readAt && !isQuiet) tell.current(news);
      },
      // An API that cannot tell of them still serves the page.
      onError: () => {},
    });
    return dispose;
  }, [environment]);
}

/** Also what comes again; nothing where the feed has not been opened. */
function putInFront(store: RecordSourceSelectorProxy) {
  const change = store.getRootField('notificationsChanged');
  const feed = change?.getLinkedRecord('feed');
  const notification = change?.getLinkedRecord('notification');
  const list = feed && ConnectionHandler.getConnection(feed, 'NotificationList_notifications');
  if (!list || !notification) return;
  ConnectionHandler.deleteNode(list, notification.getDataID());
  ConnectionHandler.insertEdgeBefore(list, ConnectionHandler.createEdge(store, list, notification, 'NotificationEdge'));
}
