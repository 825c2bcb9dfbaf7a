/** Plans, one plan with its calendar of prices, and the availability of the next two weeks. */
export const stayPlans = `
import { useState } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import dayjs from 'dayjs'
import { Alert, Badge, Button, Card, Center, Container, Group, Image, Loader, NumberInput, Select, Skeleton, Table, Text, Title } from '@mantine/core'
import { ChevronLeft as IconChevronLeft, ChevronRight as IconChevronRight, Circle as IconCircle, Triangle as IconTriangle, X as IconX } from 'lucide-react'
import { api, longDate, photo, useDraft, yen } from '$lib/core.tsx'

const orders = { popular: () => 0, cheap: (a, b) => a.price - b.price, dear: (a, b) => b.price - a.price }
const innNames = { hakone: '箱根', izu: '伊豆高原', hida: '奥飛騨' }

export function Plans() {
  const [query, setQuery] = useSearchParams()
  const [order, setOrder] = useState('popular')
  const inn = query.get('inn') ?? ''
  const from = query.get('from')
  const { data: plans = [], isPending } = useQuery({ queryKey: ['plans', query.toString()], queryFn: () => api('/plans?' + query) })
  const [meal, setMeal] = useState(null)
  const shown = plans.filter((plan) => !meal || plan.meal === meal).sort(orders[order])
  return <Container size="lg" py="xl"><Title order={1}>宿泊プラン</Title>
    {from && <Text className="conditions">{longDate(from) + 'から ' + query.get('people') + '名様で検索しました'}</Text>}
    <Group my="md" align="end"><Select label="宿" data={[{ value: '', label: 'すべて' }, ...Object.entries(innNames).map(([value, label]) => ({ value, label }))]} value={inn} allowDeselect={false} onChange={(value) => setQuery((before) => { before.set('inn', value); return before })} />
      <Select label="お食事" placeholder="指定なし" clearable data={['夕朝食付', '朝食付', '食事なし']} value={meal} onChange={setMeal} />
      <Select label="並び順" allowDeselect={false} data={[{ value: 'popular', label: '人気順' }, { value: 'cheap', label: '料金の安い順' }, { value: 'dear', label: '料金の高い順' }]} value={order} onChange={setOrder} /></Group>
    <Text className="plan-count">{isPending ? '検索しています…' : shown.length + '件のプラン'}</Text>
    {!isPending && shown.length === 0 && <Alert color="gray" mt="md" title="条件に合うプランが見つかりませんでした">日程や人数を変えてお探しください。</Alert>}
    {isPending ? <Skeleton h={240} mt="md" /> : shown.map((plan) => <Card key={plan.id} withBorder mt="md"><Group wrap="nowrap" align="start" className="plan">
      <Image src={photo('plan' + plan.id)} w={190} h={130} radius="sm" alt="" loading="lazy" />
      <div><Group gap={6}><Badge color="red" variant="light">{plan.tag}</Badge><Badge color="gray" variant="light">{plan.meal}</Badge></Group><Text fw={600} component={Link} to={'/plans/' + plan.id}>{plan.name}</Text><Text size="sm">{'月の輪 ' + innNames[plan.inn]}・お一人様 {yen(plan.price)}から・{plan.points}ポイント</Text>
      <Button component={Link} to={'/plans/' + plan.id} size="xs" mt="xs" color="dark">空室と料金を見る</Button></div></Group></Card>)}</Container>
}

const Sign = ({ left }) => left === 0 ? <IconX size={14} /> : left < 3 ? <IconTriangle size={14} /> : <IconCircle size={14} />

function Month({ month, nights, from, onPick }) {
  const first = dayjs(month + '-01')
  const today = dayjs().startOf('day')
  const weeks = Array.from({ length: Math.ceil((first.day() + first.daysInMonth()) / 7) }, (_, week) => Array.from({ length: 7 }, (_, day) => week * 7 + day - first.day() + 1))
  return <Table className="calendar" withTableBorder withColumnBorders><Table.Thead><Table.Tr>{[...'日月火水木金土'].map((name) => <Table.Th key={name}>{name}</Table.Th>)}</Table.Tr></Table.Thead>
    <Table.Tbody>{weeks.map((days, week) => <Table.Tr key={week}>{days.map((day) => {
      if (day < 1 || day > first.daysInMonth()) return <Table.Td key={day} />
      const { price, left } = nights[day]
      const date = first.date(day)
      const isFull = left === 0 || date.isBefore(today)
      return <Table.Td key={day} p={0}><button className="night" data-day={day} disabled={isFull} aria-pressed={from === date.format('YYYY-MM-DD')} onClick={() => onPick(date.format('YYYY-MM-DD'), price)}><span>{day}</span><Sign left={isFull ? 0 : left} />{!isFull && <small>{price.toLocaleString('ja-JP')}</small>}</button></Table.Td>
    })}</Table.Tr>)}</Table.Tbody></Table>
}

function Calendar({ id, from, onPick }) {
  const [month, setMonth] = useState(dayjs().format('YYYY-MM'))
  const { data } = useQuery({ queryKey: ['prices', id, month], queryFn: () => api('/plans/' + id + '/prices?month=' + month), placeholderData: keepPreviousData })
  const turn = (by) => setMonth(dayjs(month + '-01').add(by, 'month').format('YYYY-MM'))
  return <section aria-label="料金カレンダー"><Group justify="space-between" my="sm"><Button variant="default" size="xs" leftSection={<IconChevronLeft size={14} />} disabled={month === dayjs().format('YYYY-MM')} onClick={() => turn(-1)}>前の月</Button><Text fw={600} className="month">{dayjs(month + '-01').format('YYYY年M月')}</Text><Button variant="default" size="xs" rightSection={<IconChevronRight size={14} />} onClick={() => turn(1)}>次の月</Button></Group>
    {data ? <Month month={data.month} nights={data.nights} from={from} onPick={onPick} /> : <Skeleton h={280} />}</section>
}

export function Plan() {
  const { id } = useParams()
  const navigate = useNavigate()
  const [, save] = useDraft()
  const [picked, setPicked] = useState(null)
  const [people, setPeople] = useState(2)
  const { data: plan } = useQuery({ queryKey: ['plan', id], queryFn: () => api('/plans/' + id) })
  if (!plan) return <Container size="md" py="xl"><Skeleton h={320} /></Container>
  if (plan.closed) return <Container size="md" py="xl"><Title order={1} size="h2">{plan.name}</Title><Text mt="md">このプランの販売は終了しました。</Text></Container>
  const reserve = () => { save({ plan, inn: { id: plan.inn, name: '月の輪 ' + innNames[plan.inn], shuttleTimes: [] }, from: picked.date, nights: 1, people, options: {} }); navigate('/reserve') }
  return <Container size="md" py="xl"><Image src={photo('plan' + plan.id)} h={240} radius="sm" alt="" /><Title order={1} size="h2" mt="md">{plan.name}</Title><Text size="sm">{'月の輪 ' + innNames[plan.inn]}・{plan.meal}・{plan.points}ポイント進呈</Text>
    <Text my="md">源泉かけ流しの湯と、土地の食材を盛り込んだお食事をご用意いたします。空室と料金はカレンダーからお確かめください。</Text>
    <Calendar id={plan.id} from={picked?.date} onPick={(date, price) => setPicked({ date, price })} />
    <Card withBorder mt="md" className="choice"><Group justify="space-between" align="end"><NumberInput label="ご人数" min={1} max={6} value={people} onChange={setPeople} w={110} suffix="名" />
      <div>{picked ? <><Text>{longDate(picked.date)}・一泊</Text><Text fw={700} size="xl" className="sum">{yen(picked.price * people)}</Text></> : <Text c="dimmed">日付をお選びください</Text>}</div>
      <Button color="dark" disabled={!picked} onClick={reserve}>この日程で予約へ進む</Button></Group></Card></Container>
}

const marks = ['×', '△', '○', '○', '◎', '◎']

export function Vacancy() {
  const { data } = useQuery({ queryKey: ['vacancies'], queryFn: () => api('/vacancies') })
  if (!data) return <Center h="70vh"><Loader color="gray" size="sm" /></Center>
  return <Container size="lg" py="xl"><Title order={1}>空室カレンダー</Title><Image src={photo('calendar')} h={320} radius="sm" my="md" alt="" />
    <Text size="lg">今日から二週間の空室状況です。◎は余裕あり、○は空室あり、△は残りわずか、×は満室です。お電話でのご予約も承っております。</Text>
    <Table.ScrollContainer minWidth={760}><Table withTableBorder withColumnBorders mt="md"><Table.Thead><Table.Tr><Table.Th>宿</Table.Th>{data[0].days.map((_, day) => <Table.Th key={day}>{dayjs().add(day, 'day').format('M/D')}</Table.Th>)}</Table.Tr></Table.Thead>
      <Table.Tbody>{data.map(({ inn, days }) => <Table.Tr key={inn.id}><Table.Th>{inn.name}</Table.Th>{days.map((left, day) => <Table.Td key={day}>{marks[left]}</Table.Td>)}</Table.Tr>)}</Table.Tbody></Table></Table.ScrollContainer></Container>
}
`;
