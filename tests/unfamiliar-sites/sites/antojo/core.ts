/** Code of the site's app: imports, data, cookies and layout. */
export const core = /* tsx */ `
import 'leaflet/dist/leaflet.css';
import 'swiper/css';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { atom, useAtom, useSetAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import useSWR, { SWRConfig, useSWRConfig } from 'swr';
import useSWRInfinite from 'swr/infinite';
import { Virtuoso } from 'react-virtuoso';
import { Swiper as Slides, SwiperSlide } from 'swiper/react';
import { Autoplay, Navigation } from 'swiper/modules';
import 'swiper/css/navigation';
import L from 'leaflet';
import { ActionSheet, Badge, Button, CapsuleTabs, Checkbox, Collapse, ConfigProvider, Dialog, Ellipsis, Empty, Form, ImageUploader, Input, List, NavBar, NoticeBar, Picker, Popup, ProgressBar, PullToRefresh, Radio, SearchBar, Selector, Skeleton, Steps, Stepper, Switch, TabBar, Tabs, Tag, TextArea, Toast, unstableSetRender } from 'antd-mobile';
import { AppOutline, BellOutline, EnvironmentOutline, HeartFill, HeartOutline, SearchOutline, UnorderedListOutline, UserOutline } from 'antd-mobile-icons';
import esES from 'antd-mobile/es/locales/es-ES';

// Toasts and dialogs are rendered outside of the app.
unstableSetRender((node, container) => {
  container.reactRoot ??= createRoot(container);
  container.reactRoot.render(node);
  return async () => { await new Promise((resolve) => setTimeout(resolve)); container.reactRoot.unmount(); };
});

const pesos = (amount) => amount.toLocaleString('es-MX', { style: 'currency', currency: 'MXN' });
class ApiError extends Error { constructor(status, data) { super('HTTP ' + status); this.status = status; this.data = data; } }
async function api(path, body) {
  const response = await fetch(path, body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : undefined);
  const data = await response.json().catch(() => ({}));
  if (!response.ok) throw new ApiError(response.status, data);
  return data;
}
const say = (content, icon) => Toast.show({ content, icon, duration: 2200, position: 'bottom' });

const addressAtom = atomWithStorage('antojo:direccion', null);
const recentAtom = atomWithStorage('antojo:recientes', ['tacos al pastor', 'sushi', 'chilaquiles']);
const cookiesAtom = atomWithStorage('antojo:cookies', null);
const appBannerAtom = atomWithStorage('antojo:app', true);
const cartCountAtom = atom(2);

/** Google Tag Manager, a pixel and a heat map of the marketing team. */
function analytics() {
  window.dataLayer = window.dataLayer || [];
  document.cookie = '_ga=GA1.1.' + Date.now() + '; path=/; max-age=63072000';
  document.cookie = '_fbp=fb.1.' + Date.now() + '; path=/';
  const hit = (name) => { window.dataLayer.push({ event: name, page: location.pathname }); navigator.sendBeacon('http://analitica.invalid/g/collect', 'v=2&tid=G-8QK1&en=' + name); };
  hit('page_view');
  setInterval(() => hit('user_engagement'), 7000);
  new Image().src = 'http://pixel.invalid/tr?id=420&ev=PageView';
  addEventListener('click', (event) => { window.dataLayer.push({ event: 'gtm.click', classes: event.target.className }); }, true);
}
analytics();
navigator.serviceWorker?.register('/sw.js').catch(() => {});

function useOnline() {
  const [online, setOnline] = useState(navigator.onLine);
  useEffect(() => {
    const update = () => setOnline(navigator.onLine);
    addEventListener('online', update);
    addEventListener('offline', update);
    return () => { removeEventListener('online', update); removeEventListener('offline', update); };
  }, []);
  return online;
}

const tabs = [
  { key: '/', title: 'Inicio', icon: <AppOutline /> },
  { key: '/restaurantes', title: 'Restaurantes', icon: <UnorderedListOutline /> },
  { key: '/buscar', title: 'Buscar', icon: <SearchOutline /> },
  { key: '/pedidos', title: 'Pedidos', icon: <BellOutline /> },
  { key: '/cuenta', title: 'Cuenta', icon: <UserOutline /> },
];
function Tab() {
  const { pathname } = useLocation();
  return <nav className="tabs" aria-label="Principal">{tabs.map(({ key, title, icon }) => <Link key={key} to={key} className={key === pathname ? 'on' : ''} aria-current={key === pathname ? 'page' : undefined}>{icon}<span>{title}</span></Link>)}</nav>;
}

function Top() {
  const [address] = useAtom(addressAtom);
  const [count] = useAtom(cartCountAtom);
  return (
    <header className="top"><Link to="/" className="logo">antojo<i>.</i></Link>
      <Link to="/direcciones" className="where"><EnvironmentOutline /> <span>{address ?? 'Elige tu dirección'}</span></Link>
      <Link to="/favoritos" className="icon" aria-label="Favoritos"><HeartOutline fontSize={22} /></Link>
      <Link to="/carrito" className="icon" aria-label="Carrito"><Badge content={count || null}><span className="bag">🛍</span></Badge></Link>
    </header>
  );
}

function Cookies() {
  const [choice, setChoice] = useAtom(cookiesAtom);
  if (choice) return null;
  return <div className="cookies" role="region" aria-label="Aviso de cookies"><p>Usamos cookies propias y de terceros para mejorar tu experiencia y mostrarte promociones. Consulta nuestro <Link to="/ayuda/privacidad">Aviso de privacidad</Link>.</p><div><Button size="small" fill="outline" onClick={() => setChoice('necesarias')}>Solo necesarias</Button> <Button size="small" color="primary" className="b-cookies-si" onClick={() => setChoice('todas')}>Aceptar</Button></div></div>;
}

function AppBanner() {
  const [shown, setShown] = useAtom(appBannerAtom);
  if (!shown) return null;
  return <div className="app-banner"><button aria-label="Cerrar" id="app-cerrar" onClick={() => setShown(false)}>×</button><b className="app-icon">a.</b><div><b>Antojo: comida a domicilio</b><small>4.8 ★ · 30% en tu primer pedido en la app</small></div><a href="https://apps.invalid/antojo" target="_blank" rel="noopener">Abrir</a></div>;
}

function Offline() {
  const online = useOnline();
  return online ? null : <NoticeBar className="offline" color="error" content="Sin conexión a internet. Te avisamos cuando vuelva." />;
}

function Page({ title, children, back }) {
  const navigate = useNavigate();
  useEffect(() => { document.title = title ? title + ' | Antojo' : 'Antojo · Comida a domicilio'; scrollTo(0, 0); }, [title]);
  return <>{back && <NavBar onBack={() => navigate(-1)} className="bar">{title}</NavBar>}<main className="page">{!back && title && <h1>{title}</h1>}{children}</main></>;
}

function Pin({ id, onMove, courier }) {
  const box = useRef(null);
  const map = useRef(null);
  const rider = useRef(null);
  useEffect(() => {
    map.current = L.map(box.current, { attributionControl: false, minZoom: 11, maxZoom: 17 }).setView([19.4155, -99.1656], 15);
    L.tileLayer('/mosaico/{z}/{x}/{y}.svg').addTo(map.current);
    rider.current = L.marker([19.4155, -99.1656], { icon: L.divIcon({ className: 'pin', html: courier ? '🛵' : '📍', iconSize: [32, 32] }), draggable: !courier }).addTo(map.current);
    if (onMove) map.current.on('moveend', () => onMove(map.current.getCenter()));
    return () => map.current.remove();
  }, []);
  useEffect(() => { if (courier) rider.current.setLatLng(courier); }, [courier]);
  return <div id={id} ref={box} className="map" />;
}
`;
