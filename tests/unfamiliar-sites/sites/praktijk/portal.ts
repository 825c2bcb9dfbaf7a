/** The account of a patient. */
export const portal = `
async function inloggen({ request }) {
  const gegevens = await request.formData()
  const naar = new URL(request.url).searchParams.get('naar') ?? '/mijn'
  if (String(gegevens.get('wachtwoord')).length < 6) return { fout: 'E-mailadres en wachtwoord horen niet bij elkaar' }
  await post('/inloggen')
  return redirect(naar)
}
const achterSlot = (pad) => async ({ request }) => {
  if (!isIngelogd()) throw redirect('/inloggen?naar=' + new URL(request.url).pathname)
  return pad ? laad(pad) : null
}

function Inloggen() {
  const antwoord = useActionData()
  const bezig = useNavigation().state !== 'idle'
  return (
    <Box maxW="sm"><Kop titel="Inloggen">Bekijk uw afspraken, rekeningen en berichten.</Kop>
      <RouterForm method="post"><Stack gap="4">
        <Field.Root><Field.Label>E-mailadres</Field.Label><Input name="gebruiker" type="email" autoComplete="username" /></Field.Root>
        <Field.Root invalid={!!antwoord?.fout}><Field.Label>Wachtwoord</Field.Label><Input name="wachtwoord" type="password" /><Field.ErrorText>{antwoord?.fout}</Field.ErrorText></Field.Root>
        <Button id="inloggen" type="submit" loading={bezig} loadingText="Inloggen">Inloggen</Button>
      </Stack></RouterForm>
    </Box>
  )
}

function Mijn() {
  return (
    <>
      <HStack as="nav" gap="5" mb="6" wrap="wrap" aria-label="Mijn Lindehof">
        {[['/mijn', 'Afspraken'], ['/mijn/facturen', 'Facturen'], ['/mijn/berichten', 'Berichten'], ['/mijn/gegevens', 'Gegevens'], ['/mijn/behandelplan', 'Behandelplan']].map(([pad, naam]) => <NavLink key={pad} to={pad} end className="hoofdlink">{naam}</NavLink>)}
      </HStack>
      <Outlet />
    </>
  )
}

function Verzet({ afspraak }) {
  const [open, zetOpen] = useState(false)
  const [keuze, zetKeuze] = useState(null)
  const client = useQueryClient()
  const { data: tijden } = useQuery({ ...opvragen('/tijden?therapeut=' + afspraak.therapeut + '&dag=1'), enabled: open })
  const verzet = useMutation({ mutationFn: (tijd) => post('/mijn/afspraken/' + afspraak.id + '/verzetten?tijd=' + tijd.id), onSuccess: () => { zetOpen(false); client.invalidateQueries({ queryKey: ['/mijn/afspraken'] }) } })
  const bevestig = () => {
    const gekozen = tijden.find((tijd) => tijd.id === keuze.value)
    toaster.loading({ id: 'verzet', title: 'Verzetten naar ' + gekozen.uur })
    verzet.mutate(gekozen)
  }
  return (
    <Dialog.Root ids={{ trigger: 'verzet-' + afspraak.id }} open={open} onOpenChange={(staat) => zetOpen(staat.open)}>
      <Dialog.Trigger asChild><Button size="sm">Verzetten</Button></Dialog.Trigger>
      <Portal><Dialog.Backdrop /><Dialog.Positioner><Dialog.Content>
        <Dialog.Header><Dialog.Title>Afspraak verzetten</Dialog.Title></Dialog.Header>
        <Dialog.Body>
          {tijden ? (
            <RadioGroup.Root value={keuze} onValueChange={(staat) => zetKeuze(staat.value)}><RadioGroup.Label>Dinsdag 8 december</RadioGroup.Label>
              <SimpleGrid columns={3} gap="3" mt="3">{tijden.filter((tijd) => tijd.vrij).slice(0, 6).map((tijd) => <RadioGroup.Item key={tijd.id} value={String(tijd.id)}><RadioGroup.ItemHiddenInput /><RadioGroup.ItemIndicator /><RadioGroup.ItemText>{tijd.uur}</RadioGroup.ItemText></RadioGroup.Item>)}</SimpleGrid>
            </RadioGroup.Root>
          ) : <Skeleton height="120px" />}
        </Dialog.Body>
        <Dialog.Footer><Button variant="outline" onClick={() => zetOpen(false)}>Sluiten</Button><Button id={'bevestig-' + afspraak.id} disabled={!keuze} onClick={bevestig}>Nieuwe tijd bevestigen</Button></Dialog.Footer>
      </Dialog.Content></Dialog.Positioner></Portal>
    </Dialog.Root>
  )
}

function Annuleer({ afspraak }) {
  const client = useQueryClient()
  const sleutel = ['/mijn/afspraken']
  const zetStatus = (status) => client.setQueryData(sleutel, (oud) => oud.map((a) => (a.id === afspraak.id ? { ...a, status } : a)))
  const herstel = useMutation({ mutationFn: () => post('/mijn/afspraken/' + afspraak.id + '/herstellen'), onMutate: () => zetStatus('gepland') })
  const annuleer = useMutation({
    mutationFn: () => post('/mijn/afspraken/' + afspraak.id + '/annuleren'),
    onMutate: () => zetStatus('geannuleerd'),
    onSuccess: () => toaster.create({ type: 'info', title: 'Afspraak geannuleerd', duration: 6000, action: { label: 'Ongedaan maken', onClick: () => herstel.mutate() } }),
  })
  return (
    <Dialog.Root role="alertdialog" ids={{ trigger: 'annuleer-' + afspraak.id }}>
      <Dialog.Trigger asChild><Button size="sm" variant="outline" colorPalette="red">Annuleren</Button></Dialog.Trigger>
      <Portal><Dialog.Backdrop /><Dialog.Positioner><Dialog.Content>
        <Dialog.Header><Dialog.Title>Afspraak annuleren?</Dialog.Title></Dialog.Header>
        <Dialog.Body><Text>{afspraak.wanneer} bij {afspraak.bij}. Annuleren is kosteloos.</Text></Dialog.Body>
        <Dialog.Footer><Dialog.ActionTrigger asChild><Button variant="outline" id={'behoud-' + afspraak.id}>Behouden</Button></Dialog.ActionTrigger><Dialog.ActionTrigger asChild><Button id={'ja-' + afspraak.id} colorPalette="red" onClick={() => annuleer.mutate()}>Ja, annuleren</Button></Dialog.ActionTrigger></Dialog.Footer>
        <Dialog.CloseTrigger asChild><CloseButton size="sm" aria-label="Sluiten" /></Dialog.CloseTrigger>
      </Dialog.Content></Dialog.Positioner></Portal>
    </Dialog.Root>
  )
}

function Afspraken() {
  const { data: afspraken = [] } = useQuery(opvragen('/mijn/afspraken'))
  return (
    <>
      <Heading as="h1" size="2xl" mb="4">Dag mevrouw De Wit</Heading>
      <Stack gap="4">{afspraken.map((a) => (
        <Card.Root key={a.id} id={'afspraak-' + a.id} opacity={a.status === 'geannuleerd' ? 0.55 : 1} transition="opacity 0.2s"><Card.Body gap="2">
          <HStack justify="space-between"><Text fontWeight="bold">{a.wanneer}</Text><Badge colorPalette={a.status === 'gepland' ? 'green' : 'gray'}>{a.status}</Badge></HStack>
          <Text>{a.wat} bij {a.bij}, {a.waar}</Text>
          {a.status === 'gepland' && <HStack gap="3"><Verzet afspraak={a} /><Box><Annuleer afspraak={a} /></Box></HStack>}
        </Card.Body></Card.Root>
      ))}</Stack>
    </>
  )
}

const kolommen = [['nummer', 'Factuur'], ['datum', 'Datum'], ['wat', 'Omschrijving'], ['bedrag', 'Bedrag'], ['status', 'Status']]
function Facturen() {
  const [stand, zetStand] = useState({ kolom: 'datum', richting: 'af', pagina: 1 })
  const { data, isFetching } = useQuery({ ...opvragen('/mijn/facturen?kolom=' + stand.kolom + '&richting=' + stand.richting + '&pagina=' + stand.pagina), placeholderData: (vorige) => vorige })
  const sorteer = (kolom) => zetStand((s) => ({ kolom, richting: s.kolom === kolom && s.richting === 'op' ? 'af' : 'op', pagina: 1 }))
  return (
    <>
      <Heading as="h1" size="2xl" mb="4">Facturen</Heading>
      {!data ? <Laadt /> : (
        <Box opacity={isFetching ? 0.5 : 1}>
          <Table.ScrollArea><Table.Root interactive id="facturen"><Table.Header><Table.Row>{kolommen.map(([sleutel, naam]) => <Table.ColumnHeader key={sleutel} aria-sort={stand.kolom === sleutel ? (stand.richting === 'op' ? 'ascending' : 'descending') : 'none'}><button type="button" className="sorteer" id={'sorteer-' + sleutel} onClick={() => sorteer(sleutel)}>{naam} {stand.kolom === sleutel ? (stand.richting === 'op' ? '▲' : '▼') : ''}</button></Table.ColumnHeader>)}</Table.Row></Table.Header>
            <Table.Body>{data.items.map((f) => <Table.Row key={f.nummer}><Table.Cell>{f.nummer}</Table.Cell><Table.Cell>{f.datum}</Table.Cell><Table.Cell>{f.wat}</Table.Cell><Table.Cell className="bedrag">{euro(f.bedrag)}</Table.Cell><Table.Cell><Badge colorPalette={f.status === 'betaald' ? 'green' : 'orange'}>{f.status}</Badge></Table.Cell></Table.Row>)}</Table.Body></Table.Root></Table.ScrollArea>
          <Pagination.Root ids={{ prevTrigger: 'pagina-terug', nextTrigger: 'pagina-verder' }} count={data.totaal} pageSize={8} page={stand.pagina} onPageChange={(staat) => zetStand({ ...stand, pagina: staat.page })} mt="4"><HStack gap="2">
            <Pagination.PrevTrigger asChild><IconButton variant="ghost" aria-label="Vorige pagina">‹</IconButton></Pagination.PrevTrigger>
            <Pagination.Items render={(pagina) => <IconButton variant={{ base: 'ghost', _selected: 'outline' }}>{pagina.value}</IconButton>} />
            <Pagination.NextTrigger asChild><IconButton variant="ghost" aria-label="Volgende pagina">›</IconButton></Pagination.NextTrigger>
          </HStack></Pagination.Root>
        </Box>
      )}
    </>
  )
}

function Berichten() {
  const { data: berichten = [] } = useQuery(opvragen('/mijn/berichten'))
  const [tekst, zetTekst] = useState('')
  useQuery({ queryKey: ['nieuwe-berichten'], queryFn: () => api('/mijn/berichten/nieuw').then(() => []), refetchInterval: 5000 })
  const stuur = useMutation({ mutationFn: () => post('/mijn/berichten'), onSuccess: () => zetTekst('') })
  return (
    <>
      <Heading as="h1" size="2xl" mb="4">Berichten met de praktijk</Heading>
      <Stack gap="3" maxW="2xl" bg="gray.50" p="4" rounded="md">{berichten.map((b) => <Box key={b.id} alignSelf={b.vanMij ? 'flex-end' : 'flex-start'} bg={b.vanMij ? 'teal.100' : 'white'} p="3" rounded="md" maxW="80%"><Text>{b.tekst}</Text><Text fontSize="xs" color="fg.muted">{b.wanneer}</Text></Box>)}</Stack>
      <Stack maxW="2xl" mt="4" gap="3"><Textarea name="bericht" aria-label="Uw bericht" placeholder="Typ een bericht" value={tekst} onChange={(e) => zetTekst(e.target.value)} /><Box><Button id="verstuur-bericht" disabled={!tekst} loading={stuur.isPending} loadingText="Versturen" onClick={() => stuur.mutate()}>Versturen</Button></Box></Stack>
    </>
  )
}

function Gegevens() {
  const gegevens = useLoaderData()
  const { register, handleSubmit } = useForm({ defaultValues: gegevens })
  const bewaar = useMutation({
    mutationFn: () => api('/mijn/gegevens', { method: 'PUT' }),
    onSuccess: () => toaster.success({ title: 'Uw gegevens zijn bijgewerkt' }),
    onError: (fout) => toaster.error({ title: 'Bijwerken is niet gelukt', description: fout.detail }),
  })
  return (
    <>
      <Heading as="h1" size="2xl" mb="4">Mijn gegevens</Heading>
      <form onSubmit={handleSubmit(() => bewaar.mutate())}><Stack gap="4" maxW="md">
        {[['straat', 'Straat en huisnummer'], ['postcode', 'Postcode'], ['plaats', 'Plaats']].map(([naam, label]) => <Field.Root key={naam}><Field.Label>{label}</Field.Label><Input {...register(naam)} /></Field.Root>)}
        <Box><Button id="bewaar-adres" type="submit" loading={bewaar.isPending}>Adres opslaan</Button></Box>
      </Stack></form>
    </>
  )
}

function Behandelplan() {
  const plan = useLoaderData()
  return <><Heading as="h1" size="2xl" mb="4">Behandelplan</Heading><Stack gap="3">{plan.stappen.map((stap) => <Text key={stap}>{stap}</Text>)}</Stack></>
}
`;
