// Listens to a subscription as barely as can be, and draws each event into the list by hand (recycledList.js).
window.listen = ({ url, token, query, field }) =>
  new Promise((resolve) => {
    const socket = new WebSocket(url, 'graphql-transport-ws');
    const send = (message) => socket.send(JSON.stringify(message));
    socket.addEventListener('open', () =>
      send({ type: 'connection_init', payload: { Authorization: `Bearer ${token}` } }),
    );
    socket.addEventListener('message', ({ data }) => {
      const { type, payload } = JSON.parse(data);
      if (type === 'connection_ack') {
        send({ id: '1', type: 'subscribe', payload: { query, variables: {} } });
        // The pong comes when the subscription has been looked at.
        send({ type: 'ping' });
      }
      if (type === 'pong') resolve();
      if (type === 'ping') send({ type: 'pong' });
      if (type === 'next') window.change(payload.data[field]);
    });
  });
