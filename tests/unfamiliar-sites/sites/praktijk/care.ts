/** Treatments with prices, and the therapists. */
export const care = `
function Rekenhulp() {
  const [aantal, zetAantal] = useState('3')
  const vergoed = Math.min(Number(aantal), 9)
  return (
    <Card.Root maxW="lg"><Card.Body gap="3">
      <Card.Title>Wat betaalt u zelf?</Card.Title>
      <NumberInput.Root ids={{ incrementTrigger: 'meer', decrementTrigger: 'minder' }} value={aantal} onValueChange={(staat) => zetAantal(staat.value)} min={1} max={12} width="180px">
        <NumberInput.Label>Aantal behandelingen</NumberInput.Label>
        <HStack gap="2">
          <NumberInput.DecrementTrigger asChild><IconButton variant="outline" size="sm" aria-label="Minder">−</IconButton></NumberInput.DecrementTrigger>
          <NumberInput.ValueText textAlign="center" minW="8" />
          <NumberInput.IncrementTrigger asChild><IconButton variant="outline" size="sm" aria-label="Meer">+</IconButton></NumberInput.IncrementTrigger>
        </HStack>
      </NumberInput.Root>
      {Number(aantal) >= 12 && <Text fontSize="sm" color="orange.700">Meer dan twaalf behandelingen plannen wij samen met u in.</Text>}
      <Text>Uw verzekeraar vergoedt er gemiddeld {vergoed}. U betaalt ongeveer <b>{euro((Number(aantal) - vergoed) * 42.5)}</b> zelf.</Text>
    </Card.Body></Card.Root>
  )
}

function Behandelingen() {
  const behandelingen = useLoaderData()
  const lijst = (soort) => (
    <SimpleGrid columns={{ base: 1, md: 2, lg: 3 }} gap="4">
      {behandelingen.filter((b) => b.soort === soort).map((b) => (
        <Card.Root key={b.id} size="sm"><Card.Body gap="1"><Card.Title fontSize="md">{b.naam}</Card.Title><Text fontSize="sm">{b.uitleg}</Text><HStack justify="space-between"><Text fontWeight="bold">{euro(b.prijs)}</Text><Badge>{b.minuten} min</Badge></HStack></Card.Body></Card.Root>
      ))}
    </SimpleGrid>
  )
  return (
    <>
      <Kop titel="Behandelingen en tarieven">Alle tarieven zijn inclusief btw en gelden tot en met december.</Kop>
      <Tabs.Root defaultValue="fysio" lazyMount>
        <Tabs.List>
          <Tabs.Trigger value="fysio">Fysiotherapie</Tabs.Trigger><Tabs.Trigger value="mond">Mondzorg</Tabs.Trigger><Tabs.Trigger value="vergoeding">Vergoeding</Tabs.Trigger>
          <Tabs.Indicator />
        </Tabs.List>
        <Tabs.Content value="fysio">{lijst('fysio')}</Tabs.Content>
        <Tabs.Content value="mond">{lijst('mond')}</Tabs.Content>
        <Tabs.Content value="vergoeding"><Stack gap="3">{['Fysiotherapie zit meestal in de aanvullende verzekering.', 'Voor kinderen tot achttien jaar betaalt de basisverzekering de eerste negen keer.', 'Een controle bij de tandarts valt buiten het eigen risico.'].map((z) => <Text key={z}>{z}</Text>)}</Stack></Tabs.Content>
      </Tabs.Root>
      <Box mt="10"><Rekenhulp /></Box>
    </>
  )
}

const beginFilters = { zoek: '', vakken: [], vestigingen: [], alleenVrij: false }
const vakgebieden = ['Manuele therapie', 'Sportfysiotherapie', 'Bekkenfysiotherapie', 'Kinderfysiotherapie', 'Tandarts', 'Mondhygiene']

function Hart({ therapeut }) {
  const client = useQueryClient()
  const sleutel = opvragen('/therapeuten').queryKey
  const wissel = useMutation({
    mutationFn: (wens) => post('/favorieten/' + therapeut.id + '?stand=' + wens.stand + '&poging=' + wens.poging++),
    retry: 1, retryDelay: 500,
    onMutate: ({ stand }) => client.setQueryData(sleutel, (oud) => oud.map((t) => (t.id === therapeut.id ? { ...t, favoriet: stand } : t))),
  })
  return (
    <IconButton id={'hart-' + therapeut.id} size="sm" variant="ghost" aria-pressed={therapeut.favoriet} aria-label={'Bewaar ' + therapeut.naam} onClick={() => wissel.mutate({ stand: !therapeut.favoriet, poging: 0 })}>
      <motion.span animate={{ scale: therapeut.favoriet ? [1, 1.4, 1] : 1 }}>{therapeut.favoriet ? '♥' : '♡'}</motion.span>
    </IconButton>
  )
}

function useVertraagd(waarde, ms) {
  const [later, zetLater] = useState(waarde)
  useEffect(() => { const klok = setTimeout(() => zetLater(waarde), ms); return () => clearTimeout(klok) }, [waarde])
  return later
}

function Filters({ filters, zetFilters, vestigingen }) {
  const kiesVak = (vak, aan) => {
    if (aan) filters.vakken.push(vak)
    else filters.vakken.splice(filters.vakken.indexOf(vak), 1)
    zetFilters({ ...filters })
  }
  return (
    <Stack gap="5" id="filters">
      <Field.Root><Field.Label>Naam of klacht</Field.Label><Input id="zoek-therapeut" value={filters.zoek} onChange={(e) => zetFilters({ ...filters, zoek: e.target.value })} placeholder="Bijvoorbeeld schouder" /></Field.Root>
      <Box><Text fontSize="sm" fontWeight="medium" mb="1">Vestiging</Text>
        <Select inputId="filter-vestiging" isMulti placeholder="Alle vestigingen" noOptionsMessage={() => 'Geen vestigingen'} aria-label="Vestiging" classNamePrefix="keuze"
          options={vestigingen.map((v) => ({ value: v.id, label: v.naam }))} value={filters.vestigingen} onChange={(keuze) => zetFilters({ ...filters, vestigingen: [...keuze] })} />
      </Box>
      <Stack gap="2"><Text fontSize="sm" fontWeight="medium">Vakgebied</Text>
        {vakgebieden.map((vak) => (
          <Checkbox.Root key={vak} checked={filters.vakken.includes(vak)} onCheckedChange={(staat) => kiesVak(vak, staat.checked === true)}>
            <Checkbox.HiddenInput /><Checkbox.Control /><Checkbox.Label>{vak}</Checkbox.Label>
          </Checkbox.Root>
        ))}
      </Stack>
      <Switch.Root checked={filters.alleenVrij} onCheckedChange={(staat) => zetFilters({ ...filters, alleenVrij: staat.checked })}><Switch.HiddenInput /><Switch.Control /><Switch.Label>Deze week plek</Switch.Label></Switch.Root>
      <Button id="wis-filters" variant="outline" onClick={() => zetFilters({ ...beginFilters })}>Wis filters</Button>
    </Stack>
  )
}

function Therapeuten() {
  const vestigingen = useLoaderData()
  const [filters, zetFilters] = useState({ ...beginFilters })
  const [plekken, zetPlekken] = useState(37)
  const zoek = useVertraagd(filters.zoek, 350)
  const { data: therapeuten, isPending } = useQuery(opvragen('/therapeuten'))
  useEffect(() => { const klok = setInterval(() => zetPlekken((n) => (n > 24 ? n - 1 : 37)), 5000); return () => clearInterval(klok) }, [])
  const gevonden = (therapeuten ?? []).filter((t) =>
    (t.naam + ' ' + t.klachten).toLowerCase().includes(zoek.toLowerCase()) &&
    (filters.vakken.length === 0 || filters.vakken.includes(t.vak)) &&
    (filters.vestigingen.length === 0 || filters.vestigingen.some((v) => v.value === t.vestiging)) &&
    (!filters.alleenVrij || t.vrij))
  return (
    <>
      <Kop titel="Onze therapeuten">Deze week zijn er nog <b>{plekken}</b> vrije plekken.</Kop>
      <Grid templateColumns={{ base: '1fr', lg: '260px 1fr' }} gap="8">
        <Filters filters={filters} zetFilters={zetFilters} vestigingen={vestigingen} />
        <Box>
          <Text mb="3" id="aantal" aria-live="polite">{isPending ? 'Laden…' : gevonden.length + ' therapeuten'}</Text>
          {isPending ? <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">{Array.from({ length: 6 }, (_, i) => <Skeleton key={i} height="150px" />)}</SimpleGrid>
            : gevonden.length === 0 ? <Alert.Root status="info"><Alert.Indicator /><Alert.Title>Geen therapeuten gevonden. Probeer een ander woord.</Alert.Title></Alert.Root> : (
            <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
              <AnimatePresence>{gevonden.map((t) => (
                <motion.div key={t.id} layout initial={{ opacity: 0 }} animate={{ opacity: 1 }} exit={{ opacity: 0 }}>
                  <Card.Root size="sm"><Card.Body gap="1">
                    <HStack justify="space-between"><HStack><Avatar.Root><Avatar.Fallback name={t.naam} /></Avatar.Root><Stack gap="0"><Text fontWeight="bold">{t.naam}</Text><Text fontSize="sm" color="fg.muted">{t.vak}</Text></Stack></HStack><Hart therapeut={t} /></HStack>
                    <Text fontSize="sm">{t.klachten}</Text>
                    <HStack justify="space-between"><Badge colorPalette={t.vrij ? 'green' : 'gray'}>{t.vrij ? 'Deze week plek' : 'Volgende week'}</Badge><Link to={'/therapeuten/' + t.id} className="tekstlink">Profiel</Link></HStack>
                  </Card.Body></Card.Root>
                </motion.div>
              ))}</AnimatePresence>
            </SimpleGrid>
          )}
        </Box>
      </Grid>
    </>
  )
}

function Balie() {
  const [open, zetOpen] = useState(false)
  useEffect(() => { const klok = setTimeout(() => zetOpen(false), 400); return () => clearTimeout(klok) }, [])
  return (
    <div className="balie" style={{ opacity: open ? 1 : 0 }} aria-hidden={!open}>
      <b>Chat met de balie</b><p>Stel uw vraag, wij antwoorden binnen enkele minuten.</p><textarea rows="2" tabIndex={open ? 0 : -1} placeholder="Uw vraag" />
    </div>
  )
}

function Kopieer({ tekst }) {
  const [klaar, zetKlaar] = useState(false)
  const kopieer = async () => {
    await navigator.clipboard?.writeText(tekst).catch(() => {
      getSelection().selectAllChildren(document.getElementById('big'))
      document.execCommand('copy')
      getSelection().removeAllRanges()
    })
    zetKlaar(true)
    setTimeout(() => zetKlaar(false), 2200)
  }
  return <Button id="kopieer" size="xs" variant="surface" onClick={kopieer}>{klaar ? 'Gekopieerd' : 'Kopieer'}</Button>
}

function Therapeut() {
  const t = useLoaderData()
  const navigate = useNavigate()
  const voornaam = t.naam.split(' ')[0]
  return (
    <>
      <Kop titel={t.naam}>{t.vak} in {t.plaats}</Kop>
      <Stack gap="6" maxW="2xl">
        <HStack gap="4" wrap="wrap">
          <Text>BIG-nummer <b id="big">{t.big}</b></Text>
          <Kopieer tekst={t.big} />
          <Popover.Root ids={{ trigger: 'big-uitleg' }} positioning={{ placement: 'bottom' }}>
            <Popover.Trigger asChild><Button size="xs" variant="outline">Wat is dit?</Button></Popover.Trigger>
            <Portal><Popover.Positioner><Popover.Content><Popover.Arrow /><Popover.Body><Popover.Title fontWeight="medium">Beroepsregister</Popover.Title><Text>Met dit nummer controleert u of een zorgverlener bevoegd is.</Text></Popover.Body></Popover.Content></Popover.Positioner></Portal>
          </Popover.Root>
        </HStack>
        <Text>{t.klachten}. {voornaam} werkt sinds {t.sinds} bij Lindehof en behandelt op maandag, dinsdag en donderdag.</Text>
        <Accordion.Root collapsible multiple>
          {[['opleiding', 'Opleiding', 'Hogeschool Utrecht, daarna een master in ' + t.vak.toLowerCase() + '.'], ['werkwijze', 'Werkwijze', 'Eerst een rustig gesprek, dan onderzoek en een plan in duidelijke stappen.'], ['talen', 'Talen', 'Nederlands, Engels en een beetje Duits.']].map(([waarde, kop, tekst]) => (
            <Accordion.Item key={waarde} value={waarde}><Accordion.ItemTrigger>{kop}<Accordion.ItemIndicator /></Accordion.ItemTrigger><Accordion.ItemContent><Accordion.ItemBody>{tekst}</Accordion.ItemBody></Accordion.ItemContent></Accordion.Item>
          ))}
        </Accordion.Root>
        <Heading size="md">Werkdagen</Heading>
        <Table.Root size="sm"><Table.Body>{['Maandag', 'Dinsdag', 'Donderdag'].map((dag, i) => <Table.Row key={dag}><Table.Cell>{dag}</Table.Cell><Table.Cell>{['08:00 tot 16:30', '10:00 tot 20:00', '08:00 tot 16:30'][i]}</Table.Cell></Table.Row>)}</Table.Body></Table.Root>
        {['Ik vind het belangrijk dat mensen begrijpen waar hun klacht vandaan komt.', 'Samen zoeken we oefeningen die in een gewone week passen.'].map((z) => <Text key={z} mb="6">{z}</Text>)}
      </Stack>
      <Box position="fixed" bottom="5" right="5" zIndex="5"><Button id="plan" size="lg" shadow="lg" onClick={() => navigate('/afspraak?therapeut=' + t.id)}>Plan bij {voornaam}</Button></Box>
      <Balie />
    </>
  )
}
`;
