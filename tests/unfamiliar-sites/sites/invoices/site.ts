import type { Site } from '../../site.ts';
import { decoys } from './decoys.ts';
import { plants } from './plants.ts';

// React with Ant Design, input-otp and cmdk, one page that routes by the History API.

const script = /* ts */ `
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { App, Button, Checkbox, Collapse, ConfigProvider, DatePicker, Drawer, Dropdown, Empty, Form, Input, InputNumber, Popconfirm, Progress, Rate, Segmented, Select, Skeleton, Slider, Space, Spin, Switch, Table, Tabs, Tour, message, notification } from 'antd';
import { OTPInput } from 'input-otp';
import { Command } from 'cmdk';

const api = (path, init) => fetch('/api/' + path, init);
const go = (path) => { history.pushState(null, '', path); dispatchEvent(new Event('moved')); };
const rows = Array.from({ length: 40 }, (_, n) => ({ key: n, number: 'B-' + (1000 + n), client: ['Fern', 'Moss', 'Reed'][n % 3] + ' Ltd', sum: 40 + ((n * 37) % 90) }));

function Home() {
  const [every, setEvery] = useState('Monthly');
  return <><h1>Invoices that get paid</h1><p id="pitch">Write it in a minute, send it in a second, and see when it was opened.</p>
    <Tabs items={['Freelancers', 'Studios', 'Shops'].map((label) => ({ key: label, label, children: label + ' save four hours a month.' }))} />
    <Segmented options={['Monthly', 'Yearly']} value={every} onChange={setEvery} /><p>{every === 'Monthly' ? '9 a month' : '90 a year'}</p></>;
}
function SignUp() {
  const [busy, setBusy] = useState(false);
  const send = async () => { setBusy(true); await api('422?ms=300', { method: 'POST' }); setBusy(false); };
  return <><h1>Sign up</h1><Form layout="vertical" onFinish={send}><Form.Item label="Company" name="company"><Input id="company" /></Form.Item><Form.Item label="Email" name="mail"><Input id="mail" /></Form.Item><Button type="primary" htmlType="submit" loading={busy}>Create account</Button></Form></>;
}
function Setup() {
  const [read, setRead] = useState(false);
  return <><h1>Set up</h1><p>Step 2 of 3: your tax number</p><Button id="continue" type="primary" disabled={!read} onClick={() => go('/')}>Continue</Button>
    <div style={{ height: 1100 }} /><Checkbox checked={read} onChange={(e) => setRead(e.target.checked)}>I have read the notes</Checkbox></>;
}
function Invoices() {
  const [text, setText] = useState('');
  const [count, setCount] = useState(null);
  const [picked, setPicked] = useState([]);
  const stop = useRef();
  const type = async (e) => { setText(e.target.value); stop.current?.abort(); stop.current = new AbortController(); try { await api('200?ms=300', { signal: stop.current.signal }); setCount(rows.filter(({ client }) => client.toLowerCase().includes(e.target.value.toLowerCase())).length); } catch {} };
  return <><h1>Invoices</h1><Input id="search" aria-label="Search invoices" value={text} onChange={type} /><p>{count === null ? 'All invoices' : count + ' found'}</p>
    <Table size="small" dataSource={rows} pagination={{ pageSize: 6, showSizeChanger: false }} rowSelection={{ selectedRowKeys: picked, onChange: setPicked }} columns={[{ title: 'Number', dataIndex: 'number' }, { title: 'Client', dataIndex: 'client' }, { title: 'Sum', dataIndex: 'sum', sorter: (a, b) => a.sum - b.sum }]} />
    <p>{picked.length} selected</p></>;
}
function Invoice() {
  const save = async () => { const handle = await window.launchQueue2.files('invoice.pdf'); handle.write(); };
  return <><h1>Invoice B-1007</h1><p>For Fern Ltd, 40.00</p><Button id="save" onClick={save}>Save as PDF</Button></>;
}
function Reminders() {
  const [on, setOn] = useState(false);
  const [saved, setSaved] = useState('');
  const [daily, setDaily] = useState(false);
  const remind = async (next) => { setOn(next); const response = await api('500?ms=500', { method: 'PUT' }); if (!response.ok) setOn(!next); };
  const day = async (next) => { setDaily(next); await api('200?ms=120', { method: 'PUT' }); setSaved(next ? 'Daily from now on' : 'Weekly from now on'); };
  return <><h1>Reminders</h1><p><label htmlFor="late">Remind late payers</label> <Switch id="late" aria-label="Remind late payers" checked={on} onChange={remind} /></p>
    <p><label htmlFor="daily">Daily summary</label> <Switch id="daily" aria-label="Daily summary" checked={daily} onChange={day} /></p><p>{saved}</p></>;
}
function Verify() {
  const [code, setCode] = useState('');
  const check = async (value) => { const response = await api('400?ms=250', { method: 'POST', body: value }); if (!response.ok) setCode(''); };
  return <><h1>Enter your code</h1><p>We sent six digits to your phone.</p><OTPInput id="otp" aria-label="Code" maxLength={6} value={code} onChange={setCode} onComplete={check} render={({ slots }) => <div style={{ display: 'flex', gap: 6 }}>{slots.map((slot, n) => <span key={n} style={{ border: '1px solid #999', width: 32, height: 40, textAlign: 'center' }}>{slot.char}</span>)}</div>} /></>;
}
function Archive() {
  const [shown, setShown] = useState(4);
  const [busy, setBusy] = useState(false);
  const more = async () => { if (shown >= 8) return; setBusy(true); await api('200?ms=300'); setShown(shown + 4); setBusy(false); };
  return <><h1>Archive</h1><p>40 invoices</p><ul>{rows.slice(0, shown).map(({ number }) => <li key={number}>{number}</li>)}</ul><Button id="older" onClick={more} loading={busy}>Load older</Button></>;
}
function Period() {
  const [open, setOpen] = useState(false);
  return <><h1>Period</h1><div role="button" tabIndex={0} id="range" onMouseDown={() => setOpen(!open)} style={{ border: '1px solid #999', padding: 8, width: 220, cursor: 'pointer' }}>Choose a period</div>{open && <ul>{['This month', 'This quarter', 'This year'].map((each) => <li key={each}><Button onClick={() => setOpen(false)}>{each}</Button></li>)}</ul>}
    <p>Due on <DatePicker id="due" /></p></>;
}
function Insights() {
  const [shown, setShown] = useState(false);
  return <><h1>Insights</h1><Button id="chart" type="primary" onClick={() => setShown(true)}>Show chart</Button>{['North', 'East', 'South', 'West', 'Online', 'Returning'].map((each) => <p key={each}>{each} <b>12 %</b></p>)}{shown && <Chart points={undefined} />}</>;
}
const Chart = ({ points }) => <svg>{points.map((x, y) => <circle key={x} cx={x} cy={y} r="3" />)}</svg>;
function Taxes() {
  const [sum, setSum] = useState(0);
  const work = () => { const until = performance.now() + 950; let n = 0; while (performance.now() < until) n += 1; setSum((s) => s + 19); };
  return <><h1>Taxes</h1><Button id="recalculate" onClick={work}>Recalculate</Button><p>Due: {sum}</p></>;
}
function Reports() {
  const [data, setData] = useState(null);
  useEffect(() => { api('503').then((r) => { if (r.ok) setData(1); }); }, []);
  return <><h1>Reports</h1>{data ? 'Here' : <Skeleton active paragraph={{ rows: 5 }} />}</>;
}
function Trash() {
  const [list, setList] = useState(['Draft A', 'Draft B', 'Draft C']);
  const [notes, holder] = notification.useNotification();
  const drop = (name) => { setList(list.filter((each) => each !== name)); notes.open({ title: name + ' deleted', duration: 0, placement: 'bottomRight', actions: <Button className="undo">Undo</Button> }); };
  return <><h1>Drafts</h1>{holder}<ul>{list.map((name) => <li key={name}>{name} <Button size="small" aria-label={'Delete ' + name} onClick={() => drop(name)}>Delete</Button></li>)}</ul></>;
}
function Integrations() {
  useEffect(() => { api('200').then((r) => r.json()).then((answer) => { document.title = answer.connections.map(({ name }) => name).join(); }); }, []);
  return <><h1>Integrations</h1><p>Connect your bank, your shop and your calendar.</p></>;
}
function Clients() {
  const [open, setOpen] = useState(false);
  const [list, setList] = useState(['Fern Ltd', 'Moss Ltd', 'Reed Ltd']);
  return <><h1>Clients</h1><Button id="details" onClick={() => setOpen(true)}>Details</Button><Drawer title="Fern Ltd" open={open} onClose={() => setOpen(false)}>Two invoices, both paid.</Drawer>
    <ul>{list.map((name) => <li key={name}>{name} <Popconfirm title="Delete this client?" okText="Yes, delete" onConfirm={() => setList(list.filter((each) => each !== name))}><Button size="small" aria-label={'Delete ' + name}>Delete</Button></Popconfirm></li>)}</ul>
    <Select id="country" aria-label="Country" showSearch style={{ width: 220 }} options={['Belgium', 'Denmark', 'France'].map((value) => ({ value }))} placeholder="Country" />
    <Dropdown trigger={['click']} menu={{ items: [{ key: 'a', label: 'By name' }, { key: 'b', label: 'By date' }], onClick: ({ key }) => setList((each) => [...each].reverse()) }}><Button id="order">Order</Button></Dropdown></>;
}
function Settings() {
  const [days, setDays] = useState(14);
  return <><h1>Settings</h1><p>Days to pay <InputNumber id="days" min={1} max={90} value={days} onChange={setDays} /></p><p>{days} days</p><Slider id="discount" defaultValue={3} max={20} style={{ width: 240 }} ariaLabelForHandle="Discount" />
    <p>How do you like it? <Rate /></p></>;
}
function Team() {
  const [form] = Form.useForm();
  const [sent, setSent] = useState('');
  return <><h1>Team</h1><Form form={form} layout="vertical" onFinish={async ({ who }) => { await api('200?ms=250', { method: 'POST' }); form.resetFields(); message.success('Invited'); setSent('Invited'); }}><Form.Item label="Name" name="who"><Input id="who" /></Form.Item><Form.Item label="Role" name="role"><Input id="role" /></Form.Item><Button htmlType="submit">Invite</Button></Form><p>{sent}</p></>;
}
function Editor() { return <><h1>Terms</h1><div id="terms" contentEditable suppressContentEditableWarning style={{ border: '1px solid #bbb', padding: 8, minHeight: 120 }}>Please pay within 14 days. Thank you for your trust.</div></>; }
function Palette() {
  const [done, setDone] = useState('');
  const [open, setOpen] = useState(false);
  useEffect(() => { const key = (e) => { if (e.key === 'k' && e.ctrlKey) { e.preventDefault(); setOpen(true); } }; addEventListener('keydown', key); return () => removeEventListener('keydown', key); }, []);
  return <><h1>Shortcuts</h1><p>Ctrl K opens all commands.</p><p>{done}</p>{open && <Command label="Commands"><Command.Input autoFocus id="command" /><Command.List>{['New invoice', 'New client', 'Log out'].map((each) => <Command.Item key={each} onSelect={() => { setDone(each); setOpen(false); }}>{each}</Command.Item>)}</Command.List></Command>}</>;
}
function Upload() {
  const [part, setPart] = useState(null);
  useEffect(() => { if (part === null || part >= 100) return; const timer = setTimeout(() => setPart(part + 5), 160); return () => clearTimeout(timer); }, [part]);
  return <><h1>Import</h1><Button id="import" onClick={() => setPart(0)} disabled={part !== null && part < 100}>Import sample</Button>{part !== null && <Progress percent={part} />}</>;
}
function Inbox() {
  const [letters, setLetters] = useState(0);
  const fresh = async () => { let response = await api('401'); if (response.status === 401) { await api('204', { method: 'POST' }); response = await api('200'); } setLetters((await response.json()).items.length); };
  useEffect(() => { let on = true; const stop = new AbortController(); (async () => { while (on) await api('200?ms=20000', { signal: stop.signal }).catch(() => {}); })(); return () => { on = false; stop.abort(); }; }, []);
  return <><h1>Inbox</h1><Button id="refresh" onClick={fresh}>Refresh inbox</Button><p>{letters} letters</p></>;
}
function Guide() {
  const [open, setOpen] = useState(false);
  const target = useRef(null);
  return <><h1>Guide</h1><Button ref={target} id="tour" onClick={() => setOpen(true)}>Show me around</Button><Tour open={open} onClose={() => setOpen(false)} steps={['Write', 'Send', 'Relax'].map((title) => ({ title, description: title + ' here.', target: () => target.current }))} />
    <Collapse items={['What does it cost?', 'Can I leave?'].map((label) => ({ key: label, label, children: <p>It is written in the terms, in plain words.</p> }))} /></>;
}
function Sign() {
  const pen = useRef(false);
  const draw = (e) => { if (!pen.current) return; const box = e.target.getBoundingClientRect(); e.target.getContext('2d').fillRect(e.clientX - box.x, e.clientY - box.y, 3, 3); };
  return <><h1>Signature</h1><canvas id="pad" width="320" height="160" style={{ border: '1px solid #999', touchAction: 'none' }} onPointerDown={(e) => { pen.current = true; draw(e); }} onPointerMove={draw} onPointerUp={() => { pen.current = false; }} /></>;
}
function Feed() {
  const [items, setItems] = useState(null);
  const load = async () => { setItems(undefined); await api('200?ms=2100'); setItems(['Fern paid', 'Moss opened it']); };
  return <><h1>Feed</h1><Button id="today" onClick={load}>Today</Button>{items === undefined ? <Spin><Skeleton active /></Spin> : items === null ? <Empty /> : <ul>{items.map((each) => <li key={each}>{each}</li>)}</ul>}</>;
}

const pages = { '/': Home, '/sign-up': SignUp, '/setup': Setup, '/invoices': Invoices, '/invoices/1007': Invoice, '/reminders': Reminders, '/verify': Verify, '/archive': Archive, '/period': Period, '/insights': Insights, '/taxes': Taxes, '/reports': Reports, '/drafts': Trash, '/integrations': Integrations, '/clients': Clients, '/settings': Settings, '/team': Team, '/terms': Editor, '/shortcuts': Palette, '/import': Upload, '/inbox': Inbox, '/guide': Guide, '/signature': Sign, '/feed': Feed };
function Root() {
  const [path, setPath] = useState(location.pathname);
  useEffect(() => { const moved = () => setPath(location.pathname); addEventListener('moved', moved); addEventListener('popstate', moved); return () => { removeEventListener('moved', moved); removeEventListener('popstate', moved); }; }, []);
  const Page = pages[path] ?? Home;
  return <ConfigProvider><App><nav style={{ display: 'flex', flexWrap: 'wrap', gap: 8, padding: 10 }}>{Object.keys(pages).map((each) => <a key={each} href={each} onClick={(e) => { e.preventDefault(); go(each); }}>{each === '/' ? 'Billbird' : each.slice(1)}</a>)}</nav><main style={{ padding: 16 }}><Page key={path} /></main></App></ConfigProvider>;
}
createRoot(document.querySelector('#root')).render(<Root />);
`;

export const invoices: Site = {
  name: 'Billbird',
  style: 'React with Ant Design',
  goal: 'sign-up',
  about: 'An online tool for invoices. A good visit ends with a new account.',
  script,
  styles: 'body{margin:0;font:15px/1.5 system-ui}[aria-selected=true]{background:#eef}',
  pages: '<div id="root"></div>',
  plants,
  decoys,
};
