/** The reservation: options, guest details, confirmation, done. */
export const reserving = `
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useForm } from 'react-hook-form'
import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'
import { useMutation } from '@tanstack/react-query'
import { ActionIcon, Button, Card, Checkbox, Container, Group, Radio, Select, SimpleGrid, Skeleton, Stack, Stepper, Switch, Text, Textarea, TextInput, Title } from '@mantine/core'
import { Minus as IconMinus, Plus as IconPlus } from 'lucide-react'
import { longDate, post, useDraft, yen } from '$lib/core.tsx'

const POINTS = 1240
const options = [['sake', '地酒の飲み比べ', 1800], ['bath', '貸切風呂（四十五分）', 3300], ['yukata', '色浴衣', 1100], ['cake', '記念日ケーキ', 2800]]
const sumOf = (draft) => draft.plan.price * draft.people * draft.nights + options.reduce((sum, [id, , price]) => sum + price * (draft.options[id] ?? 0), 0) - (draft.points ? POINTS : 0)

const Summary = ({ draft }) => <Card withBorder className="summary"><Text fw={600}>{draft.inn.name}</Text><Text size="sm">{draft.plan.name}</Text><Text size="sm">{longDate(draft.from)}から{draft.nights}泊・{draft.people}名様</Text>
  {options.filter(([id]) => draft.options[id]).map(([id, name, price]) => <Text size="sm" key={id}>{name} × {draft.options[id]}</Text>)}<Text fw={700} size="lg" className="total">合計 {yen(sumOf(draft))}</Text></Card>

const Frame = ({ active, title, draft, children }) => <Container size="md" py="xl"><Stepper active={active} size="xs" color="dark" mb="lg" allowNextStepsSelect={false}><Stepper.Step label="オプション" /><Stepper.Step label="お客様情報" /><Stepper.Step label="確認" /></Stepper><Title order={1} size="h2" mb="md">{title}</Title>
  {draft ? <><Summary draft={draft} />{children}</> : <Skeleton h={300} />}</Container>

export function Options() {
  const [draft, save] = useDraft()
  const navigate = useNavigate()
  const change = (id, by) => save({ options: { ...draft.options, [id]: Math.max(0, (draft.options[id] ?? 0) + by) } })
  return <Frame active={0} title="オプションの追加" draft={draft}>{draft && <Stack mt="md">
    {options.map(([id, name, price]) => <Group key={id} justify="space-between" className="option"><div><Text>{name}</Text><Text size="sm" c="dimmed">{yen(price)}</Text></div><Group gap="xs"><ActionIcon variant="default" aria-label={name + 'を減らす'} disabled={!draft.options[id]} onClick={() => change(id, -1)}><IconMinus size={14} /></ActionIcon><Text w={20} ta="center" id={'count-' + id}>{draft.options[id] ?? 0}</Text><ActionIcon variant="default" aria-label={name + 'を増やす'} onClick={() => change(id, 1)}><IconPlus size={14} /></ActionIcon></Group></Group>)}
    <Switch color="dark" label={'ポイントを利用する（' + POINTS.toLocaleString('ja-JP') + 'ポイント）'} checked={Boolean(draft.points)} onChange={(event) => save({ points: event.currentTarget.checked })} />
    <Button color="dark" onClick={() => navigate('/reserve/step2')}>お客様情報の入力へ</Button></Stack>}</Frame>
}

const required = (label) => z.string().min(1, label + 'を入力してください')
const guestSchema = z.object({
  sei: required('姓'), mei: required('名'),
  seiKana: required('セイ').regex(/^[ァ-ヴー]+$/, '全角カタカナで入力してください'),
  meiKana: required('メイ').regex(/^[ァ-ヴー]+$/, '全角カタカナで入力してください'),
  tel: required('電話番号').regex(/^[0-9-]{10,13}$/, '半角数字で入力してください'),
  email: required('メールアドレス').regex(/@/, 'メールアドレスの形式で入力してください'),
  arrival: z.string(), requests: z.string(), shuttle: z.boolean(), shuttleTime: z.string(),
  agreed: z.boolean().refine(Boolean, '宿泊約款への同意が必要です'),
}).superRefine((guest, context) => {
  if (guest.shuttle && !guest.shuttleTime) context.addIssue({ code: 'custom', path: ['shuttleTime'], message: '送迎の時刻をお選びください' })
})
const blank = { sei: '', mei: '', seiKana: '', meiKana: '', tel: '', email: '', arrival: '15:00', requests: '', shuttle: false, shuttleTime: '', agreed: false }

export function Guest() {
  const [draft, save] = useDraft()
  const navigate = useNavigate()
  const { register, handleSubmit, watch, setValue, formState: { errors } } = useForm({ resolver: zodResolver(guestSchema), defaultValues: blank })
  const field = (name, label, more) => <TextInput label={label} {...more} {...register(name)} error={errors[name]?.message} />
  const confirm = handleSubmit((guest) => { save({ guest }); navigate('/reserve/step3') })
  return <Frame active={1} title="お客様情報の入力" draft={draft}>{draft && <form onSubmit={confirm} noValidate><Stack mt="md">
    <SimpleGrid cols={2}>{field('sei', '姓', { placeholder: '例）山田' })}{field('mei', '名', { placeholder: '例）花子' })}{field('seiKana', 'セイ（全角カタカナ）', { placeholder: '例）ヤマダ' })}{field('meiKana', 'メイ（全角カタカナ）', { placeholder: '例）ハナコ' })}</SimpleGrid>
    {field('tel', '電話番号', { type: 'tel', placeholder: '例）09012345678' })}{field('email', 'メールアドレス', { type: 'email' })}
    <Select label="到着予定時刻" allowDeselect={false} data={['15:00', '16:00', '17:00', '18:00', '19:00']} value={watch('arrival')} onChange={(time) => setValue('arrival', time)} />
    <Switch color="dark" label="駅からの送迎を希望する" {...register('shuttle')} />
    {watch('shuttle') && draft.inn.shuttleTimes.length > 0 && <Select label="送迎の時刻" data={draft.inn.shuttleTimes} value={watch('shuttleTime')} onChange={(time) => setValue('shuttleTime', time ?? '')} error={errors.shuttleTime?.message} />}
    <Textarea label="ご要望" autosize minRows={2} {...register('requests')} />
    <Checkbox color="dark" label="宿泊約款に同意する" {...register('agreed')} error={errors.agreed?.message} />
    <Button type="submit" color="dark">予約内容を確認する</Button></Stack></form>}</Frame>
}

export function Confirm() {
  const [draft, save] = useDraft()
  const navigate = useNavigate()
  const [payment, setPayment] = useState('inn')
  const [card, setCard] = useState({ number: '', expiry: '', code: '' })
  const reserve = useMutation({
    mutationFn: async () => {
      const token = payment === 'card' ? await post('/payments/authorizations', card) : undefined
      return post('/reservations', { draft, payment, token })
    },
    onSuccess: ({ no }) => { save({ no }); navigate('/reserve/complete') },
  })
  const input = (name, label, placeholder) => <TextInput label={label} name={'card-' + name} placeholder={placeholder} inputMode="numeric" value={card[name]} onChange={(event) => { const { value } = event.currentTarget; setCard((before) => ({ ...before, [name]: value })) }} />
  return <Frame active={2} title="ご予約内容の確認" draft={draft}>{draft && <Stack mt="md"><Text>{draft.guest?.sei} {draft.guest?.mei} 様・{draft.guest?.tel}</Text>
    <Radio.Group label="お支払い方法" value={payment} onChange={setPayment}><Group mt="xs"><Radio color="dark" value="inn" label="現地でお支払い" /><Radio color="dark" value="card" label="クレジットカード（事前決済）" /></Group></Radio.Group>
    {payment === 'card' && <SimpleGrid cols={{ base: 1, sm: 3 }}>{input('number', 'カード番号', '半角数字')}{input('expiry', '有効期限', '月／年')}{input('code', 'セキュリティコード', '三桁')}</SimpleGrid>}
    <Button color="dark" size="md" loading={reserve.isPending} onClick={() => reserve.mutate()}>予約を確定する</Button>
    {reserve.isPending && payment === 'inn' && <Text size="sm" ta="center" role="status">宿に空室を確認しています。画面を閉じずにお待ちください…</Text>}</Stack>}</Frame>
}

export function Complete() {
  const [draft] = useDraft()
  return <Container size="sm" py="xl" ta="center"><Title order={1}>ご予約ありがとうございます</Title><Text my="md">予約番号 {draft?.no}</Text><Text>確認のメールをお送りしました。お気をつけてお越しください。</Text><Button component={Link} to="/" mt="lg" color="dark">ホームへ戻る</Button></Container>
}
`;
