export const core = /* js */ `
import { reactive } from 'vue';

export const api = async (method, path, data) => {
  const response = await fetch('/api' + path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: data === undefined ? undefined : JSON.stringify(data),
  });
  const body = await response.json().catch(() => ({}));
  if (!response.ok) throw Object.assign(new Error(body.message ?? 'Request failed'), { status: response.status });
  return body;
};

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
export const money = (amount) => dollars.format(amount);

export const session = reactive({ name: 'Dana Whitfield', role: 'Dispatcher' });

// One connection for the whole app. It comes back by itself when the server drops it.
const listeners = new Set();
let socket;
function connect() {
  socket = new WebSocket('ws://' + location.host + '/live');
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data);
    for (const listener of listeners) listener(message);
  });
  socket.addEventListener('close', () => setTimeout(connect, 1500));
}
export function live(listener) {
  if (!socket) connect();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
export function tell(message) {
  if (!socket) connect();
  if (socket.readyState === 1) socket.send(JSON.stringify(message));
  else socket.addEventListener('open', () => socket.send(JSON.stringify(message)), { once: true });
}

export const track = (event) => navigator.sendBeacon('/api/204/events', JSON.stringify({ event, at: Date.now() }));
`;
