import type { Site } from '../../site.ts';
import { decoys } from './decoys.ts';
import { plants } from './plants.ts';

// React with MUI, one page that routes in the browser.

const script = /* tsx */ `
import { Component, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Accordion, AccordionDetails, AccordionSummary, Alert, Button, Card, CardActionArea, Checkbox, Dialog, Drawer, FormControlLabel, Menu, MenuItem, Pagination, Rating, Slider, Snackbar, Switch, Tab, Tabs, TextField, ToggleButton, ToggleButtonGroup, Tooltip, IconButton, CircularProgress } from '@mui/material';

const routes = {};
const names = { '/': 'Home', '/cabins': 'Cabins', '/offers': 'Offers', '/book': 'Book', '/extras': 'Extras', '/map': 'Map', '/reviews': 'Reviews', '/rates': 'Rates', '/saved': 'Saved', '/weather': 'Weather', '/help': 'Help', '/profile': 'Profile', '/team': 'Team', '/transfer': 'Transfer', '/deals': 'Deals', '/gallery': 'Gallery' };
const go = (event, path) => { event.preventDefault(); history.pushState({}, '', path); dispatchEvent(new Event('route')); };
const Link = ({ to, children, ...rest }) => <a href={to} {...rest} onClick={(event) => go(event, to)}>{children}</a>;
const Count = ({ label }) => { const [n, set] = useState(2); return <p>{label} <IconButton size="small" aria-label={'Fewer ' + label} onClick={() => set(n - 1)}>–</IconButton> <b>{n}</b> <IconButton size="small" aria-label={'More ' + label} onClick={() => set(n + 1)}>+</IconButton></p>; };
const later = (ms, then) => { setTimeout(then, ms); };

routes['/'] = () => { const [open, set] = useState(true); return <><h1>Cabins on the fjord</h1><p id="intro">Twelve cabins with a stove and a boat, two hours north of the city by train.</p>
  {open && <Alert onClose={() => set(false)}>Midsummer weeks are open.</Alert>}
  <form onSubmit={(event) => { event.preventDefault(); history.pushState({}, '', '/cabins'); dispatchEvent(new Event('route')); }} role="search"><TextField type="search" label="Where to" name="where" size="small" /><Button type="submit" variant="contained">Find a cabin</Button></form></>; };
routes['/cabins'] = () => { const [page, setPage] = useState(1); const [saved, save] = useState(false); const [kind, setKind] = useState('all');
  return <><h1>Cabins</h1><ToggleButtonGroup exclusive value={kind} onChange={(_, value) => setKind(value ?? 'all')}><ToggleButton value="all">All</ToggleButton><ToggleButton value="sea">By the sea</ToggleButton><ToggleButton value="wood">In the wood</ToggleButton></ToggleButtonGroup>
  <p>{kind} cabins, page {page}</p><Pagination count={9} page={page} onChange={(_, value) => setPage(value)} />
  <Card sx={{ maxWidth: 300 }}><CardActionArea onClick={(event) => go(event, '/cabins/7')}><img src="/picture.svg" width="300" height="120" alt="" /><h3>Otter cabin</h3><p>Sleeps four</p></CardActionArea></Card>
  <IconButton aria-label="Save Otter cabin" onClick={() => save(!saved)}>{saved ? '★' : '☆'}</IconButton>
  <button id="compare" className="plain">Compare cabins</button></>; };
routes['/cabins/7'] = () => { const [n, set] = useState(0); const [tab, setTab] = useState(0);
  return <><h1>Otter cabin</h1><img src={'/picture.svg?' + n} width="300" height="160" alt="" /><p>Picture {n + 1} of 8 <Button onClick={() => set((n + 1) % 8)}>Next picture</Button></p>
  <Tabs value={tab} onChange={(_, value) => setTab(value)}><Tab label="Rooms" /><Tab label="Boat" /><Tab label="Rules" /></Tabs><p>{['Two rooms', 'A rowing boat', 'No candles'][tab]}</p>
  <Button id="availability" variant="contained" onClick={() => fetch('/api/hang-up').then((r) => r.json()).catch(() => {})}>Check availability</Button></>; };
routes['/offers'] = () => <><h1>Offers</h1><p><Link to="/deals">Last minute deals</Link></p></>;
routes['/deals'] = () => <><h1>Deals</h1><p>None today.</p></>;
routes['/book'] = () => { const [sent, setSent] = useState(false); const [guests] = useState(2);
  if (sent) return <><h1>Request sent</h1><p>We call you back today.</p></>;
  return <><h1>Book</h1><Count label="guests" /><Count label="nights" /><form onSubmit={(event) => { event.preventDefault(); fetch('/api/200?ms=300', { method: 'POST' }).then(() => setSent(true)); }}>
  <TextField label="Full name" name="full" size="small" /> <TextField label="Arrival" name="arrival" size="small" /> <Button type="submit" variant="contained">Request booking</Button></form>
  <h2>Pay now</h2><Button id="deposit" variant="contained" onClick={() => { const deposit = undefined; setTimeout(() => {}, 0); deposit.amount.toFixed(2); }}>Pay deposit</Button></>; };
routes['/extras'] = () => { const [broken, setBroken] = useState(false); const [open, setOpen] = useState(false); if (broken) throw new Error('extras is not iterable');
  return <><h1>Extras</h1><FormControlLabel control={<Checkbox onChange={() => {}} />} label="Firewood" /><FormControlLabel control={<Checkbox />} label="Linen" /><FormControlLabel control={<Switch />} label="Late departure" />
  <ul>{['Canoe', 'Sauna', 'Bicycles', 'Breakfast', 'Fishing', 'Guide', 'Wood', 'Candles', 'Maps'].map((x) => <li key={x}>{x}</li>)}</ul><Button id="all" onClick={() => setBroken(true)}>Show all extras</Button>
  <Button onClick={() => setOpen(true)}>House rules</Button><Dialog open={open} onClose={() => setOpen(false)}><p style={{ padding: 24 }}>Quiet after ten. <Button onClick={() => setOpen(false)}>Close rules</Button></p></Dialog></>; };
routes['/map'] = () => <><h1>Map</h1><canvas id="map" width="500" height="300" style={{ background: '#cde', maxWidth: '100%' }} /><p>Drag to move.</p></>;
routes['/reviews'] = () => { const [value, set] = useState(3); const [items, setItems] = useState([...Array(12).keys()]); useEffect(() => { let busy = false; const more = () => { if (busy) return; busy = true; later(600, () => { busy = false; }); setItems((now) => now.length < 200 ? [...now, ...Array(12).keys()] : now); }; const f = () => { if (innerHeight + scrollY > document.body.scrollHeight - 300) more(); }; addEventListener('scroll', f); return () => removeEventListener('scroll', f); }, []);
  return <><h1>Reviews</h1><Rating value={value} onChange={(_, next) => set(next)} /><div>{items.map((_, n) => <p key={n} style={{ minHeight: 90 }}>A calm week, {n}</p>)}</div></>; };
routes['/rates'] = () => { const [rows, set] = useState(null); useEffect(() => { later(900, () => set(undefined)); later(950, () => { Promise.reject(new TypeError('rates.map is not a function')); }); }, []); return <><h1>Rates</h1><p>From 90 a night</p></>; };
routes['/saved'] = () => { useEffect(() => { fetch('/api/500').catch(() => {}); }, []); return <><h1>Saved cabins</h1><p>Nothing to show</p></>; };
routes['/weather'] = () => { const [n, set] = useState(0); return <><h1>Weather</h1><Button id="refresh" variant="contained" onClick={() => { const end = performance.now() + 900; while (performance.now() < end); set(n + 1); }}>Refresh forecast</Button><p>Updated {n} times</p></>; };
routes['/help'] = () => { const [open, setOpen] = useState(false); const [copied, copy] = useState(false); return <><h1>Help</h1>{['Arrival', 'Pets', 'Boats'].map((x) => <Accordion key={x}><AccordionSummary>{x}</AccordionSummary><AccordionDetails>Ask us about {x}.</AccordionDetails></Accordion>)}
  <Button onClick={() => { copy(true); later(1800, () => copy(false)); }}>{copied ? 'Copied' : 'Copy number'}</Button>
  <Button onClick={() => setOpen(true)}>Opening hours</Button><Drawer anchor="right" open={open} onClose={() => setOpen(false)}><p style={{ padding: 24 }}>Nine to five</p><Button onClick={() => setOpen(false)}>Close hours</Button></Drawer>
  <p><span id="guide" className="fake">Download the guide</span></p></>; };
routes['/profile'] = () => { const [toast, setToast] = useState(''); const [anchor, setAnchor] = useState(null); const [size, setSize] = useState(30); return <><h1>Profile</h1>
  <TextField label="Nickname" name="nickname" size="small" onChange={() => { clearTimeout(window.autosave); window.autosave = setTimeout(() => fetch('/api/200', { method: 'PUT' }).then(() => setToast('Saved')), 600); }} /> <TextField label="Town" name="town" size="small" onChange={() => { clearTimeout(window.autosave); window.autosave = setTimeout(() => fetch('/api/200', { method: 'PUT' }).then(() => setToast('Saved')), 600); }} />
  <Button onClick={(event) => setAnchor(event.currentTarget)}>Language</Button><Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}><MenuItem onClick={() => { setAnchor(null); setToast('Norsk'); }}>Norsk</MenuItem><MenuItem onClick={() => setAnchor(null)}>English</MenuItem></Menu>
  <Slider value={size} onChange={(_, value) => setSize(value)} aria-label="Budget" sx={{ maxWidth: 280 }} /><p>{size}</p><Snackbar open={Boolean(toast)} message={toast} autoHideDuration={2500} onClose={() => setToast('')} /></>; };
routes['/team'] = () => { useEffect(() => { const img = new Image(); img.src = '/picture.svg'; }, []); return <><h1>Team</h1>{[...Array(9).keys()].map((n) => <section key={n} style={{ minHeight: 500 }}><h2>Keeper {n + 1}</h2></section>)}</>; };
routes['/transfer'] = () => { const [step, setStep] = useState(0); return <><h1>Transfer</h1><form onSubmit={(event) => { event.preventDefault(); setStep(1); }}><TextField label="Train number" name="train" size="small" /> <TextField label="Luggage" name="luggage" size="small" /> <TextField label="Passport number" name="passport" size="small" /> <Button type="submit">Request transfer</Button></form></>; };
routes['/gallery'] = () => { const [busy, set] = useState(false); const [shown, show] = useState(false); return <><h1>Gallery</h1><Button id="load" onClick={() => set(true)}>Load photographs</Button>{busy && <CircularProgress />}
  <Button id="recent" onClick={() => { show('wait'); later(1500, () => show('done')); }}>Recent photographs</Button>{shown === 'wait' && <CircularProgress />}{shown === 'done' && <img src="/picture.svg" alt="The jetty" />}</>; };
for (const path of Object.keys(routes)) routes[path].displayName = path;

function App() { const [, set] = useState(0); useEffect(() => { const f = () => set((n) => n + 1); addEventListener('route', f); addEventListener('popstate', f); return () => { removeEventListener('route', f); removeEventListener('popstate', f); }; }, []);
  const Route = routes[location.pathname] ?? routes['/']; return <><nav>{Object.entries(names).map(([path, name]) => <Link key={path} to={path}>{name}</Link>)}</nav><main key={location.pathname}><Route /></main></>; }
createRoot(document.getElementById('app')).render(<App />);
`;

export const booking: Site = {
  name: 'Fjord Cabins',
  style: 'React',
  goal: 'booking',
  about: 'Cabins to rent on a fjord. A good visit ends with a booking request.',
  script,
  styles: `body{font:16px/1.5 sans-serif;margin:0}nav{display:flex;flex-wrap:wrap;padding:8px 16px;background:#eef}nav a{margin-right:12px}main{padding:16px;max-width:800px}.plain{padding:8px 12px}.fake{color:#06c;text-decoration:underline;cursor:pointer}`,
  pages: '<div id="app"></div>',
  plants,
  decoys,
};
