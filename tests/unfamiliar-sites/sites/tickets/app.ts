import { counters } from './counters.ts';
import { rooms } from './rooms.ts';

/** The bundle of the ticket shop: Solid without its compiler, its router, Kobalte, TanStack Query and Embla. */
export const script = `/** @jsxRuntime classic */ /** @jsx h */ /** @jsxFrag h.Fragment */
import h from 'solid-js/h'
import { createSignal, createMemo, ErrorBoundary, For, onCleanup, onMount, Show } from 'solid-js'
import { Portal, render } from 'solid-js/web'
import { Route, Router, useNavigate, useParams } from '@solidjs/router'
import { createQuery, QueryClient, QueryClientProvider } from '@tanstack/solid-query'
import * as Accordion from '@kobalte/core/accordion'
import * as NumberField from '@kobalte/core/number-field'
import * as Select from '@kobalte/core/select'
import * as Slider from '@kobalte/core/slider'
import * as Switch from '@kobalte/core/switch'
import * as Tabs from '@kobalte/core/tabs'
import * as Toast from '@kobalte/core/toast'
import * as ToggleGroup from '@kobalte/core/toggle-group'
import EmblaCarousel from 'embla-carousel'

const sleep = (ms) => new Promise((done) => setTimeout(done, ms))
const bands = ['Low Tide', 'The Paper Kites of Ulm', 'Ada Okafor Trio', 'Nordlicht', 'Marble Arch', 'Sister Sun', 'Quarter Moon', 'Copper Wire']
const genres = ['folk', 'jazz', 'rock', 'classical']
const concerts = bands.map((band, index) => ({ id: 301 + index, band, genre: genres[index % 4], price: 24 + index * 8, day: 3 + index * 3 }))

const say = (text, undo) => {
  toaster.show((props) => <Toast.Root toastId={props.toastId} class="toast"><Toast.Title>{text}</Toast.Title>
    {undo ? <button id="undo" onClick={() => { undo(); toaster.dismiss(props.toastId) }}>Undo</button> : ''}</Toast.Root>)
}
const toaster = Toast.toaster

${rooms}
${counters}

const links = [['/', 'Home'], ['/concerts', 'Concerts'], ['/calendar', 'Calendar'], ['/artists', 'Artists'], ['/venue', 'Venue'], ['/live', 'Listen'], ['/tickets', 'My tickets'], ['/transfers', 'Transfers'], ['/resale', 'Resale'], ['/waiting', 'Waiting list'], ['/gift', 'Gift cards'], ['/queue', 'Presale'], ['/basket', 'Basket'], ['/checkout', 'Checkout'], ['/account', 'Account'], ['/friends', 'Friends'], ['/help', 'Help'], ['/lost', 'Lost property']]
const Layout = (props) => <div><header><b>Lantern Hall</b><nav>{links.map(([path, label]) => <a href={path}>{label}</a>)}</nav></header>
  <main>{() => props.children}</main><footer>Lantern Hall, 1 Pier Street</footer>
  <Portal><Toast.Region duration={5000}><Toast.List class="toasts" /></Toast.Region></Portal></div>

const client = new QueryClient()
const App = (props) => <ErrorBoundary fallback={(error) => { console.error('could not render', error); return '' }}>
  <QueryClientProvider client={client}><Router root={Layout}>
    <Route path="/" component={Home} /><Route path="/concerts" component={Concerts} /><Route path="/concerts/:id" component={Concert} />
    <Route path="/calendar" component={Calendar} /><Route path="/artists" component={Artists} /><Route path="/venue" component={Venue} />
    <Route path="/live" component={Live} /><Route path="/tickets" component={Tickets} /><Route path="/transfers" component={Transfers} />
    <Route path="/resale" component={Resale} /><Route path="/waiting" component={Waiting} /><Route path="/gift" component={Gift} />
    <Route path="/queue" component={Queue} /><Route path="/basket" component={Basket} /><Route path="/checkout" component={Checkout} />
    <Route path="/account" component={Account} /><Route path="/friends" component={Friends} /><Route path="/help" component={Help} /><Route path="/lost" component={Lost} />
    <Route path="*404" component={NotFound} />
  </Router></QueryClientProvider></ErrorBoundary>
render(() => <App />, document.getElementById('root'))
`;
