/** Entry of the bundle: providers and routes. */
export const app = `
import '@fontsource/noto-sans-jp/400.css'
import '@mantine/core/styles.css'
import '@mantine/dates/styles.css'
import '@mantine/notifications/styles.css'
import '@mantine/carousel/styles.css'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Route, Routes } from 'react-router'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createTheme, Container, MantineProvider, Text, Title } from '@mantine/core'
import { DatesProvider } from '@mantine/dates'
import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import '$lib/core.tsx'
import { Layout } from '$lib/shell.tsx'
import { Cuisine, Home, News, Onsen } from '$lib/home.tsx'
import { Reviews, Room, Rooms } from '$lib/stays.tsx'
import { Plan, Plans, Vacancy } from '$lib/plans.tsx'
import { Complete, Confirm, Guest, Options } from '$lib/reserving.tsx'
import { Cancel, Login, MyPage, Register } from '$lib/members.tsx'
import { Access, Contact, Gift, HidaAccess, Questions } from '$lib/service.tsx'

const theme = createTheme({ fontFamily: '"Noto Sans JP", sans-serif', defaultRadius: 'sm' })
const client = new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false, staleTime: 60000 } } })
const pages = { '/': Home, '/rooms': Rooms, '/rooms/:id': Room, '/plans': Plans, '/plans/:id': Plan, '/vacancy': Vacancy, '/onsen': Onsen, '/cuisine': Cuisine, '/access': Access, '/access/hida': HidaAccess, '/reviews': Reviews, '/news': News, '/faq': Questions, '/contact': Contact, '/gift': Gift, '/login': Login, '/register': Register, '/mypage': MyPage, '/cancel': Cancel, '/reserve': Options, '/reserve/step2': Guest, '/reserve/step3': Confirm, '/reserve/complete': Complete }
const NotFound = () => <Container size="sm" py="xl"><Title order={1}>ページが見つかりません</Title><Text>お手数ですが、上のメニューからお探しください。</Text></Container>

createRoot(document.getElementById('root')).render(
  <QueryClientProvider client={client}><MantineProvider theme={theme}><DatesProvider settings={{ locale: 'ja', firstDayOfWeek: 0, consistentWeeks: true }}><BrowserRouter><ModalsProvider>
    <Notifications position="top-right" autoClose={2600} />
    <Layout><Routes>{Object.entries(pages).map(([path, Page]) => <Route key={path} path={path} element={<Page />} />)}<Route path="*" element={<NotFound />} /></Routes></Layout>
  </ModalsProvider></BrowserRouter></DatesProvider></MantineProvider></QueryClientProvider>,
)
`;
