/** Rooms with their comparison, one room with its photographs, and the guests' reviews. */
export const stays = `
import { useEffect, useState } from 'react'
import { Link, useParams } from 'react-router'
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Carousel } from '@mantine/carousel'
import { Accordion, Badge, Button, Card, Checkbox, Chip, Container, Group, Image, Modal, Rating, SegmentedControl, SimpleGrid, Skeleton, Stack, Table, Tabs, Text, Title } from '@mantine/core'
import { Heart as IconHeart, ThumbsUp as IconThumbUp } from 'lucide-react'
import { api, photo, yen } from '$lib/core.tsx'

const tags = ['露天風呂付', '禁煙', 'ベッド', '海側', '離れ']

export function Rooms() {
  const { data: rooms = [], isPending } = useQuery({ queryKey: ['rooms'], queryFn: () => api('/rooms') })
  const [chosen, setChosen] = useState([])
  const [compared, setCompared] = useState([])
  const [isComparing, setComparing] = useState(false)
  const shown = rooms.filter((room) => chosen.every((tag) => room.tags.includes(tag)))
  const toggle = (id) => setCompared((ids) => ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id])
  const picked = rooms.filter(({ id }) => compared.includes(id))
  return <Container size="lg" py="xl"><Title order={1}>客室</Title>
    <Chip.Group multiple value={chosen} onChange={setChosen}><Group my="md" gap="xs">{tags.map((tag) => <Chip key={tag} value={tag} color="dark">{tag}</Chip>)}</Group></Chip.Group>
    <Group justify="space-between"><Text className="room-count">{shown.length}室</Text><Button variant="outline" color="dark" disabled={compared.length < 2} onClick={() => setComparing(true)}>{'選んだ' + compared.length + '室を比較'}</Button></Group>
    {isPending && <Skeleton h={300} mt="md" />}
    <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }} mt="md">{shown.map((room) => <Card key={room.id} withBorder className="room">
      <Card.Section component={Link} to={'/rooms/' + room.id}><Image src={photo('room' + room.id)} h={170} alt={room.name} loading="lazy" /></Card.Section>
      <Text fw={600} mt="sm" component={Link} to={'/rooms/' + room.id}>{room.name}</Text><Text size="sm">{room.size}平米・定員{room.people}名</Text><Group gap={4} my={6}>{room.tags.map((tag) => <Badge key={tag} variant="light" color="gray">{tag}</Badge>)}</Group>
      <Text size="sm">お一人様 {yen(room.price)}から</Text><Checkbox mt="xs" color="dark" label="比較する" checked={compared.includes(room.id)} onChange={() => toggle(room.id)} /></Card>)}</SimpleGrid>
    {shown.length === 0 && !isPending && <Text mt="md">条件に合う客室がありません。</Text>}
    <Modal opened={isComparing} onClose={() => setComparing(false)} size="xl" title="客室の比較" closeButtonProps={{ 'aria-label': '比較を閉じる' }}>
      <Table.ScrollContainer minWidth={560}><Table><Table.Thead><Table.Tr><Table.Th />{picked.map(({ id, name }) => <Table.Th key={id}>{name}</Table.Th>)}</Table.Tr></Table.Thead>
        <Table.Tbody>{[['広さ', (room) => room.size + '平米'], ['定員', (room) => room.people + '名'], ['料金', (room) => yen(room.price) + 'から'], ['特徴', (room) => room.tags.join('、')]].map(([label, cell]) => <Table.Tr key={label}><Table.Th>{label}</Table.Th>{picked.map((room) => <Table.Td key={room.id}>{cell(room)}</Table.Td>)}</Table.Tr>)}</Table.Tbody></Table></Table.ScrollContainer></Modal></Container>
}

/** Fills the heart at once and takes it back when the server says no. */
function Favorite({ id }) {
  const client = useQueryClient()
  const key = ['favorites', id]
  const { data: isFavorite = false } = useQuery({ queryKey: key, queryFn: () => false, staleTime: Infinity })
  const change = useMutation({
    mutationFn: (wanted) => api('/favorites/' + id, { method: 'PUT', body: JSON.stringify({ favorite: wanted }) }),
    onMutate: (wanted) => { const before = client.getQueryData(key); client.setQueryData(key, wanted); return { before } },
    onError: (error, wanted, context) => client.setQueryData(key, context.before),
  })
  return <Button variant="default" className="favorite" aria-pressed={isFavorite} leftSection={isFavorite ? <IconHeart size={18} color="#c0392b" fill="#c0392b" /> : <IconHeart size={18} />} onClick={() => change.mutate(!isFavorite)}>お気に入り</Button>
}

const Viewers = () => {
  const { data } = useQuery({ queryKey: ['viewers'], queryFn: () => api('/viewers'), refetchInterval: 5000 })
  return <Text size="sm" c="red" className="viewers">{data ? 'ただいま' + data.viewers + '名が閲覧中' : ''}</Text>
}

const views = ['全景', '窓辺', '寝室', '湯舟', '洗面']

function Gallery({ id }) {
  const [embla, setEmbla] = useState(null)
  const [at, setAt] = useState(0)
  const [isLarge, setLarge] = useState(false)
  useEffect(() => { embla?.on('select', () => setAt(embla.selectedScrollSnap())) }, [embla])
  return <><Carousel getEmblaApi={setEmbla} height={340} className="gallery" emblaOptions={{ loop: true }} previousControlProps={{ 'aria-label': '前の写真' }} nextControlProps={{ 'aria-label': '次の写真' }}>{views.map((view) => <Carousel.Slide key={view}><Image src={photo(id + view)} h={340} alt={view} onClick={() => setLarge(true)} className="zoom" /></Carousel.Slide>)}</Carousel>
    <Group gap="xs" mt="xs">{views.map((view, index) => <button key={view} className="thumb" aria-current={at === index} onClick={() => embla?.scrollTo(index)}><Image src={photo(id + view)} w={56} h={38} alt={view} /></button>)}<Text size="sm" className="view-name">{views[at]}</Text></Group>
    <Modal opened={isLarge} onClose={() => setLarge(false)} size="xl" title={views[at]} closeButtonProps={{ 'aria-label': '拡大写真を閉じる' }}><Image src={photo(id + views[at])} alt={views[at]} /></Modal></>
}

const details = [['アメニティ', '浴衣、羽織、足袋、タオル一式、歯ブラシ、化粧水をご用意しております。'], ['設備', '冷蔵庫、金庫、無線インターネット、加湿空気清浄機、電気ケトル。'], ['ご注意', '全室で喫煙はご遠慮いただいております。お部屋の位置はご指定いただけません。']]

export function Room() {
  const { id } = useParams()
  const { data: room } = useQuery({ queryKey: ['room', id], queryFn: () => api('/rooms/' + id) })
  if (!room) return <Container size="lg" py="xl"><Skeleton h={340} /></Container>
  return <Container size="md" py="xl"><Group justify="space-between"><Title order={1} size="h2">{room.name}</Title><Favorite id={room.id} /></Group><Viewers />
    <Gallery key={room.id} id={room.id} />
    <Tabs defaultValue="about" mt="lg" color="dark"><Tabs.List><Tabs.Tab value="about">お部屋について</Tabs.Tab><Tabs.Tab value="price">料金の目安</Tabs.Tab><Tabs.Tab value="floor">間取り</Tabs.Tab></Tabs.List>
      <Tabs.Panel value="about" pt="md"><Text>{room.size}平米、定員{room.people}名。窓の外には四季の景色が広がります。夜は行灯のあかりでおくつろぎください。</Text></Tabs.Panel>
      <Tabs.Panel value="price" pt="md"><Text>平日 {yen(room.price)}、休前日 {yen(room.price + 5500)}（お一人様、二名一室、税込）</Text></Tabs.Panel>
      <Tabs.Panel value="floor" pt="md"><Image src={photo('floor' + room.id)} h={220} alt="間取り図" /></Tabs.Panel></Tabs>
    <Accordion mt="md" multiple>{details.map(([title, text]) => <Accordion.Item key={title} value={title}><Accordion.Control>{title}</Accordion.Control><Accordion.Panel>{text}</Accordion.Panel></Accordion.Item>)}</Accordion>
    <Button component={Link} to="/plans" mt="md" color="dark">この宿のプランを見る</Button></Container>
}

const Helpful = ({ count }) => {
  const [isMine, setMine] = useState(false)
  return <Button size="xs" variant={isMine ? 'filled' : 'default'} color="dark" leftSection={<IconThumbUp size={14} />} onClick={() => setMine(!isMine)}>{'参考になった ' + (count + Number(isMine))}</Button>
}

export function Reviews() {
  const [stars, setStars] = useState('0')
  const { data, fetchNextPage } = useInfiniteQuery({
    queryKey: ['reviews', stars],
    queryFn: ({ pageParam }) => api('/reviews?stars=' + stars + '&page=' + pageParam),
    placeholderData: keepPreviousData,
    initialPageParam: 1,
    getNextPageParam: (last) => last.nextPage,
  })
  const items = data?.pages.flatMap((page) => page.items) ?? []
  const total = data?.pages[0].total ?? 0
  return <Container size="sm" py="xl"><Title order={1}>口コミ</Title><Group my="md"><Rating value={4.4} fractions={5} readOnly /><Text className="total">{total}件</Text></Group>
    <SegmentedControl value={stars} onChange={setStars} data={[{ value: '0', label: 'すべて' }, { value: '5', label: '星五つ' }, { value: '4', label: '星四つ' }, { value: '3', label: '星三つ' }]} />
    <Stack mt="md">{items.map((review) => <Card key={review.id} withBorder><Group justify="space-between"><Text fw={600}>{review.title}</Text><Rating value={review.stars} readOnly size="xs" /></Group><Text size="sm" my="xs">{review.body}</Text><Group justify="space-between"><Text size="xs" c="dimmed">{review.guest}</Text><Helpful count={review.helpful} /></Group></Card>)}</Stack>
    {items.length < total && <Button fullWidth variant="default" mt="md" onClick={() => fetchNextPage()}>口コミをもっと見る</Button>}</Container>
}
`;
