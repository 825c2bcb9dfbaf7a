/** The steps to an appointment. */
export const wizard = String.raw`
const gegevensSchema = z.object({
  naam: z.string().min(3, 'Vul uw voor- en achternaam in'),
  email: z.email('Dit is geen geldig e-mailadres'),
  geboren: z.string().regex(/^\d{2}-\d{2}-\d{4}$/, 'Schrijf de datum als dd-mm-jjjj'),
})

function Aftellen({ tot, verleng, bezig }) {
  const [nu, zetNu] = useState(Date.now())
  useEffect(() => { const klok = setInterval(() => zetNu(Date.now()), 1000); return () => clearInterval(klok) }, [])
  const over = Math.max(0, Math.round((tot - nu) / 1000))
  return (
    <Alert.Root status="info" size="sm"><Alert.Indicator /><Alert.Content><HStack gap="4" wrap="wrap"><Text id="aftellen">Wij houden deze tijd nog {Math.floor(over / 60)}:{String(over % 60).padStart(2, '0')} voor u vast.</Text>
      <Button id="verleng" size="xs" variant="outline" loading={bezig} loadingText="Even geduld" onClick={verleng}>Langer vasthouden</Button></HStack></Alert.Content></Alert.Root>
  )
}

function StapBehandeling({ keuze, kies }) {
  const { data, isPending } = useQuery(opvragen('/behandelingen'))
  if (isPending) return <Laadt />
  return (
    <RadioCard.Root value={keuze.behandeling ? String(keuze.behandeling.id) : null} onValueChange={(staat) => kies({ behandeling: data.find((b) => String(b.id) === staat.value) })}>
      <RadioCard.Label>Waarvoor komt u?</RadioCard.Label>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="3">
        {data.slice(0, 8).map((b) => (
          <RadioCard.Item key={b.id} value={String(b.id)}><RadioCard.ItemHiddenInput /><RadioCard.ItemControl><RadioCard.ItemContent><RadioCard.ItemText>{b.naam}</RadioCard.ItemText><RadioCard.ItemDescription>{b.minuten} minuten, {euro(b.prijs)}</RadioCard.ItemDescription></RadioCard.ItemContent><RadioCard.ItemIndicator /></RadioCard.ItemControl></RadioCard.Item>
        ))}
      </SimpleGrid>
    </RadioCard.Root>
  )
}

function StapTherapeut({ keuze, kies }) {
  const { data, isPending } = useQuery(opvragen('/therapeuten'))
  if (isPending) return <Laadt />
  return (
    <RadioGroup.Root value={keuze.therapeut ? String(keuze.therapeut.id) : null} onValueChange={(staat) => kies({ therapeut: data.find((t) => String(t.id) === staat.value) })}>
      <Stack gap="3">{data.slice(0, 6).map((t) => (
        <RadioGroup.Item key={t.id} value={String(t.id)}><RadioGroup.ItemHiddenInput /><RadioGroup.ItemIndicator /><RadioGroup.ItemText>{t.naam}, {t.vak.toLowerCase()}</RadioGroup.ItemText></RadioGroup.Item>
      ))}</Stack>
    </RadioGroup.Root>
  )
}

function Kalender({ kies }) {
  return (
    <DatePicker.Root ids={{ trigger: 'kalender' }} locale="nl-NL" maxW="240px" onValueChange={(staat) => staat.value[0] && kies(staat.value[0])} isDateUnavailable={(datum) => datum.toDate('UTC').getUTCDay() % 6 === 0}>
      <DatePicker.Label>Andere datum</DatePicker.Label>
      <DatePicker.Control><DatePicker.Input /><DatePicker.IndicatorGroup><DatePicker.Trigger aria-label="Kalender openen">▦</DatePicker.Trigger></DatePicker.IndicatorGroup></DatePicker.Control>
      <Portal><DatePicker.Positioner><DatePicker.Content><DatePicker.View view="day"><DatePicker.Header /><DatePicker.DayTable /></DatePicker.View></DatePicker.Content></DatePicker.Positioner></Portal>
    </DatePicker.Root>
  )
}

function StapTijd({ keuze, kies }) {
  const [dag, zetDag] = useState(0)
  const { data, isPending } = useQuery(opvragen('/tijden?therapeut=' + (keuze.therapeut?.id ?? 0) + '&dag=' + dag))
  const houdVast = useMutation({
    mutationFn: (tijd) => post('/tijden/' + tijd.id + '/vasthouden'),
    onMutate: (tijd) => kies({ tijd, tot: null }),
    onSuccess: (antwoord) => kies({ tot: Date.now() + antwoord.minuten * 60000 }),
  })
  return (
    <Stack gap="4">
      <SegmentGroup.Root value={String(dag)} onValueChange={(staat) => zetDag(Number(staat.value))}>
        <SegmentGroup.Indicator />
        {['Ma 7', 'Di 8', 'Wo 9', 'Do 10'].map((naam, i) => <SegmentGroup.Item key={naam} value={String(i)}><SegmentGroup.ItemText>{naam}</SegmentGroup.ItemText><SegmentGroup.ItemHiddenInput /></SegmentGroup.Item>)}
      </SegmentGroup.Root>
      <Kalender kies={(datum) => zetDag(datum.day % 4)} />
      {isPending ? <SimpleGrid columns={{ base: 3, md: 6 }} gap="2">{Array.from({ length: 12 }, (_, i) => <Skeleton key={i} height="40px" />)}</SimpleGrid> : (
        <SimpleGrid columns={{ base: 3, md: 6 }} gap="2">{data.map((tijd, i) => (
          <Button key={tijd.id} id={'tijd-' + i} variant={keuze.tijd?.id === tijd.id ? 'solid' : 'outline'} disabled={!tijd.vrij} aria-pressed={keuze.tijd?.id === tijd.id} title={tijd.vrij ? undefined : 'Deze tijd is bezet'} onClick={() => houdVast.mutate(tijd)}>{tijd.uur}</Button>
        ))}</SimpleGrid>
      )}
      {keuze.tijd && (keuze.tot ? <Aftellen tot={keuze.tot} bezig={houdVast.isPending} verleng={() => houdVast.mutate(keuze.tijd)} /> : <Text fontSize="sm">Wij leggen {keuze.tijd.uur} voor u vast…</Text>)}
    </Stack>
  )
}

function StapGegevens({ formulier }) {
  const { register, formState: { errors } } = formulier
  return (
    <Stack gap="4" maxW="md">
      {[['naam', 'Naam', ''], ['email', 'E-mailadres', ''], ['geboren', 'Geboortedatum', 'dd-mm-jjjj']].map(([naam, label, voorbeeld]) => (
        <Field.Root key={naam} invalid={!!errors[naam]}><Field.Label>{label}</Field.Label><Input {...register(naam)} placeholder={voorbeeld} /><Field.ErrorText>{errors[naam]?.message}</Field.ErrorText></Field.Root>
      ))}
    </Stack>
  )
}

const stappen = ['Behandeling', 'Therapeut', 'Tijd', 'Gegevens', 'Controle']

function Afspraak() {
  const [stap, zetStap] = useState(0)
  const [keuze, zetKeuze] = useState({})
  const navigate = useNavigate()
  const kies = (deel) => zetKeuze((oud) => ({ ...oud, ...deel }))
  const formulier = useForm({ resolver: zodResolver(gegevensSchema), defaultValues: { naam: '', email: '', geboren: '' } })
  const boek = useMutation({
    mutationFn: () => post('/afspraken?tijd=' + keuze.tijd.id + '&therapeut=' + keuze.therapeut.id),
    onSuccess: (antwoord) => navigate('/afspraak/bevestigd/' + antwoord.id),
  })
  const klaar = [keuze.behandeling, keuze.therapeut, keuze.tot, true, true][stap]
  const verder = async () => {
    if (stap === 3 && !(await formulier.trigger(undefined, { shouldFocus: true }))) return
    zetStap(stap + 1)
  }
  const opnieuw = () => { zetStap(0); zetKeuze({}); formulier.reset() }
  return (
    <>
      <Kop titel="Afspraak maken">In vijf korte stappen. U kunt tot 24 uur van tevoren kosteloos verzetten.</Kop>
      <Steps.Root step={stap} onStepChange={(staat) => zetStap(staat.step)} count={5} size="sm" linear mb="6">
        <Steps.List>{stappen.map((naam, index) => (
          <Steps.Item key={naam} index={index} title={naam}><Steps.Indicator /><Steps.Title hideBelow="md">{naam}</Steps.Title><Steps.Separator /></Steps.Item>
        ))}</Steps.List>
      </Steps.Root>
      <Box minH="300px">
        <AnimatePresence mode="wait"><motion.div key={stap} initial={{ x: 24, opacity: 0 }} animate={{ x: 0, opacity: 1 }} exit={{ x: -24, opacity: 0 }} transition={{ duration: 0.18 }}>
          <Heading size="lg" mb="4">{stap + 1}. {stappen[stap]}</Heading>
          {stap === 0 && <StapBehandeling keuze={keuze} kies={kies} />}
          {stap === 1 && <StapTherapeut keuze={keuze} kies={kies} />}
          {stap === 2 && <StapTijd keuze={keuze} kies={kies} />}
          {stap === 3 && <StapGegevens formulier={formulier} />}
          {stap === 4 && (
            <Stack gap="2" id="overzicht"><Text><b>{keuze.behandeling.naam}</b>, {euro(keuze.behandeling.prijs)}</Text><Text>Bij {keuze.therapeut.naam}</Text><Text>Om {keuze.tijd.uur} uur</Text><Text>Op naam van {formulier.getValues('naam')}</Text>
              <Text fontSize="sm" color="fg.muted">U krijgt een bevestiging per e-mail.</Text></Stack>
          )}
        </motion.div></AnimatePresence>
      </Box>
      <HStack gap="3" mt="6" wrap="wrap">
        {stap > 0 && <Button id="terug" variant="outline" onClick={() => zetStap(stap - 1)}>Vorige</Button>}
        {stap < 4 && <Button id="verder" disabled={!klaar} onClick={verder}>Volgende</Button>}
        {stap === 4 && <Button id="bevestig" loading={boek.isPending} loadingText="Bevestigen" onClick={() => boek.mutate()}>Afspraak bevestigen</Button>}
        {stap > 0 && <Button id="opnieuw" variant="ghost" onClick={opnieuw}>Opnieuw beginnen</Button>}
        {stap < 4 && !klaar && <Text fontSize="sm" color="fg.muted">Maak eerst een keuze.</Text>}
      </HStack>
    </>
  )
}

const Bevestigd = () => <><Kop titel="Uw afspraak staat vast">U vindt de afspraak ook in Mijn Lindehof.</Kop><Link to="/mijn" className="tekstlink">Naar mijn afspraken</Link></>
`;
