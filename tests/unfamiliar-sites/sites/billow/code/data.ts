export const data = `
if (!document.cookie.includes('wid=')) document.cookie = 'wid=' + Math.random().toString(36).slice(2) + '; path=/';

class HttpError extends Error {
  constructor(status) { super('Request failed with status ' + status); this.status = status; }
}

async function api(path, options = {}, isRetry = false) {
  const response = await fetch('/api' + path, options);
  if (response.status === 401 && !isRetry) {
    await fetch('/api/session/refresh', { method: 'POST' });
    return api(path, options, true);
  }
  if (!response.ok) throw new HttpError(response.status);
  return response.status === 204 ? null : response.json();
}
const send = (method, path) => api(path, { method });

const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 20_000, retry: 2, retryDelay: (attempt) => Math.min(600 * 2 ** attempt, 4_000) } },
});

const useData = (key, path, options) => useQuery({ queryKey: [].concat(key), queryFn: () => api(path), ...options });
const useFlags = () => useData('flags', '/flags', { staleTime: Infinity }).data;

const money = (amount) => new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' }).format(amount);
const shortDate = (text) => new Date(text).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const initials = (name) => name.split(' ').map((part) => part[0]).join('').slice(0, 2).toUpperCase();

function useDebounced(value, ms) {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return debounced;
}

const RecentContext = createContext({ recent: [], remember: () => {} });

/** Names the browser tab after the client that was opened last. */
function TabTitle() {
  const { recent } = useContext(RecentContext);
  const [client] = recent;
  return <title>{client ? client.name + ', ' + client.address.city + ' · Billow' : 'Billow'}</title>;
}

function RecentProvider({ children }) {
  const [recent, setRecent] = useState([]);
  const value = useMemo(() => ({
    recent,
    remember: (client) => setRecent((list) => [client, ...list.filter(({ id }) => id !== client.id)].slice(0, 5)),
  }), [recent]);
  return <RecentContext.Provider value={value}><TabTitle />{children}</RecentContext.Provider>;
}
`;
