export const shell = /* js */ `
import { useEffect, useState } from 'react';
import { Link, NavLink, Outlet, useLocation, useNavigation, useRouteError } from 'react-router';
import { AnimatePresence, motion } from 'motion/react';
import { Toaster } from 'sonner';
import { Button, Dialog, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle, FluentProvider, Switch, webLightTheme } from '@fluentui/react-components';
import { get, track } from '$lib/core.tsx';
import { Home } from '$lib/home.tsx';
import { Article } from '$lib/article.tsx';
import { Watch } from '$lib/watch.tsx';
import { Shop } from '$lib/shop.tsx';
import { Subscribe, Welcome } from '$lib/subscribe.tsx';
import { Gift } from '$lib/gift.tsx';
import { Login } from '$lib/login.tsx';
import { Archive, Stockists } from '$lib/archive.tsx';
import { Crossword } from '$lib/crossword.tsx';
import { Account, Cancel } from '$lib/account.tsx';
import { Letters } from '$lib/letters.tsx';
import { Donate } from '$lib/donate.tsx';

const links = [['/articles/12', 'Read'], ['/watch', 'Watch'], ['/archive', 'Archive'], ['/crossword', 'Crossword'], ['/shop', 'Shop'], ['/gift', 'Gifts'], ['/donate', 'Support us'], ['/letters', 'Letters'], ['/stockists', 'Stockists'], ['/account', 'My account'], ['/login', 'Sign in'], ['/subscribe', 'Subscribe']];

function Consent() {
  const [shown, setShown] = useState(false);
  const [details, setDetails] = useState(false);
  useEffect(() => {
    if (localStorage.getItem('consent')) return;
    const timer = setTimeout(() => setShown(true), 700);
    return () => clearTimeout(timer);
  }, []);
  const decide = (choice) => { localStorage.setItem('consent', choice); setShown(false); (window.dataLayer ??= []).push(['consent', 'update', choice]); track('consent'); };
  return <AnimatePresence>{shown && <motion.div className="consent" role="region" aria-label="Cookies" initial={{ height: 0 }} animate={{ height: 'auto' }} exit={{ height: 0 }}><p>We and our partners use cookies.</p>{details && <p><Switch label="Statistics" className="purpose" defaultChecked /> <Switch label="Marketing" className="purpose" /></p>}<Button appearance="primary" id="accept" onClick={() => decide('granted')}>Accept all</Button> <Button id="options" onClick={() => (details ? decide('some') : setDetails(true))}>{details ? 'Save choices' : 'Options'}</Button></motion.div>}</AnimatePresence>;
}

/** An offer for visitors whose mouse leaves the window. */
function Leaving() {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname !== '/') return;
    const leave = ({ relatedTarget, clientY }) => { if (!relatedTarget && clientY <= 0 && !sessionStorage.getItem('left')) { sessionStorage.setItem('left', '1'); setOpen(true); } };
    document.addEventListener('mouseout', leave);
    return () => document.removeEventListener('mouseout', leave);
  }, [pathname]);
  return <Dialog open={open} onOpenChange={(_, data) => setOpen(data.open)}><DialogSurface><DialogBody><DialogTitle>Off so soon?</DialogTitle><DialogContent>Take our guide to the tides with you, free of charge.</DialogContent><DialogActions><Button id="stay-away" onClick={() => setOpen(false)}>No, thanks</Button><Button appearance="primary">Send me the guide</Button></DialogActions></DialogBody></DialogSurface></Dialog>;
}

/** The chat of another company, in a frame that grows when it is opened. */
function Chat() {
  const [host, setHost] = useState('');
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHost('//127.0.0.1:' + location.port), 1400);
    const receive = ({ data }) => { if (data === 'chat:open' || data === 'chat:shut') setOpen(data === 'chat:open'); };
    addEventListener('message', receive);
    return () => { clearTimeout(timer); removeEventListener('message', receive); };
  }, []);
  return host && <iframe id="chat" className={open ? 'open' : ''} src={host + '/messenger'} title="Chat" />;
}

export function Layout() {
  const { state } = useNavigation();
  const { pathname } = useLocation();
  const [menu, setMenu] = useState(false);
  useEffect(() => { setMenu(false); track(pathname); }, [pathname]);
  return <FluentProvider theme={webLightTheme}>{state === 'loading' && <div className="progress" role="progressbar" aria-label="Loading" />}
    <Consent /><header><Link className="logo" to="/">The Saltmarsh</Link><button type="button" id="menu" aria-expanded={menu} onClick={() => setMenu(!menu)}>Menu</button><nav className={menu ? 'open' : ''}>{links.map(([to, label]) => <NavLink key={to} to={to}>{label}</NavLink>)}</nav></header>
    <main key={pathname}><Outlet /></main><footer><p>© The Saltmarsh, Wells-next-the-Sea</p></footer><Leaving /><Chat /><Toaster position="top-right" /></FluentProvider>;
}

function Missing() {
  useRouteError();
  return <section><h1>We can’t find that page</h1><p>It may have moved. Try the <Link to="/archive">archive</Link>.</p></section>;
}

const page = (path, Component, data) => ({ path, element: <Component />, ...(data && { loader: ({ params }) => get(data.replace(':id', params.id)) }) });
export const routes = [{
  element: <Layout />,
  children: [
    page('/', Home, '/home'), page('/articles/:id', Article, '/articles/:id'), page('/watch', Watch), page('/shop', Shop, '/products'), page('/subscribe', Subscribe), page('/welcome', Welcome), page('/gift', Gift), page('/login', Login), page('/archive', Archive, '/issues'), page('/stockists', Stockists), page('/crossword', Crossword, '/crossword'), page('/account', Account, '/deliveries'), page('/account/cancel', Cancel), page('/letters', Letters), page('/donate', Donate),
    { path: '/writers', element: <Missing />, loader: () => get('/writers'), errorElement: <Missing /> },
    { path: '*', element: <Missing /> },
  ],
}];
`;
