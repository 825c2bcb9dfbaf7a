/** The first page, the news, and the pages that tell of baths and meals. */
export const home = `
import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { useQuery } from '@tanstack/react-query'
import Autoplay from 'embla-carousel-autoplay'
import { Carousel } from '@mantine/carousel'
import { DatePickerInput } from '@mantine/dates'
import { ActionIcon, Badge, Box, Button, Card, Container, Group, Image, Modal, Popover, Select, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { Calendar as IconCalendar, Minus as IconMinus, Plus as IconPlus, Users as IconUsers } from 'lucide-react'
import { api, inDays, photo, yen } from '$lib/core.tsx'

const slides = [['hakone', '渓流の音に目を覚ます朝', '月の輪 箱根'], ['izu', '水平線を望む湯舟', '月の輪 伊豆高原'], ['hida', '雪明かりの露天風呂', '月の輪 奥飛騨']]

function Hero() {
  const autoplay = useRef(Autoplay({ delay: 4500 }))
  return <Carousel withIndicators height={420} emblaOptions={{ loop: true }} plugins={[autoplay.current]} previousControlProps={{ 'aria-label': '前の写真' }} nextControlProps={{ 'aria-label': '次の写真' }}>
    {slides.map(([id, title, inn]) => <Carousel.Slide key={id}><Box className="slide" style={{ backgroundImage: 'url(' + photo(id) + ')' }}><Title order={2}>{title}</Title><Text>{inn}</Text></Box></Carousel.Slide>)}
  </Carousel>
}

const Stepper = ({ label, value, min, max, onChange }) => <Group justify="space-between"><Text size="sm">{label}</Text><Group gap="xs">
  <ActionIcon variant="default" aria-label={label + 'を減らす'} disabled={value <= min} onClick={() => onChange(value - 1)}><IconMinus size={14} /></ActionIcon>
  <Text w={24} ta="center" className="count">{value}</Text>
  <ActionIcon variant="default" aria-label={label + 'を増やす'} disabled={value >= max} onClick={() => onChange(value + 1)}><IconPlus size={14} /></ActionIcon></Group></Group>

function Search() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { data: inns = [] } = useQuery({ queryKey: ['inns'], queryFn: () => api('/inns') })
  const [inn, setInn] = useState(null)
  const [dates, setDates] = useState([null, null])
  const [adults, setAdults] = useState(2)
  const [children, setChildren] = useState(0)
  const [error, setError] = useState('')
  const search = () => {
    if (!dates[0] || !dates[1]) return setError('ご宿泊日をお選びください')
    navigate('/plans?' + new URLSearchParams({ ...(inn && { inn }), from: dates[0], to: dates[1], people: adults + children }))
  }
  return <Card withBorder className="search" component="section" aria-label="空室検索"><Group align="end">
    <Select label="宿" placeholder="すべての宿" clearable data={inns.map(({ id, name }) => ({ value: id, label: name }))} value={inn} onChange={setInn} />
    <DatePickerInput type="range" label="ご宿泊日" placeholder="日付を選ぶ" valueFormat="M月D日" monthLabelFormat="YYYY年M月" minDate={inDays(0)} leftSection={<IconCalendar size={16} />} value={dates} error={error} onChange={(value) => { setDates(value); setError('') }} w={210} />
    <Popover width={260} withArrow shadow="md" transitionProps={{ duration: 120 }}><Popover.Target><Button variant="default" leftSection={<IconUsers size={16} />} className="people">{'大人' + adults + '名・子ども' + children + '名'}</Button></Popover.Target>
      <Popover.Dropdown><Stack><Stepper label="大人" value={adults} min={1} max={8} onChange={setAdults} /><Stepper label="子ども" value={children} min={0} max={6} onChange={setChildren} /></Stack></Popover.Dropdown></Popover>
    <Button color="dark" onClick={search}>{t('search')}</Button>
  </Group></Card>
}

export function Home() {
  const { t } = useTranslation()
  const { data: plans = [] } = useQuery({ queryKey: ['plans', ''], queryFn: () => api('/plans') })
  return <><Hero /><Container size="lg" py="xl"><Title order={1} id="lead">{t('lead')}</Title><Search />
    <Title order={2} mt="xl" mb="md">{t('featured')}</Title>
    <SimpleGrid cols={{ base: 1, sm: 3 }}>{plans.slice(0, 6).map((plan) => <Card key={plan.id} withBorder component={Link} to={'/plans/' + plan.id} className="plain">
      <Card.Section><Image src={photo('plan' + plan.id)} h={150} alt="" loading="lazy" /></Card.Section><Badge mt="sm" color="red" variant="light">{plan.tag}</Badge><Text fw={600} mt={6}>{plan.name}</Text><Text size="sm">お一人様 {yen(plan.price)}から</Text></Card>)}</SimpleGrid>
    <Title order={2} mt="xl">三つの宿</Title><SimpleGrid cols={{ base: 1, sm: 3 }} mt="md">{slides.map(([id, title, inn]) => <div key={id}><Image src={photo(id)} h={170} radius="sm" alt={inn} loading="lazy" /><Text fw={600} mt="xs">{inn}</Text><Text size="sm">{title}。自家源泉かけ流しの湯と、土地の旬を盛り込んだ会席でお迎えいたします。</Text></div>)}</SimpleGrid>
  </Container></>
}

export function News() {
  const { data = [] } = useQuery({ queryKey: ['news'], queryFn: () => api('/news') })
  const [shown, setShown] = useState(null)
  return <Container size="sm" py="xl"><Title order={1}>お知らせ</Title><Stack mt="lg">{data.map((item) => <Card key={item.id} withBorder><Group wrap="nowrap" align="start">
    <button className="thumb" onClick={() => setShown(item)} aria-label={item.title + 'の写真を拡大'}><Image src={photo(item.photo)} w={120} h={80} alt="" loading="lazy" /></button>
    <div><Text size="sm" c="dimmed">{item.date}</Text><Text fw={600}>{item.title}</Text><Text size="sm">詳しくは各館のフロントまでお尋ねください。</Text></div></Group></Card>)}</Stack>
    <Modal opened={Boolean(shown)} onClose={() => setShown(null)} title={shown?.title} size="lg" closeButtonProps={{ 'aria-label': '写真を閉じる' }}>{shown && <Image src={photo(shown.photo)} alt={shown.title} />}</Modal></Container>
}

const baths = [['渓流露天風呂', '箱根', '弱アルカリ性単純温泉', '五時から二十三時'], ['檜の大浴場', '箱根', '弱アルカリ性単純温泉', '十五時から翌十時'], ['潮見の湯', '伊豆高原', 'ナトリウム塩化物泉', '六時から二十四時'], ['貸切風呂「波の音」', '伊豆高原', 'ナトリウム塩化物泉', '十五時から二十二時'], ['雪見露天', '奥飛騨', '炭酸水素塩泉', '終日'], ['囲炉裏の足湯', '奥飛騨', '炭酸水素塩泉', '九時から二十一時']]

export const Onsen = () => <Container size="md" py="xl"><Title order={1}>温泉</Title><Text>三つの源泉、六つの湯。泉質と時間をお比べください。</Text>
  {baths.map(([name, inn, quality, hours]) => <section key={name} className="bath"><Image src={photo(name)} h={300} radius="sm" alt="" loading="lazy" /><Title order={2}>{name}</Title>
    <dl><dt>宿</dt><dd>{'月の輪 ' + inn}</dd><dt>泉質</dt><dd>{quality}</dd><dt>時間</dt><dd>{hours}</dd></dl><Text>湯口から注がれる源泉は加水せず、季節に合わせて湯量だけで温度を整えています。湯上がり処では冷たい甘酒をお召し上がりいただけます。</Text></section>)}</Container>

const courses = [['月の輪会席', '先付から水菓子まで十品。旬の地魚と山菜を炭火で。', '/plans/101'], ['金目鯛づくし', '稲取港から届く金目鯛を、姿煮と造りで。', '/plans/104'], ['冬の蟹会席', '解禁したばかりのずわい蟹を、焼き、蒸し、鍋で。', '/plans/109']]

export const Cuisine = () => <Container size="md" py="xl"><Title order={1}>お料理</Title><Text>料理長が毎朝市場に足を運び、その日の献立を決めています。</Text>
  {courses.map(([name, text, to]) => <section key={name} className="bath"><Image src={photo(name)} h={260} radius="sm" alt="" loading="lazy" /><Title order={2}>{name}</Title><Text mb="sm">{text}</Text><Button component={Link} to={to} variant="outline" color="dark">{name}のプランを見る</Button></section>)}</Container>
`;
