export const core = `
import { StrictMode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { Link, Redirect, Route, Switch as Routes, useLocation, useParams } from 'wouter';
import {
  Autocomplete, Breadcrumb, Breadcrumbs, Button, Calendar, CalendarCell, CalendarGrid, CalendarHeading, Cell, Checkbox, Column, ComboBox,
  DateInput, DateRangePicker, DateSegment, Dialog, DialogTrigger, Disclosure, DisclosurePanel, DropZone, FieldError,
  FileTrigger, Form, GridList, GridListItem, Group, Heading, I18nProvider, Input, Label, ListBox, ListBoxItem, Menu,
  MenuItem, MenuTrigger, Modal, ModalOverlay, NumberField, Popover, ProgressBar, Radio, RadioGroup, RangeCalendar, Row,
  RouterProvider, SearchField, Select, SelectValue, SubmenuTrigger, Switch, Tab, TabList, TabPanel, Table, TableBody, TableHeader, Tabs, Text,
  TextArea, TextField, ToggleButton, ToggleButtonGroup, Tooltip, TooltipTrigger, useDragAndDrop, useFilter,
  UNSTABLE_Toast as Toast, UNSTABLE_ToastContent as ToastContent, UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import { parseDate } from '@internationalized/date';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Group as Panels, Panel, Separator as PanelHandle } from 'react-resizable-panels';
import { Area, AreaChart, Bar, BarChart, CartesianGrid, Legend, Line, LineChart, ResponsiveContainer, Tooltip as ChartTooltip, XAxis, YAxis } from 'recharts';
import { $createParagraphNode, $getRoot, COMMAND_PRIORITY_HIGH, FORMAT_TEXT_COMMAND, KEY_ESCAPE_COMMAND } from 'lexical';
import { INSERT_UNORDERED_LIST_COMMAND, ListItemNode, ListNode } from '@lexical/list';
import { LexicalComposer } from '@lexical/react/LexicalComposer';
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { ContentEditable } from '@lexical/react/LexicalContentEditable';
import { LexicalErrorBoundary } from '@lexical/react/LexicalErrorBoundary';
import { HistoryPlugin } from '@lexical/react/LexicalHistoryPlugin';
import { ListPlugin } from '@lexical/react/LexicalListPlugin';
import { OnChangePlugin } from '@lexical/react/LexicalOnChangePlugin';
import { RichTextPlugin } from '@lexical/react/LexicalRichTextPlugin';
import { TabIndentationPlugin } from '@lexical/react/LexicalTabIndentationPlugin';

const api = async (path, options) => {
  const response = await fetch('/api' + path, options);
  if (!response.ok) throw Object.assign(new Error('Request failed'), { status: response.status });
  return response.json();
};
const post = (path, body) =>
  api(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) });

function useData(path) {
  const [state, setState] = useState({});
  useEffect(() => {
    let isCurrent = true;
    api(path).then(
      (data) => isCurrent && setState({ path, data }),
      (error) => isCurrent && setState({ path, error }),
    );
    return () => { isCurrent = false; };
  }, [path]);
  return { ...state, isLoading: state.path !== path };
}

const toasts = new ToastQueue({ maxVisibleToasts: 3 });
const notify = (title, action) => toasts.add({ title, action }, { timeout: 6000 });

const usePreferences = create(
  persist(
    (set) => ({
      theme: 'light',
      done: ['account'],
      setTheme: (theme) => set({ theme }),
      toggleDone: (key) =>
        set(({ done }) => ({ done: done.includes(key) ? done.filter((each) => each !== key) : [...done, key] })),
    }),
    { name: 'fernpost-preferences' },
  ),
);

const useDesk = create((set, get) => ({
  tickets: [],
  isLoaded: false,
  incoming: [],
  isPaletteOpen: false,
  setPaletteOpen: (isPaletteOpen) => set({ isPaletteOpen }),
  load: async () => {
    if (get().isLoaded) return;
    const tickets = await api('/tickets').catch(() => []);
    set({ tickets, isLoaded: true });
  },
  receive: (ticket) => set(({ incoming }) => ({ incoming: [ticket, ...incoming] })),
  showIncoming: () => set(({ tickets, incoming }) => ({ tickets: [...incoming, ...tickets], incoming: [] })),
  change: async (ids, change, message) => {
    const before = get().tickets;
    const apply = (tickets) => set({ tickets });
    apply(before.map((each) => (ids.includes(each.id) ? { ...each, ...change } : each)));
    try {
      await post('/tickets/batch', { ids, change });
      notify(message, { label: 'Undo', run: () => { apply(before); notify('Undone'); } });
    } catch {
      apply(before);
      notify('Could not save. Your change was undone.');
    }
  },
}));

function useLive() {
  const receive = useDesk((state) => state.receive);
  useEffect(() => {
    const socket = new WebSocket('ws://' + location.host + '/live');
    socket.onmessage = ({ data }) => receive(JSON.parse(data).ticket);
    return () => socket.close();
  }, [receive]);
}

const ago = (minutes) =>
  minutes < 1 ? 'just now' : minutes < 60 ? minutes + ' min' : minutes < 1440 ? Math.round(minutes / 60) + ' h' : Math.round(minutes / 1440) + ' d';
const initials = (name) => name.split(' ').map((part) => part[0]).join('').slice(0, 2);
const statuses = ['Open', 'Pending', 'Waiting', 'Solved'];
const agents = ['Nora Feld', 'Sam Okoro', 'Beth Lyle', 'Unassigned'];

const Icon = ({ d }) => <svg className="icon" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true"><path d={d} /></svg>;
const Down = () => <Icon d="M4 6l4 4 4-4" />;
const Grip = () => <Icon d="M6 3v1M6 7v1M6 11v1M10 3v1M10 7v1M10 11v1" />;
const Bars = () => <Icon d="M2 4h12M2 8h12M2 12h12" />;
const Dots = () => <Icon d="M3 8h1M8 8h1M13 8h1" />;
const Avatar = ({ name }) => <span className="avatar" aria-hidden="true">{initials(name)}</span>;
const Badge = ({ text }) => <span className={'badge badge-' + text.toLowerCase().replace(' ', '-')}>{text}</span>;
const Skeleton = ({ rows = 6 }) => (
  <div className="skeleton" role="status" aria-label="Loading">
    {Array.from({ length: rows }, (_, index) => <i key={index} />)}
  </div>
);

function Choice({ label, items, value, onChange, id }) {
  return (
    <Select className={"choice choice-" + id} selectedKey={value} onSelectionChange={onChange} aria-label={label}>
      <Button><SelectValue /> <span aria-hidden="true"><Down /></span></Button>
      <Popover className="popover"><ListBox>{items.map((item) => <ListBoxItem key={item} id={item}>{item}</ListBoxItem>)}</ListBox></Popover>
    </Select>
  );
}

const Page = ({ title, actions, children, wide }) => (
  <main className={wide ? 'page wide' : 'page'}>
    <div className="page-head"><h1>{title}</h1><div className="actions">{actions}</div></div>
    {children}
  </main>
);
`;
