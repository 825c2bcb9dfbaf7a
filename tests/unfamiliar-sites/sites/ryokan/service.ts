/** The way to the inns, questions, inquiries and gift vouchers. */
export const service = `
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useForm } from 'react-hook-form'
import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Accordion, Alert, Anchor, Box, Button, Card, Container, Group, Image, NativeSelect, NumberInput, SimpleGrid, Stack, Tabs, Text, Textarea, TextInput, Title } from '@mantine/core'
import { useTimeout } from '@mantine/hooks'
import { Check as IconCheck, Copy as IconCopy, Search as IconSearch } from 'lucide-react'
import { api, photo, post, yen } from '$lib/core.tsx'

const places = [['hakone', '月の輪 箱根', '神奈川県足柄下郡箱根町強羅三丁目'], ['izu', '月の輪 伊豆高原', '静岡県伊東市八幡野五丁目']]

function Copy({ text }) {
  const [isCopied, setCopied] = useState(false)
  const { start } = useTimeout(() => setCopied(false), 2000)
  const copy = () => { navigator.clipboard?.writeText(text).catch(() => {}); setCopied(true); start() }
  return <Button mt="xs" size="xs" variant="default" w={160} leftSection={isCopied ? <IconCheck size={14} /> : <IconCopy size={14} />} onClick={copy}>{isCopied ? 'コピーしました' : '住所をコピー'}</Button>
}

export const Access = () => <Container size="md" py="xl"><Title order={1}>アクセス</Title>
  <Tabs defaultValue="train" mt="md" color="dark"><Tabs.List><Tabs.Tab value="train">電車で</Tabs.Tab><Tabs.Tab value="car">お車で</Tabs.Tab><Tabs.Tab value="bus">送迎バス</Tabs.Tab></Tabs.List>
    <Tabs.Panel value="train" pt="md"><Text>新宿駅から特急で八十五分、箱根湯本駅から登山電車で強羅駅へ。駅から徒歩五分です。</Text></Tabs.Panel><Tabs.Panel value="car" pt="md"><Text>小田原西インターチェンジから二十分。無料駐車場が三十台分ございます。</Text></Tabs.Panel><Tabs.Panel value="bus" pt="md"><Text>強羅駅から十四時、十五時、十六時に送迎バスが発車します。</Text></Tabs.Panel></Tabs>
  {places.map(([id, name, address]) => <Card key={id} withBorder mt="lg"><Text fw={600}>{name}</Text><Text className="address">{address}</Text><Copy text={address} /></Card>)}
  <Card withBorder mt="lg"><Text fw={600}>月の輪 奥飛騨</Text><Text>岐阜県高山市奥飛騨温泉郷神坂</Text><Anchor component={Link} to="/access/hida">奥飛騨への道順と地図</Anchor></Card></Container>

export function HidaAccess() {
  useEffect(() => {
    const script = document.createElement('script')
    script.src = '/vendor/maps-api.js?key=AIza-tsukinowa'
    script.onload = () => {
      const map = new google.maps.Map(document.getElementById('map'), { center: { lat: 36.28, lng: 137.58 }, zoom: 14 })
      new google.maps.Marker({ position: map.getCenter(), map })
    }
    document.head.append(script)
  }, [])
  return <Container size="md" py="xl"><Title order={1}>奥飛騨への道順</Title><Box id="map" className="map" /><Text>冬の間は道路が凍結します。冬用タイヤでお越しください。新穂高ロープウェイ行きのバスで「神坂口」下車、徒歩三分です。</Text></Container>
}

export function Questions() {
  const { data = [] } = useQuery({ queryKey: ['questions'], queryFn: () => api('/questions') })
  const [words, setWords] = useState('')
  const shown = data.filter(([question, answer]) => (question + answer).includes(words))
  return <Container size="sm" py="xl"><Title order={1}>よくあるご質問</Title><TextInput my="md" name="words" placeholder="キーワードで絞り込む" aria-label="質問を検索" leftSection={<IconSearch size={16} />} value={words} onChange={(event) => setWords(event.currentTarget.value)} /><Text size="sm" className="hits">{shown.length}件</Text>
    <Accordion variant="separated">{shown.map(([question, answer]) => <Accordion.Item key={question} value={question}><Accordion.Control>{question}</Accordion.Control><Accordion.Panel>{answer}</Accordion.Panel></Accordion.Item>)}</Accordion>{shown.length === 0 && <Text>該当する質問がありません。</Text>}</Container>
}

const inquirySchema = z.object({ topic: z.string(), name: z.string().min(1, 'お名前を入力してください'), kana: z.string().regex(/^[ァ-ヴ]+$/, '全角カタカナで入力してください'), email: z.string().regex(/@/, 'メールアドレスの形式で入力してください'), message: z.string().min(1, 'お問い合わせ内容を入力してください') })

export function Contact() {
  const { register, handleSubmit, formState: { errors } } = useForm({ resolver: zodResolver(inquirySchema), mode: 'onTouched', defaultValues: { topic: 'ご宿泊について', name: '', kana: '', email: '', message: '' } })
  const send = useMutation({ mutationFn: (inquiry) => post('/inquiries', inquiry) })
  const field = (name, label, more) => <TextInput label={label} {...more} {...register(name)} error={errors[name]?.message} />
  return <Container size="xs" py="xl"><Title order={1}>お問い合わせ</Title>{send.isSuccess ? <Alert color="teal" mt="md" title="送信いたしました">二営業日以内に担当者よりご連絡いたします。</Alert> : <form noValidate onSubmit={handleSubmit((inquiry) => send.mutate(inquiry))}><Stack mt="md">
    <NativeSelect label="ご用件" data={['ご宿泊について', '日帰り入浴について', '団体のご相談', 'その他']} {...register('topic')} />{field('name', 'お名前')}{field('kana', 'フリガナ')}{field('email', 'メールアドレス', { type: 'email' })}<Textarea label="お問い合わせ内容" autosize minRows={4} {...register('message')} error={errors.message?.message} /><Button type="submit" color="dark" loading={send.isPending}>送信する</Button></Stack></form>}</Container>
}

const designs = ['桜', '青海波', '紅葉', '雪輪']

export function Gift() {
  const [amount, setAmount] = useState(30000)
  const [count, setCount] = useState(1)
  const [design, setDesign] = useState(null)
  const [isAdded, setAdded] = useState(false)
  return <Container size="sm" py="xl"><Title order={1}>ご宿泊ギフト券</Title><Text>大切な方へ、湯宿のひとときを。全館でお使いいただけます。</Text>
    <Group my="md" role="group" aria-label="金額">{[10000, 30000, 50000].map((value) => <Button key={value} variant={amount === value ? 'filled' : 'default'} color="dark" onClick={() => setAmount(value)}>{yen(value)}</Button>)}</Group>
    <NumberInput label="枚数" name="count" min={1} max={20} value={count} onChange={setCount} w={120} />
    <Text fw={600} mt="md" id="designs">図柄</Text><SimpleGrid cols={{ base: 2, sm: 4 }} role="radiogroup" aria-labelledby="designs" mt="xs">{designs.map((name) => <Card key={name} withBorder role="radio" tabIndex={0} aria-checked={design === name} className="design" onClick={() => setDesign(name)}><Image src={photo('gift' + name)} h={80} alt="" /><Text ta="center">{name}</Text></Card>)}</SimpleGrid>
    <Text mt="md" size="lg" fw={700} className="gift-sum">{design ? design + '・' : ''}合計 {yen(amount * count)}</Text><Button color="dark" mt="sm" disabled={!design} onClick={() => setAdded(true)}>カートに入れる</Button>{isAdded && <Alert mt="md" color="teal">{design}の図柄のギフト券をカートに入れました。</Alert>}</Container>
}
`;
