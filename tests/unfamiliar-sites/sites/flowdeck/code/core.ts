export const core = `
import '@blueprintjs/core/lib/css/blueprint.css';
import '@blueprintjs/select/lib/css/blueprint-select.css';
import '@xyflow/react/dist/style.css';
import 'driver.js/dist/driver.css';
import 'react-json-view-lite/dist/index.css';
import { createContext, lazy, memo, startTransition, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, NavLink, Route, Routes, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { QueryClient, QueryClientProvider, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  Alert, AnchorButton, Button, ButtonGroup, Callout, Card, Checkbox, Classes, Collapse, Dialog, DialogBody, DialogFooter, Drawer,
  FormGroup, HotkeysProvider, HTMLSelect, HTMLTable, InputGroup, Menu, MenuDivider, MenuItem, NonIdealState, OverlayToaster, PopoverNext as Popover,
  ProgressBar, Radio, RadioGroup, SegmentedControl, Slider, Spinner, Switch, Tab, Tabs, Tag, TagInput, TextArea, Tooltip, useHotkeys,
} from '@blueprintjs/core';
import { MultiSelect, Omnibar } from '@blueprintjs/select';
import {
  addEdge, applyEdgeChanges, applyNodeChanges, Background, Controls, Handle, MiniMap, Panel, Position, ReactFlow, ReactFlowProvider, useReactFlow,
} from '@xyflow/react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { basicSetup, EditorView } from 'codemirror';
import { javascript } from '@codemirror/lang-javascript';
import { defaultStyles, JsonView } from 'react-json-view-lite';
import { driver } from 'driver.js';

class ApiError extends Error {
  constructor(status, body) {
    super(body?.message ?? 'Request failed with status ' + status);
    this.status = status;
    this.code = body?.code;
  }
}

const request = async (method, path, body) => {
  const response = await fetch('/api/v2' + path, {
    method,
    headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const data = response.status === 204 ? null : await response.json().catch(() => null);
  if (!response.ok) throw new ApiError(response.status, data);
  return data;
};
const get = (path) => request('GET', path);
const post = (path, body = {}) => request('POST', path, body);
const put = (path, body = {}) => request('PUT', path, body);

const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: 1, retryDelay: 900, refetchOnWindowFocus: false } } });
const useApi = (path, rest) => useQuery({ queryKey: [path], queryFn: () => get(path), ...rest });

const toaster = { current: undefined };
OverlayToaster.create({ position: 'top', maxToasts: 3 }).then((created) => { toaster.current = created; });
const toast = (message, intent = 'none', action) => toaster.current?.show({ message, intent, action, timeout: 5000 });

const remember = (key, value) => { try { localStorage.setItem('fd.' + key, JSON.stringify(value)); } catch {} };
const recall = (key, initial) => { try { return JSON.parse(localStorage.getItem('fd.' + key)) ?? initial; } catch { return initial; } };
function useStored(key, initial) {
  const [value, setValue] = useState(() => recall(key, initial));
  return [value, (next) => { setValue(next); remember(key, next); }];
}
function useDebounced(value, ms) {
  const [late, setLate] = useState(value);
  useEffect(() => { const timer = setTimeout(() => setLate(value), ms); return () => clearTimeout(timer); }, [value, ms]);
  return late;
}

// Product analytics: batches of events, sent every few seconds and when the page is hidden.
const analytics = { queue: [] };
const track = (event, props) => analytics.queue.push({ event, props, at: Date.now() });
const flush = () => {
  if (analytics.queue.length === 0) return;
  navigator.sendBeacon('/t/batch', JSON.stringify(analytics.queue.splice(0)));
};
setInterval(flush, 4000);
addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());

const Logo = () => (
  <span className="logo"><svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true"><rect x="2" y="3" width="8" height="6" rx="2" /><rect x="14" y="15" width="8" height="6" rx="2" /><path d="M10 6h4a3 3 0 013 3v6" fill="none" stroke="currentColor" strokeWidth="2" /></svg> Flowdeck</span>
);
const Lines = ({ rows = 5 }) => <div aria-busy="true" aria-label="Loading">{Array.from({ length: rows }, (_, n) => <div key={n} className={Classes.SKELETON + ' line'}>Loading</div>)}</div>;
const Failed = ({ retry }) => <NonIdealState icon={null} title="We couldn't load this" description="Check your connection and try again." action={<Button onClick={retry}>Try again</Button>} />;
const Title = ({ text, children }) => {
  useEffect(() => { document.title = text + ' · Flowdeck'; track('page', { text }); }, [text]);
  return <div className="title"><h1>{text}</h1><div className="title-actions">{children}</div></div>;
};
const money = (cents) => '$' + (cents / 100).toLocaleString('en-US', { minimumFractionDigits: cents % 100 ? 2 : 0 });
`;
