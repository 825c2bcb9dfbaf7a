/** Login, joining, the member's page, and looking up or canceling a reservation. */
export const members = `
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useForm } from 'react-hook-form'
import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'
import { useMutation } from '@tanstack/react-query'
import { Alert, Badge, Button, Card, Container, Group, NativeSelect, PasswordInput, Progress, SimpleGrid, Stack, Switch, Tabs, Text, TextInput, Title } from '@mantine/core'
import { modals } from '@mantine/modals'
import { notifications } from '@mantine/notifications'
import { api, inDays, longDate, post } from '$lib/core.tsx'

function MailLogin() {
  const navigate = useNavigate()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const login = useMutation({ mutationFn: () => post('/members/session', { email, password }), onSuccess: () => navigate('/mypage') })
  return <form onSubmit={(event) => { event.preventDefault(); login.mutate() }}><Stack mt="md"><TextInput label="メールアドレス" type="email" name="email" autoComplete="username" value={email} onChange={(event) => setEmail(event.currentTarget.value)} />
    <PasswordInput label="パスワード" name="password" autoComplete="current-password" value={password} onChange={(event) => setPassword(event.currentTarget.value)} />
    {login.isError && <Alert color="red" role="alert">{login.error.body.message}</Alert>}<Button type="submit" color="dark" loading={login.isPending}>ログイン</Button></Stack></form>
}

/** Members of the former club: their numbers are checked by the old host. */
function NumberLogin() {
  const navigate = useNavigate()
  const [number, setNumber] = useState('')
  const [pin, setPin] = useState('')
  const [isPending, setPending] = useState(false)
  const login = async (event) => {
    event.preventDefault()
    setPending(true)
    const response = await fetch('/api/hang-up?host=club', { method: 'POST', body: JSON.stringify({ number, pin }) })
    setPending(false)
    if (response.ok) navigate('/mypage')
  }
  return <form onSubmit={login}><Stack mt="md"><TextInput label="会員番号" name="number" inputMode="numeric" value={number} onChange={(event) => setNumber(event.currentTarget.value)} /><PasswordInput label="暗証番号" name="pin" value={pin} onChange={(event) => setPin(event.currentTarget.value)} />
    <Button type="submit" color="dark" loading={isPending}>会員番号でログイン</Button></Stack></form>
}

export const Login = () => <Container size="xs" py="xl"><Title order={1}>ログイン</Title><Tabs defaultValue="mail" mt="md" color="dark" keepMounted={false}><Tabs.List grow><Tabs.Tab value="mail">メールアドレス</Tabs.Tab><Tabs.Tab value="number">会員番号</Tabs.Tab></Tabs.List><Tabs.Panel value="mail"><MailLogin /></Tabs.Panel><Tabs.Panel value="number"><NumberLogin /></Tabs.Panel></Tabs></Container>

const prefectures = ['北海道', '青森県', '宮城県', '東京都', '神奈川県', '静岡県', '愛知県', '岐阜県', '京都府', '大阪府', '兵庫県', '広島県', '福岡県', '沖縄県']
const strength = (password) => Math.min(100, password.length * 9 + (/[0-9]/.test(password) ? 15 : 0))

const joinSchema = z.object({ name: z.string().min(1, 'お名前を入力してください'), kana: z.string().min(1, 'フリガナを入力してください'), zip: z.string(), prefecture: z.string(), city: z.string().min(1, '市区町村を入力してください'), street: z.string(), password: z.string().min(8, '八文字以上で入力してください') })

export function Register() {
  const { register, handleSubmit, setValue, getValues, watch, formState: { errors } } = useForm({ resolver: zodResolver(joinSchema), defaultValues: { name: '', kana: '', zip: '', prefecture: '', city: '', street: '', password: '' } })
  const [isDone, setDone] = useState(false)
  const join = useMutation({ mutationFn: (member) => post('/members', member), onSuccess: () => setDone(true) })
  const field = (name, label, more) => <TextInput label={label} {...more} {...register(name)} error={errors[name]?.message} />
  const findAddress = async () => {
    const { results } = await api('/addresses?zip=' + encodeURIComponent(getValues('zip').replace('-', '')))
    const [{ prefecture, city, town }] = results
    setValue('prefecture', prefecture)
    setValue('city', city)
    setValue('street', town)
    notifications.show({ message: '住所を入力しました。番地を続けてご入力ください。', color: 'teal' })
  }
  if (isDone) return <Container size="xs" py="xl"><Alert color="teal" title="会員登録が完了しました">ようこそ月の輪倶楽部へ。五百ポイントを進呈いたしました。</Alert></Container>
  return <Container size="xs" py="xl"><Title order={1}>会員登録</Title><Text size="sm">月の輪倶楽部は入会金・年会費無料です。</Text><form noValidate onSubmit={handleSubmit((member) => join.mutate(member))}><Stack mt="md">
    <SimpleGrid cols={2}>{field('name', 'お名前')}{field('kana', 'フリガナ')}</SimpleGrid>
    <Group align="end" wrap="nowrap">{field('zip', '郵便番号', { placeholder: '例）2500408', inputMode: 'numeric' })}<Button variant="default" onClick={findAddress}>住所を検索</Button></Group>
    <NativeSelect label="都道府県" data={['', ...prefectures]} {...register('prefecture')} />{field('city', '市区町村')}{field('street', '町名・番地')}
    <div><PasswordInput label="パスワード" {...register('password')} error={errors.password?.message} /><Progress value={strength(watch('password'))} size="sm" mt={6} color={strength(watch('password')) > 70 ? 'teal' : 'orange'} aria-label="パスワードの強さ" /></div>
    <Button type="submit" color="dark" loading={join.isPending}>入会する</Button></Stack></form></Container>
}

function Setting({ name, label }) {
  const [isOn, setOn] = useState(false)
  const save = useMutation({ mutationFn: (value) => post('/members/settings', { [name]: value }), onSuccess: () => notifications.show({ message: '設定を保存しました', color: 'teal' }) })
  return <Switch color="dark" label={label} checked={isOn} onChange={(event) => { setOn(event.currentTarget.checked); save.mutate(event.currentTarget.checked) }} />
}

export function MyPage() {
  const [wishes, setWishes] = useState(['海の離れ「潮騒」', '囲炉裏の間「雪見」', '和洋室「せせらぎ」'])
  const remove = (wish) => {
    const before = wishes
    setWishes(wishes.filter((other) => other !== wish))
    notifications.show({ id: wish, message: <Group justify="space-between"><span>{wish + 'を外しました'}</span><Button size="compact-xs" variant="white" color="dark" onClick={() => { setWishes(before); notifications.hide(wish) }}>元に戻す</Button></Group>, color: 'gray', autoClose: 6000 })
  }
  return <Container size="sm" py="xl"><Title order={1}>マイページ</Title><Card withBorder mt="md"><Group justify="space-between"><div><Text fw={600}>小林 美咲 様</Text><Text size="sm">会員番号 4829-1107</Text></div><Badge size="lg" color="yellow" variant="light">1,240ポイント</Badge></Group></Card>
    <Title order={2} size="h4" mt="lg">お知らせの設定</Title><Stack mt="sm"><Setting name="mail" label="季節のたよりを受け取る" /><Setting name="sms" label="予約前日にショートメールを受け取る" /></Stack>
    <Title order={2} size="h4" mt="lg">検討中の客室</Title><Stack mt="sm">{wishes.map((wish) => <Group key={wish} justify="space-between" className="wish"><Text>{wish}</Text><Button size="xs" variant="subtle" color="gray" onClick={() => remove(wish)}>外す</Button></Group>)}</Stack></Container>
}

export function Cancel() {
  const [no, setNo] = useState('')
  const [tel, setTel] = useState('')
  const [error, setError] = useState('')
  const [isCanceled, setCanceled] = useState(false)
  const lookup = useMutation({ mutationFn: () => api('/reservations/lookup?no=' + encodeURIComponent(no)) })
  const cancel = useMutation({ mutationFn: () => post('/reservations/cancellation', { no }), onSuccess: () => { setCanceled(true); notifications.show({ message: 'ご予約を取り消しました', color: 'teal' }) } })
  const found = lookup.data
  const confirm = () => modals.openConfirmModal({ title: 'ご予約の取消', children: <Text size="sm">このご予約を取り消します。キャンセル料はかかりません。</Text>, labels: { confirm: '取り消す', cancel: '戻る' }, confirmProps: { color: 'red' }, onConfirm: () => cancel.mutate() })
  return <Container size="xs" py="xl"><Title order={1}>予約の確認・取消</Title><form noValidate onSubmit={(event) => { event.preventDefault(); if (!no || !tel) return setError('予約番号と電話番号を入力してください'); setError(''); lookup.mutate() }}><Stack mt="md">
    <TextInput label="予約番号" name="no" placeholder="例）TW-123456" value={no} onChange={(event) => setNo(event.currentTarget.value)} error={error} /><TextInput label="電話番号" type="tel" name="phone" value={tel} onChange={(event) => setTel(event.currentTarget.value)} /><Button type="submit" color="dark" loading={lookup.isPending}>予約を照会する</Button></Stack></form>
    {found && <Card withBorder mt="lg" className="found"><Group justify="space-between"><Text fw={600}>{found.no}</Text><Badge color={isCanceled ? 'gray' : 'teal'}>{isCanceled ? '取消済み' : '予約確定'}</Badge></Group><Text size="sm">{found.inn.name}</Text><Text size="sm">{found.plan.name}</Text><Text size="sm">{longDate(inDays(found.inDays))}・{found.people}名様</Text>
      <Button variant="outline" color="red" mt="md" disabled={isCanceled} loading={cancel.isPending} onClick={confirm}>予約を取り消す</Button></Card>}</Container>
}
`;
