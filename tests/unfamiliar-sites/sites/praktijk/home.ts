/** The start page, the locations and the reviews. */
export const home = `
function VestigingZoeker() {
  const { t } = useTaal()
  const navigate = useNavigate()
  const [tekst, zetTekst] = useState('')
  const { data: vestigingen = [] } = useQuery(opvragen('/vestigingen'))
  const collectie = useMemo(() => createListCollection({
    items: vestigingen.filter((v) => (v.naam + v.postcode).toLowerCase().includes(tekst.toLowerCase())).map((v) => ({ value: String(v.id), label: v.naam + ' (' + v.postcode + ')' })),
  }), [vestigingen, tekst])
  return (
    <Combobox.Root ids={{ input: 'zoek-vestiging' }} collection={collectie} onInputValueChange={(invoer) => zetTekst(invoer.inputValue)} onValueChange={(keuze) => keuze.value[0] && navigate('/vestigingen/' + keuze.value[0])} width={{ base: 'full', md: '360px' }} openOnClick>
      <Combobox.Label>{t('zoek')}</Combobox.Label>
      <Combobox.Control>
        <Combobox.Input placeholder="Plaats of postcode" />
        <Combobox.IndicatorGroup><Combobox.ClearTrigger /><Combobox.Trigger /></Combobox.IndicatorGroup>
      </Combobox.Control>
      <Portal><Combobox.Positioner><Combobox.Content>
        <Combobox.Empty>Geen vestiging gevonden</Combobox.Empty>
        {collectie.items.map((item) => <Combobox.Item key={item.value} item={item}>{item.label}<Combobox.ItemIndicator /></Combobox.Item>)}
      </Combobox.Content></Combobox.Positioner></Portal>
    </Combobox.Root>
  )
}

function VrijePlek() {
  const plekken = ['Utrecht, vandaag 15:40', 'Zeist, morgen 09:20', 'Amersfoort, vandaag 16:10', 'Hilversum, morgen 11:00']
  const [nummer, zetNummer] = useState(0)
  useEffect(() => { const klok = setInterval(() => zetNummer((n) => (n + 1) % plekken.length), 4200); return () => clearInterval(klok) }, [])
  return (
    <HStack h="28px" overflow="hidden" fontSize="sm"><Badge colorPalette="green">Eerste vrije plek</Badge>
      <AnimatePresence mode="wait"><motion.span key={nummer} initial={{ y: 14, opacity: 0 }} animate={{ y: 0, opacity: 1 }} exit={{ y: -14, opacity: 0 }}>{plekken[nummer]}</motion.span></AnimatePresence>
    </HStack>
  )
}

const korteReviews = ['Na vier keer liep ik weer zonder pijn.', 'De tandarts legde alles rustig uit.', 'Fijn dat ik zelf online kan verzetten.', 'Mijn dochter gaat nu graag naar de mondhygienist.', 'Deskundig en altijd op tijd.', 'Goede oefeningen voor thuis meegekregen.', 'Snel een plek, vriendelijke balie.', 'Mijn schouder doet het weer.']

function ReviewCarrousel() {
  const [pagina, zetPagina] = useState(0)
  return (
    <Carousel.Root slideCount={korteReviews.length} page={pagina} onPageChange={(staat) => zetPagina(staat.page)} slidesPerPage={1} loop>
      <Carousel.ItemGroup>
        {korteReviews.map((tekst, index) => (
          <Carousel.Item key={index} index={index}><Box bg="teal.50" p="8" rounded="md" minH="120px"><Text fontSize="lg">“{tekst}”</Text><Text fontSize="sm" mt="2" color="fg.muted">Patient uit {['Utrecht', 'Zeist', 'Soest', 'Hilversum'][index % 4]}</Text></Box></Carousel.Item>
        ))}
      </Carousel.ItemGroup>
      <HStack justify="center" mt="3" gap="4">
        <IconButton id="review-terug" size="sm" variant="outline" aria-label="Vorige ervaring" onClick={() => zetPagina((p) => (p + korteReviews.length - 1) % korteReviews.length)}>‹</IconButton>
        <Text fontSize="sm" minW="50px" textAlign="center">{pagina + 1} / {korteReviews.length}</Text>
        <IconButton id="review-verder" size="sm" variant="outline" aria-label="Volgende ervaring" onClick={() => zetPagina((p) => (p + 1) % korteReviews.length)}>›</IconButton>
      </HStack>
    </Carousel.Root>
  )
}

function Uitgelicht() {
  const { data: behandelingen } = useQuery(opvragen('/behandelingen'))
  const { data: team } = useQuery(opvragen('/therapeuten'))
  return (
    <Grid templateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap="10">
      <Box minH="420px"><Heading size="xl" mb="4">Veelgekozen behandelingen</Heading>
        {behandelingen ? <Table.Root size="sm"><Table.Body>{behandelingen.slice(0, 10).map((b) => <Table.Row key={b.id}><Table.Cell>{b.naam}</Table.Cell><Table.Cell>{b.minuten} min</Table.Cell><Table.Cell textAlign="end">{euro(b.prijs)}</Table.Cell></Table.Row>)}</Table.Body></Table.Root> : <SkeletonText noOfLines={10} gap="4" />}
      </Box>
      <Box minH="420px"><Heading size="xl" mb="4">Ons team</Heading>
        <SimpleGrid columns={2} gap="3">{(team ?? []).slice(0, 12).map((t, i) => (
          <motion.div key={t.id} initial={{ opacity: 0, scale: 0.95 }} whileInView={{ opacity: 1, scale: 1 }} viewport={{ once: true }} transition={{ delay: i * 0.03 }}><HStack><Avatar.Root size="sm"><Avatar.Fallback name={t.naam} /></Avatar.Root><Stack gap="0"><Text fontSize="sm">{t.naam}</Text><Text fontSize="xs" color="fg.muted">{t.vak}</Text></Stack></HStack></motion.div>
        ))}</SimpleGrid>
      </Box>
    </Grid>
  )
}

function Home() {
  const { t } = useTaal()
  const { data: vestigingen, isPending } = useQuery(opvragen('/vestigingen'))
  return (
    <Stack gap="12">
      <Stack gap="5" bg="teal.50" p={{ base: 6, md: 12 }} rounded="xl">
        <Heading as="h1" size="4xl">{t('kop')}</Heading>
        <Text maxW="2xl" id="inleiding">{t('inleiding')}</Text>
        <VrijePlek />
        <HStack wrap="wrap" gap="4"><Button asChild size="lg"><Link to="/afspraak">{t('afspraak')}</Link></Button><Button asChild size="lg" variant="outline"><Link to="/therapeuten">{t('therapeuten')}</Link></Button></HStack>
      </Stack>
      <VestigingZoeker />
      <Box><Heading size="xl" mb="4">{t('vestigingen')}</Heading>
        <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="4">
          {isPending ? Array.from({ length: 8 }, (_, i) => <Skeleton key={i} height="150px" />) : vestigingen.map((v) => (
            <Card.Root key={v.id} minH="150px"><Card.Body gap="2"><Card.Title>{v.naam}</Card.Title><Text fontSize="sm">{v.straat}</Text><Text fontSize="sm">{v.diensten.join(', ')}</Text><ChakraLink asChild colorPalette="teal" variant="underline" fontSize="sm"><Link to={'/vestigingen/' + v.id}>Bekijk {v.naam}</Link></ChakraLink></Card.Body></Card.Root>
          ))}
        </SimpleGrid>
      </Box>
      <Box><Heading size="xl" mb="4">{t('reviews')}</Heading><ReviewCarrousel /><Text mt="3"><Link to="/ervaringen" className="tekstlink">Alle ervaringen lezen</Link></Text></Box>
      <Uitgelicht />
      <SimpleGrid columns={{ base: 1, md: 3 }} gap="6">
        {[['12.400', 'patienten per jaar'], ['9,1', 'gemiddelde waardering'], ['8', 'vestigingen']].map(([waarde, label]) => <Stat.Root key={label}><Stat.Label>{label}</Stat.Label><Stat.ValueText>{waarde}</Stat.ValueText></Stat.Root>)}
      </SimpleGrid>
    </Stack>
  )
}

function Kaart({ vestigingen, actief, kies }) {
  const [blik, zetBlik] = useState({ x: 0, y: 0, schaal: 1 })
  const greep = useRef(null)
  const zoom = (factor) => zetBlik((b) => ({ ...b, schaal: Math.min(3, Math.max(0.6, b.schaal * factor)) }))
  return (
    <Box position="relative" bg="green.50" rounded="md" overflow="hidden" h="340px">
      <svg id="kaart" width="100%" height="100%" viewBox="0 0 400 340" style={{ touchAction: 'none', cursor: greep.current ? 'grabbing' : 'grab' }} role="group" aria-label="Kaart met vestigingen"
        onPointerDown={(e) => { greep.current = { x: e.clientX - blik.x, y: e.clientY - blik.y } }}
        onPointerMove={(e) => { if (greep.current) { const g = greep.current; zetBlik((b) => ({ ...b, x: e.clientX - g.x, y: e.clientY - g.y })) } }}
        onPointerUp={() => { greep.current = null }} onPointerLeave={() => { greep.current = null }}>
        <g transform={'translate(' + (blik.x + 200) + ' ' + (blik.y + 170) + ') scale(' + blik.schaal + ') translate(-200 -170)'}>
          <path d="M0 120 C100 90 180 180 400 140" stroke="#9cc9e8" strokeWidth="10" fill="none" />
          <path d="M60 0 L180 170 L160 340 M180 170 L400 60 M180 170 L400 300" stroke="#fff" strokeWidth="6" fill="none" />
          {Array.from({ length: 40 }, (_, i) => <rect key={i} x={(i * 83) % 390} y={(i * 47) % 330} width="14" height="9" fill="#d9e7d4" />)}
          {vestigingen.map((v) => (
            <g key={v.id} id={'speld-' + v.id} transform={'translate(' + v.x + ' ' + v.y + ')'} role="button" tabIndex={0} aria-label={v.naam} aria-pressed={actief === v.id} style={{ cursor: 'pointer' }} onClick={() => kies(actief === v.id ? null : v.id)}>
              <circle r={actief === v.id ? 16 : 12} fill={actief === v.id ? '#c2410c' : '#0f766e'} /><text y="4" textAnchor="middle" fontSize="11" fill="#fff">{v.naam[0]}</text>
            </g>
          ))}
        </g>
      </svg>
      <Stack position="absolute" top="3" right="3" gap="1">
        <IconButton id="inzoomen" size="sm" aria-label="Inzoomen" onClick={() => zoom(1.25)}>+</IconButton>
        <IconButton id="uitzoomen" size="sm" aria-label="Uitzoomen" onClick={() => zoom(0.8)}>−</IconButton>
      </Stack>
    </Box>
  )
}

function Vestigingen() {
  const vestigingen = useLoaderData()
  const [actief, zetActief] = useState(null)
  return (
    <>
      <Kop titel="Vestigingen">Kies een speld op de kaart of een praktijk in de lijst.</Kop>
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="6">
        <Kaart vestigingen={vestigingen} actief={actief} kies={zetActief} />
        <Stack gap="3">{vestigingen.map((v) => (
          <motion.div key={v.id} layout animate={{ backgroundColor: actief === v.id ? '#ffedd5' : '#ffffff' }} style={{ border: '1px solid #ddd', borderRadius: 8, padding: 12 }}>
            <HStack justify="space-between"><Text fontWeight="bold">{v.naam}</Text><Badge colorPalette={v.open ? 'green' : 'gray'}>{v.open ? 'Nu open' : 'Gesloten'}</Badge></HStack>
            <Text fontSize="sm">{v.straat}, {v.postcode}</Text>
            {actief === v.id && <Text fontSize="sm" mt="2">Bereikbaar met bus 8 en 50. Fietsen kunnen achter het gebouw staan.</Text>}
            <Link to={'/vestigingen/' + v.id} className="tekstlink">Naar {v.naam}</Link>
          </motion.div>
        ))}</Stack>
      </Grid>
    </>
  )
}

function Vestiging() {
  const v = useLoaderData()
  const rooster = useQuery(opvragen('/vestigingen/' + v.id + '/rooster'))
  return (
    <>
      <Kop titel={'Lindehof ' + v.naam}>{v.straat}, {v.postcode} {v.naam}</Kop>
      <Grid templateColumns={{ base: '1fr', md: '2fr 1fr' }} gap="8">
        <Stack gap="4">
          <Heading size="lg">Openingstijden en rooster</Heading>
          {rooster.data ? (
            <Table.Root size="sm"><Table.Body>{rooster.data.map((r) => <Table.Row key={r.dag}><Table.Cell>{r.dag}</Table.Cell><Table.Cell>{r.tijd}</Table.Cell><Table.Cell>{r.wie}</Table.Cell></Table.Row>)}</Table.Body></Table.Root>
          ) : <Stack aria-busy="true">{Array.from({ length: 7 }, (_, i) => <Skeleton key={i} height="36px" />)}</Stack>}
          <Heading size="lg">Over deze praktijk</Heading>
          {['Onze praktijk ligt op de begane grond en is goed toegankelijk met een rolstoel.', 'De oefenzaal is dagelijks open voor patienten met een trainingsprogramma.', 'In de wachtkamer staan koffie, thee en water voor u klaar.'].map((zin) => <Text key={zin}>{zin}</Text>)}
        </Stack>
        <Card.Root><Card.Body gap="3"><Card.Title>Contact</Card.Title><Text>{v.telefoon}</Text><Text>{v.diensten.join(', ')}</Text><Button asChild><Link to={'/afspraak?vestiging=' + v.id}>Afspraak in {v.naam}</Link></Button></Card.Body></Card.Root>
      </Grid>
    </>
  )
}

function Ervaringen() {
  const einde = useRef(null)
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage, isPending } = useInfiniteQuery({
    queryKey: ['ervaringen'], initialPageParam: 1,
    queryFn: ({ pageParam }) => api('/ervaringen?pagina=' + pageParam),
    getNextPageParam: (laatste) => laatste.volgende,
  })
  useEffect(() => {
    if (!einde.current) return
    const kijker = new IntersectionObserver(([rij]) => { if (rij.isIntersecting && hasNextPage && !isFetchingNextPage) fetchNextPage() }, { rootMargin: '200px' })
    kijker.observe(einde.current)
    return () => kijker.disconnect()
  }, [hasNextPage, isFetchingNextPage, isPending])
  const reviews = data ? data.pages.flatMap((pagina) => pagina.items) : []
  return (
    <>
      <Kop titel="Ervaringen">Na elke behandelreeks vragen wij patienten om hun mening.</Kop>
      {isPending ? <Laadt /> : <Stack gap="4" id="reviews">{reviews.map((r) => (
        <motion.div key={r.id} initial={{ opacity: 0 }} animate={{ opacity: 1 }}>
          <Card.Root><Card.Body gap="1"><HStack justify="space-between"><HStack><Avatar.Root size="sm"><Avatar.Fallback name={r.naam} /></Avatar.Root><Text fontWeight="bold">{r.naam}</Text></HStack><RatingGroup.Root readOnly count={5} defaultValue={r.sterren} size="sm"><RatingGroup.HiddenInput /><RatingGroup.Control /></RatingGroup.Root></HStack><Text>{r.tekst}</Text><Text fontSize="xs" color="fg.muted">{r.datum}</Text></Card.Body></Card.Root>
        </motion.div>
      ))}</Stack>}
      <Box ref={einde} py="6" textAlign="center">{isFetchingNextPage ? <Spinner /> : hasNextPage ? ' ' : isPending ? ' ' : 'Dat waren alle ervaringen.'}</Box>
      <Button id="naar-boven" variant="outline" onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}>Naar boven</Button>
    </>
  )
}
`;
