/** What surrounds every page: header, drawer on phones, footer with the newsletter, consent, chat, measuring. */
export const shell = `
import { useEffect, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { useTranslation } from 'react-i18next'
import { useMutation } from '@tanstack/react-query'
import { ActionIcon, Anchor, Box, Burger, Button, Container, Drawer, Group, Paper, ScrollArea, SegmentedControl, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core'
import { useDisclosure, useInterval } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { Camera as IconBrandInstagram, MessageCircle as IconMessageCircle, Moon as IconMoon, Phone as IconPhone, X as IconX } from 'lucide-react'
import { post } from '$lib/core.tsx'

const main = ['rooms', 'plans', 'onsen', 'cuisine', 'access', 'reviews', 'gift']
const more = ['news', 'faq', 'contact', 'cancel', 'register', 'login', 'mypage']

/** The availability calendar belongs to another build, so its link loads a page. */
const VacancyLink = ({ className }) => {
  const { t } = useTranslation()
  return <Link reloadDocument to="/vacancy" className={className}>{t('vacancy')}</Link>
}

const Languages = () => {
  const { i18n } = useTranslation()
  return <SegmentedControl size="xs" value={i18n.language} onChange={(language) => i18n.changeLanguage(language)}
    data={[{ value: 'ja', label: '日本語' }, { value: 'en', label: 'English' }]} aria-label="言語" />
}

function Header() {
  const { t } = useTranslation()
  const [isOpen, { toggle, close }] = useDisclosure(false)
  const links = (names) => names.map((name) => <NavLink key={name} to={'/' + name} className="nav-link" onClick={close}>{t(name)}</NavLink>)
  return <Box component="header" className="header"><Container size="lg"><Group justify="space-between" h={64} wrap="nowrap">
    <Link to="/" className="brand"><IconMoon size={22} strokeWidth={1.4} /><span>湯宿 月の輪</span></Link>
    <Group gap="md" visibleFrom="md" component="nav" wrap="nowrap">{links(main)}<VacancyLink className="nav-link" /></Group>
    <Group gap="xs" visibleFrom="md" wrap="nowrap"><Languages /><Button component={Link} to="/reserve" size="xs" color="dark">{t('reserve')}</Button></Group>
    <Burger opened={isOpen} onClick={toggle} hiddenFrom="md" aria-label="メニューを開く" />
  </Group></Container>
  <Drawer opened={isOpen} onClose={close} position="right" size="80%" title="メニュー" closeButtonProps={{ 'aria-label': '閉じる' }}>
    <Stack>{links([...main, ...more])}<Languages /></Stack></Drawer></Box>
}

function Newsletter() {
  const [email, setEmail] = useState('')
  const [error, setError] = useState('')
  const subscribe = useMutation({ mutationFn: () => post('/newsletter', { email }), onSuccess: () => { setEmail(''); notifications.show({ title: 'ご登録ありがとうございます', message: '季節のたよりを月に一度お届けします。', color: 'teal' }) } })
  return <form className="newsletter" noValidate onSubmit={(event) => { event.preventDefault(); if (!email.includes('@')) return setError('メールアドレスの形式でご入力ください'); setError(''); subscribe.mutate() }}>
    <Text fw={600} mb={6}>季節のたより（メールマガジン）</Text>
    <Group align="start" wrap="nowrap"><TextInput type="email" name="newsletter" placeholder="例）hanako@example.jp" aria-label="メールアドレス" value={email} error={error} onChange={(event) => setEmail(event.currentTarget.value)} />
    <Button type="submit" color="dark" loading={subscribe.isPending}>登録する</Button></Group></form>
}

function Footer() {
  const { t } = useTranslation()
  return <Box component="footer" className="footer"><Container size="lg">
    <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="xl">
      <div><Title order={4}>湯宿 月の輪</Title><Text size="sm">月の輪 箱根／伊豆高原／奥飛騨</Text>
        <Anchor href="tel:0570000000" className="tel" onClick={(event) => event.preventDefault()}><IconPhone size={16} /> 0570-000-000</Anchor><Text size="xs">受付時間 九時から十八時（年中無休）</Text>
        <ActionIcon variant="subtle" color="gray" component="a" href="#instagram" aria-label="Instagram"><IconBrandInstagram size={18} /></ActionIcon></div>
      <nav className="sitemap">{[...main, ...more, 'reserve'].map((name) => <Link key={name} to={'/' + name}>{t(name)}</Link>)}<VacancyLink /></nav>
      <Newsletter />
    </SimpleGrid><Text size="xs" mt="lg">© 湯宿 月の輪グループ</Text></Container></Box>
}

function Consent() {
  const [isOpen, setOpen] = useState(() => !localStorage.getItem('consent'))
  if (!isOpen) return null
  const choose = (choice) => { localStorage.setItem('consent', choice); setOpen(false) }
  return <Paper className="consent" role="region" aria-label="クッキーの利用"><Text size="sm">当サイトでは利便性の向上のためクッキーを使用しています。</Text>
    <Group gap="xs" wrap="nowrap"><Button size="xs" color="dark" onClick={() => choose('all')}>同意する</Button><Button size="xs" variant="default" onClick={() => choose('needed')}>必要なもののみ</Button></Group></Paper>
}

const answers = ['お問い合わせありがとうございます。ご用件をお選びください。', 'チェックインは十五時から、最終は十九時です。', '担当者より折り返しご連絡いたします。']

function Chat() {
  const [isOpen, { open, close }] = useDisclosure(false)
  const [lines, setLines] = useState([answers[0]])
  const ask = (text) => {
    setLines((before) => [...before, text])
    setTimeout(() => setLines((before) => [...before, text.includes('チェックイン') ? answers[1] : answers[2]]), 1100)
  }
  if (!isOpen) return <ActionIcon className="chat-button" radius="xl" size={48} color="dark" onClick={open} aria-label="チャットで相談"><IconMessageCircle size={24} /></ActionIcon>
  return <Paper className="chat" withBorder shadow="md"><Group justify="space-between"><Text fw={600}>チャットで相談</Text><ActionIcon variant="subtle" color="gray" onClick={close} aria-label="チャットを閉じる"><IconX size={18} /></ActionIcon></Group>
    <ScrollArea h={190}>{lines.map((line, index) => <Text key={index} size="sm" className="bubble">{line}</Text>)}</ScrollArea>
    <Group gap="xs"><Button size="xs" variant="light" onClick={() => ask('チェックインの時間')}>チェックインの時間</Button><Button size="xs" variant="light" onClick={() => ask('折り返しを希望')}>折り返しを希望</Button></Group></Paper>
}

function useMeasuring() {
  const { pathname } = useLocation()
  const send = (type) => navigator.sendBeacon('/api/v1/events', JSON.stringify({ type, path: location.pathname, at: Date.now() }))
  const interval = useInterval(() => send('heartbeat'), 10_000)
  useEffect(() => { interval.start(); return interval.stop }, [])
  useEffect(() => { send('page_view') }, [pathname])
  useEffect(() => { scrollTo(0, 0) }, [pathname])
}

export function Layout({ children }) {
  useMeasuring()
  return <><Consent /><Header /><main>{children}</main><Footer /><Chat /></>
}
`;
