/** Insurance, questions, contact and information. */
export const service = `
function Verzekering() {
  const [maatschappij, zetMaatschappij] = useState('')
  const [pakket, zetPakket] = useState('basis')
  const [polis, zetPolis] = useState('')
  const [verstreken, zetVerstreken] = useState(0)
  const check = useMutation({ mutationFn: () => post('/verzekering?maatschappij=' + maatschappij + '&pakket=' + pakket) })
  useEffect(() => {
    if (!check.isPending) return
    zetVerstreken(0)
    const klok = setInterval(() => zetVerstreken((n) => Math.min(95, n + 4)), 200)
    return () => clearInterval(klok)
  }, [check.isPending])
  const alleenCijfers = (e) => { if (!/^[0-9]$/.test(e.key) && e.key !== 'Backspace') e.preventDefault() }
  return (
    <>
      <Kop titel="Vergoeding controleren">Wij vragen bij uw verzekeraar na wat u vergoed krijgt.</Kop>
      <Stack gap="5" maxW="md">
        <Field.Root><Field.Label>Zorgverzekeraar</Field.Label><NativeSelect.Root><NativeSelect.Field name="maatschappij" value={maatschappij} onChange={(e) => zetMaatschappij(e.target.value)} placeholder="Kies uw verzekeraar"><option value="waterkant">Waterkant</option><option value="duinzicht">Duinzicht</option><option value="onderling">Onderling Zorg</option><option value="eiland">Eilandpolis</option></NativeSelect.Field><NativeSelect.Indicator /></NativeSelect.Root></Field.Root>
        <Field.Root><Field.Label>Polisnummer</Field.Label><Input name="polis" inputMode="numeric" value={polis} onKeyDown={alleenCijfers} onChange={(e) => zetPolis(e.target.value)} /><Field.HelperText>Niet verplicht</Field.HelperText></Field.Root>
        <RadioGroup.Root value={pakket} onValueChange={(staat) => zetPakket(staat.value)}><RadioGroup.Label>Pakket</RadioGroup.Label><HStack gap="5" mt="2" wrap="wrap">{[['basis', 'Alleen basis'], ['plus', 'Aanvullend'], ['compleet', 'Compleet']].map(([waarde, label]) => <RadioGroup.Item key={waarde} value={waarde}><RadioGroup.ItemHiddenInput /><RadioGroup.ItemIndicator /><RadioGroup.ItemText>{label}</RadioGroup.ItemText></RadioGroup.Item>)}</HStack></RadioGroup.Root>
        <Box><Button id="controleer" disabled={!maatschappij} loading={check.isPending} loadingText="Bezig met navragen" onClick={() => check.mutate()}>Controleer vergoeding</Button>{!maatschappij && <Text fontSize="sm" mt="1" color="fg.muted">Kies eerst uw verzekeraar.</Text>}</Box>
        {check.isPending && <Progress.Root value={verstreken} striped animated><Progress.Label mb="1">Wij vragen het na, dit duurt een paar seconden</Progress.Label><Progress.Track><Progress.Range /></Progress.Track></Progress.Root>}
        {check.data && !check.isPending && <Alert.Root status="success" id="uitslag"><Alert.Indicator /><Alert.Content><Alert.Title>U krijgt {check.data.keren} behandelingen vergoed</Alert.Title><Alert.Description>Uw eigen risico blijft {euro(check.data.eigenRisico)}.</Alert.Description></Alert.Content></Alert.Root>}
      </Stack>
    </>
  )
}

const vragen = [
  ['Heb ik een verwijzing nodig?', 'Nee, voor fysiotherapie en mondzorg kunt u zonder verwijzing terecht.'], ['Wat neem ik mee?', 'Een geldig identiteitsbewijs en gegevens van uw verzekering.'], ['Kan ik online verzetten?', 'Ja, tot 24 uur van tevoren in Mijn Lindehof.'],
  ['Behandelen jullie kinderen?', 'Ja, op vier vestigingen werken kinderfysiotherapeuten en kindertandartsen.'], ['Komen jullie aan huis?', 'Bij een medische reden komt een fysiotherapeut bij u langs.'], ['Hoe lang duurt een eerste bezoek?', 'Reken op veertig minuten.'],
  ['Kan ik pinnen?', 'In alle praktijken kunt u met de pas of telefoon betalen.'], ['Hoe krijg ik mijn rontgenfoto?', 'Vraag de balie om een beveiligde link.'], ['Werken jullie met contracten?', 'Met bijna alle verzekeraars hebben wij een contract.'],
]
function Vragen() {
  const [zoek, zetZoek] = useState('')
  const lijst = vragen.filter(([v, a]) => (v + a).toLowerCase().includes(zoek.toLowerCase()))
  return (
    <>
      <Kop titel="Veelgestelde vragen">Staat uw vraag er niet bij? Bel of schrijf ons.</Kop>
      <Input id="zoek-vraag" maxW="sm" mb="5" placeholder="Zoek in de vragen" value={zoek} onChange={(e) => zetZoek(e.target.value)} />
      {lijst.length === 0 ? <Text>Niets gevonden voor “{zoek}”.</Text> : (
        <Accordion.Root collapsible variant="enclosed">{lijst.map(([vraag, antwoord]) => (
          <Accordion.Item key={vraag} value={vraag}><Accordion.ItemTrigger><Box flex="1" textAlign="start">{vraag}</Box><Accordion.ItemIndicator /></Accordion.ItemTrigger><Accordion.ItemContent><Accordion.ItemBody>{antwoord}</Accordion.ItemBody></Accordion.ItemContent></Accordion.Item>
        ))}</Accordion.Root>
      )}
    </>
  )
}

const contactSchema = z.object({ naam: z.string().min(2, 'Vul uw naam in'), email: z.email('Dit e-mailadres klopt niet'), onderwerp: z.string(), bericht: z.string().min(5, 'Schrijf een kort bericht') })
function Contact() {
  const { register, handleSubmit, reset, formState: { errors } } = useForm({ resolver: zodResolver(contactSchema), defaultValues: { naam: '', email: '', onderwerp: 'afspraak', bericht: '' } })
  const stuur = useMutation({ mutationFn: () => post('/contact'), onSuccess: () => { reset(); toaster.success({ title: 'Uw bericht is verstuurd', description: 'U hoort binnen een werkdag van ons.' }) } })
  return (
    <>
      <Kop titel="Contact">Bel 030 555 01 80 op werkdagen van 8 tot 17 uur, of schrijf ons.</Kop>
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="10">
        <form noValidate onSubmit={handleSubmit(() => stuur.mutate())}><Stack gap="4">
          <Field.Root invalid={!!errors.naam}><Field.Label>Naam</Field.Label><Input {...register('naam')} /><Field.ErrorText>{errors.naam?.message}</Field.ErrorText></Field.Root>
          <Field.Root invalid={!!errors.email}><Field.Label>E-mailadres</Field.Label><Input {...register('email')} type="email" /><Field.ErrorText>{errors.email?.message}</Field.ErrorText></Field.Root>
          <Field.Root><Field.Label>Onderwerp</Field.Label><NativeSelect.Root><NativeSelect.Field {...register('onderwerp')}><option value="afspraak">Afspraak</option><option value="rekening">Rekening</option><option value="anders">Iets anders</option></NativeSelect.Field><NativeSelect.Indicator /></NativeSelect.Root></Field.Root>
          <Field.Root invalid={!!errors.bericht}><Field.Label>Bericht</Field.Label><Textarea {...register('bericht')} rows={5} /><Field.ErrorText>{errors.bericht?.message}</Field.ErrorText></Field.Root>
          <Box><Button id="stuur" type="submit" loading={stuur.isPending} loadingText="Versturen">Bericht sturen</Button></Box>
          {stuur.isSuccess && <Alert.Root status="success"><Alert.Indicator /><Alert.Title>Bedankt voor uw bericht</Alert.Title></Alert.Root>}
        </Stack></form>
        <Stack gap="3"><Heading size="md">Bezoekadres</Heading><Text>Maliesingel 18, 3581 BE Utrecht</Text><Text>Spoed buiten kantooruren: bel de huisartsenpost.</Text></Stack>
      </Grid>
    </>
  )
}

const hoofdstukken = ['Uw eerste bezoek', 'Rechten en plichten', 'Uw dossier', 'Klachten', 'Toestemming bij kinderen', 'Kwaliteit', 'Privacy', 'Betalen', 'Samenwerking', 'Hygiene']
const alineas = ['Voor wij beginnen vragen wij naar uw gezondheid, uw medicijnen en wat u van de behandeling verwacht.', 'U beslist samen met uw behandelaar over het plan en kunt altijd om een tweede mening vragen.', 'Gegevens bewaren wij zo lang als de wet voorschrijft, in een systeem dat alleen zorgverleners kunnen openen.', 'Wij werken volgens de richtlijnen van de beroepsverenigingen en toetsen ieder jaar of dat nog klopt.']
const Informatie = () => (
  <>
    <Kop titel="Patienteninformatie">Alles over uw behandeling, uw rechten en onze werkwijze.</Kop>
    <Stack gap="10" maxW="2xl">{hoofdstukken.map((kop, i) => <Box key={kop}><Heading size="lg" mb="3">{kop}</Heading>{alineas.map((a, j) => <Text key={j} mb="4" id={i + j === 0 ? 'eerste-alinea' : undefined}>{a}</Text>)}</Box>)}</Stack>
  </>
)

function Wachttijden() {
  const { data } = useQuery(opvragen('/wachttijden'))
  return (
    <>
      <Kop titel="Wachttijden" />
      {data && <Stack gap="4"><Text fontSize="xl" id="wachttekst">{data.uitleg}</Text>
        <Table.Root><Table.Header><Table.Row><Table.ColumnHeader>Vestiging</Table.ColumnHeader><Table.ColumnHeader>Fysiotherapie</Table.ColumnHeader><Table.ColumnHeader>Mondzorg</Table.ColumnHeader></Table.Row></Table.Header><Table.Body>{data.rijen.map((r) => <Table.Row key={r.naam}><Table.Cell>{r.naam}</Table.Cell><Table.Cell>{r.fysio}</Table.Cell><Table.Cell>{r.mond}</Table.Cell></Table.Row>)}</Table.Body></Table.Root></Stack>}
    </>
  )
}
`;
