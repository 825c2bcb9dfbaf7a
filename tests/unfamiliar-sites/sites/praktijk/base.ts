/** Imports, the request helper, languages and the frame around every page. */
export const base = `
import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider, Link, NavLink, Outlet, ScrollRestoration, Form as RouterForm, redirect, useActionData, useLoaderData, useNavigate, useNavigation, useParams, useSearchParams, useLocation } from 'react-router'
import { QueryClient, QueryClientProvider, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useForm, Controller } from 'react-hook-form'
import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'
import { AnimatePresence, motion } from 'motion/react'
import Select from 'react-select'
import {
  Accordion, Alert, Avatar, Badge, Box, Breadcrumb, Button, Card, Carousel, ChakraProvider, Checkbox, CloseButton, Combobox, Container, createToaster, DatePicker, Dialog, Drawer, Field, FileUpload, Flex, Grid, Heading, HStack, IconButton, Input, Link as ChakraLink, Menu, NativeSelect, NumberInput, Pagination, Popover, Portal, Progress, RadioCard, RadioGroup, RatingGroup, SegmentGroup, Separator, SimpleGrid, Skeleton, SkeletonText, Slider, Spinner, Stack, Stat, Steps, Switch, Table, Tabs, Tag, Text, Textarea, Toast, Toaster, Tooltip, VStack, createListCollection, createSystem, defaultConfig, defineConfig,
} from '@chakra-ui/react'

const system = createSystem(defaultConfig, defineConfig({
  theme: { tokens: { fonts: { heading: { value: 'Verdana, sans-serif' }, body: { value: 'Verdana, sans-serif' } } } },
  globalCss: { body: { colorPalette: 'teal' } },
}))

const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 600000, refetchOnWindowFocus: false, retry: 2, retryDelay: 900 } } })
const toaster = createToaster({ placement: 'bottom-end', pauseOnPageIdle: true, duration: 3200 })

class ApiFout extends Error {
  constructor(status, inhoud) { super('Antwoord ' + status); this.status = status; this.detail = inhoud && inhoud.detail }
}
async function api(pad, opties) {
  const antwoord = await fetch('/api' + pad, opties)
  if (antwoord.status === 204) return null
  const inhoud = await antwoord.json().catch(() => null)
  if (!antwoord.ok) throw new ApiFout(antwoord.status, inhoud)
  return inhoud
}
const post = (pad, opties) => api(pad, { method: 'POST', ...opties })
const opvragen = (pad) => ({ queryKey: [pad], queryFn: () => api(pad) })
const laad = (pad) => queryClient.ensureQueryData(opvragen(pad))
const euro = (bedrag) => new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' }).format(bedrag)
const isIngelogd = () => document.cookie.includes('sessie=')

const woorden = {
  nl: { vestigingen: 'Vestigingen', behandelingen: 'Behandelingen', therapeuten: 'Therapeuten', verzekering: 'Verzekering', vragen: 'Vragen', contact: 'Contact', afspraak: 'Afspraak maken', mijn: 'Mijn Lindehof', taal: 'Taal', kop: 'Weer soepel bewegen, zorgeloos lachen', inleiding: 'Fysiotherapie en mondzorg onder een dak, op acht plekken in het midden van het land. U kunt meestal binnen drie werkdagen terecht.', zoek: 'Zoek een vestiging in uw buurt', reviews: 'Wat patienten zeggen' },
  en: { vestigingen: 'Locations', behandelingen: 'Treatments', therapeuten: 'Therapists', verzekering: 'Insurance', vragen: 'Questions', contact: 'Contact', afspraak: 'Book online', mijn: 'My Lindehof', taal: 'Language', kop: 'Move freely, smile without worry', inleiding: 'Physiotherapy and dental care under one roof, in eight places in the middle of the country. Most patients are seen within three working days.', zoek: 'Find a location near you', reviews: 'What patients say' },
}
const TaalContext = createContext({ taal: 'nl', zet: () => undefined })
const useTaal = () => {
  const { taal, zet } = useContext(TaalContext)
  return { taal, zet, t: (sleutel) => woorden[taal][sleutel] ?? sleutel }
}

const menu = [['/vestigingen', 'vestigingen'], ['/behandelingen', 'behandelingen'], ['/therapeuten', 'therapeuten'], ['/verzekering', 'verzekering'], ['/vragen', 'vragen'], ['/contact', 'contact']]

function TaalKeuze() {
  const { taal, zet, t } = useTaal()
  return (
    <Menu.Root ids={{ trigger: 'taal' }} onSelect={(keuze) => { zet(keuze.value); document.documentElement.lang = keuze.value }}>
      <Menu.Trigger asChild><Button size="sm" variant="ghost" aria-label={t('taal')}>{taal.toUpperCase()} ▾</Button></Menu.Trigger>
      <Portal><Menu.Positioner><Menu.Content>
        <Menu.Item value="nl">Nederlands</Menu.Item>
        <Menu.Item value="en">English</Menu.Item>
      </Menu.Content></Menu.Positioner></Portal>
    </Menu.Root>
  )
}

function MobielMenu() {
  const [open, zetOpen] = useState(false)
  const { t } = useTaal()
  return (
    <Drawer.Root ids={{ trigger: 'menu', closeTrigger: 'menu-dicht' }} open={open} onOpenChange={(staat) => zetOpen(staat.open)} placement="start">
      <Drawer.Trigger asChild><IconButton hideFrom="lg" size="sm" variant="ghost" aria-label="Menu openen">☰</IconButton></Drawer.Trigger>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner><Drawer.Content>
          <Drawer.Header><Drawer.Title>Menu</Drawer.Title></Drawer.Header>
          <Drawer.Body><Stack gap="3">
            {menu.map(([pad, sleutel]) => <Link key={pad} to={pad} onClick={() => zetOpen(false)}>{t(sleutel)}</Link>)}
            <Link to="/ervaringen" onClick={() => zetOpen(false)}>Ervaringen</Link>
            <Link to="/mijn" onClick={() => zetOpen(false)}>{t('mijn')}</Link>
          </Stack></Drawer.Body>
          <Drawer.CloseTrigger asChild><CloseButton size="md" aria-label="Menu sluiten" /></Drawer.CloseTrigger>
        </Drawer.Content></Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}

function CookieBalk() {
  const [zichtbaar, zetZichtbaar] = useState(() => localStorage.getItem('cookiekeuze') === null)
  const sluit = (keuze) => { localStorage.setItem('cookiekeuze', keuze); zetZichtbaar(false) }
  if (!zichtbaar) return null
  return (
    <Box bg="teal.50" px="5" py="3" role="region" aria-label="Cookies">
      <Flex gap="4" align="center" wrap="wrap" maxW="6xl" mx="auto">
        <Text flex="1" fontSize="sm" minW="220px">Wij gebruiken cookies om de website te verbeteren.</Text>
        <Button id="weiger" size="sm" variant="outline" onClick={() => sluit('nee')}>Weigeren</Button>
        <Button id="akkoord" size="sm" onClick={() => sluit('ja')}>Akkoord</Button>
      </Flex>
    </Box>
  )
}

function CookieDialoog() {
  const [keuze, zetKeuze] = useState({ meting: true, kaart: true, filmpjes: false })
  const [open, zetOpen] = useState(false)
  return (
    <Dialog.Root ids={{ trigger: 'cookie-instellingen' }} open={open} onOpenChange={(staat) => zetOpen(staat.open)} motionPreset="slide-in-bottom">
      <Dialog.Trigger asChild><Button variant="plain" size="sm" px="0">Cookie-instellingen</Button></Dialog.Trigger>
      <Portal><Dialog.Backdrop /><Dialog.Positioner><Dialog.Content>
        <Dialog.Header><Dialog.Title>Cookie-instellingen</Dialog.Title></Dialog.Header>
        <Dialog.Body><Stack gap="4">
          {[['meting', 'Statistieken'], ['kaart', 'Kaarten'], ['filmpjes', 'Filmpjes']].map(([naam, label]) => (
            <Switch.Root key={naam} checked={keuze[naam]} onCheckedChange={(staat) => zetKeuze({ ...keuze, [naam]: staat.checked })}>
              <Switch.HiddenInput /><Switch.Control /><Switch.Label>{label}</Switch.Label>
            </Switch.Root>
          ))}
        </Stack></Dialog.Body>
        <Dialog.Footer><Button id="cookies-bewaren" onClick={() => { zetOpen(false); toaster.success({ title: 'Uw keuze is bewaard' }) }}>Keuze bewaren</Button></Dialog.Footer>
        <Dialog.CloseTrigger asChild><CloseButton size="sm" /></Dialog.CloseTrigger>
      </Dialog.Content></Dialog.Positioner></Portal>
    </Dialog.Root>
  )
}

/** Visits are counted by another company; many browsers block it. */
function useMeting() {
  const { pathname } = useLocation()
  useEffect(() => { fetch('http://meting.localhost:64999/tel?pad=' + pathname, { mode: 'no-cors' }).catch(() => undefined) }, [pathname])
}

function Raamwerk() {
  const { t } = useTaal()
  useMeting()
  return (
    <>
      <Box as="header" borderBottomWidth="1px" bg="bg">
        <Flex maxW="6xl" mx="auto" px="5" h="64px" align="center" gap="4">
          <MobielMenu />
          <Link to="/"><Text fontWeight="bold" color="teal.700" fontSize="lg">Lindehof</Text></Link>
          <HStack as="nav" gap="4" hideBelow="lg" fontSize="sm" flex="1" aria-label="Hoofdmenu">
            {menu.map(([pad, sleutel]) => <NavLink key={pad} to={pad} className="hoofdlink">{t(sleutel)}</NavLink>)}
          </HStack>
          <Box flex="1" hideFrom="lg" />
          <TaalKeuze />
          <Box hideBelow="lg"><NavLink to={isIngelogd() ? '/mijn' : '/inloggen?naar=/mijn'} className="hoofdlink">{t('mijn')}</NavLink></Box>
          <Button asChild size="sm"><Link to="/afspraak">{t('afspraak')}</Link></Button>
        </Flex>
      </Box>
      <CookieBalk />
      <Container as="main" maxW="6xl" px="5" py="8" minH="100vh"><Outlet /></Container>
      <Box as="footer" bg="gray.100" mt="16" py="10" px="5" fontSize="sm">
        <SimpleGrid columns={{ base: 1, md: 4 }} gap="8" maxW="6xl" mx="auto">
          <Stack><Heading size="sm">Zorg</Heading>{menu.slice(0, 4).map(([pad, sleutel]) => <Link key={pad} to={pad}>{t(sleutel)}</Link>)}<Link to="/afspraak">{t('afspraak')}</Link></Stack>
          <Stack><Heading size="sm">Patienten</Heading><Link to="/intake">Vragenlijst vooraf</Link><Link to="/ervaringen">Ervaringen</Link><Link to="/patienteninformatie">Patienteninformatie</Link><Link to="/wachttijden" reloadDocument>Wachttijden</Link></Stack>
          <Stack><Heading size="sm">Hulp</Heading>{menu.slice(4).map(([pad, sleutel]) => <Link key={pad} to={pad}>{t(sleutel)}</Link>)}<Box><CookieDialoog /></Box></Stack>
          <Stack><Heading size="sm">Lindehof Zorggroep</Heading><Text>Maliesingel 18, Utrecht</Text><Text>030 555 01 80</Text><Text>KvK 30118822</Text></Stack>
        </SimpleGrid>
      </Box>
      <ScrollRestoration getKey={(plek) => (plek.key === 'default' ? plek.pathname : plek.key)} />
    </>
  )
}

function Kop({ titel, children }) {
  return (
    <motion.div initial={{ opacity: 0, y: 8 }} animate={{ opacity: 1, y: 0 }} transition={{ duration: 0.25 }}>
      <Breadcrumb.Root size="sm" mb="2"><Breadcrumb.List><Breadcrumb.Item><Breadcrumb.Link asChild><Link to="/">Home</Link></Breadcrumb.Link></Breadcrumb.Item><Breadcrumb.Separator /><Breadcrumb.Item><Breadcrumb.CurrentLink>{titel}</Breadcrumb.CurrentLink></Breadcrumb.Item></Breadcrumb.List></Breadcrumb.Root>
      <Heading as="h1" size="3xl" mb="3">{titel}</Heading>
      {children && <Text color="fg.muted" maxW="2xl" mb="6">{children}</Text>}
    </motion.div>
  )
}
const Laadt = ({ regels = 6 }) => <Stack gap="4" aria-busy="true"><Skeleton height="32px" width="50%" /><SkeletonText noOfLines={regels} gap="3" /><Skeleton height="160px" /></Stack>
`;
