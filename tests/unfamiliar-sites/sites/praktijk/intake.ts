/** The questionnaire before the first appointment. */
export const intake = String.raw`
const intakeSchema = z.object({
  naam: z.string().min(3, 'Vul uw naam in'),
  telefoon: z.string().regex(/^\+31[1-9]\d{8}$/, 'Ongeldige invoer'),
  klacht: z.string().optional(),
})

const zones = [
  ['hoofd', 'Hoofd', 'M85 12 h30 v34 h-30 z'], ['nek', 'Nek', 'M90 48 h20 v14 h-20 z'], ['schouders', 'Schouders', 'M55 64 h90 v22 h-90 z'], ['rug', 'Bovenrug', 'M66 88 h68 v44 h-68 z'], ['onderrug', 'Onderrug', 'M66 134 h68 v34 h-68 z'],
  ['linkerarm', 'Linkerarm', 'M36 66 h16 v100 h-16 z'], ['rechterarm', 'Rechterarm', 'M148 66 h16 v100 h-16 z'], ['heup', 'Heup', 'M66 170 h68 v22 h-68 z'], ['linkerbeen', 'Linkerbeen', 'M68 194 h28 v110 h-28 z'], ['rechterbeen', 'Rechterbeen', 'M104 194 h28 v110 h-28 z'],
]

function Lichaam({ gekozen, wissel }) {
  return (
    <svg id="lichaam" viewBox="0 0 200 320" width="220" height="352" role="group" aria-label="Plaats van de pijn">
      {zones.map(([sleutel, naam, vorm]) => (
        <motion.path key={sleutel} id={'zone-' + sleutel} d={vorm} role="checkbox" tabIndex={0} aria-checked={gekozen.includes(sleutel)} aria-label={naam} stroke="#fff" strokeWidth="2" style={{ cursor: 'pointer' }}
          animate={{ fill: gekozen.includes(sleutel) ? '#ea580c' : '#a7c9c5' }} transition={{ duration: 0.15 }}
          onClick={() => wissel(sleutel)} onKeyDown={(e) => { if (e.key === ' ' || e.key === 'Enter') { e.preventDefault(); wissel(sleutel) } }} />
      ))}
    </svg>
  )
}

function Intake() {
  const [pijn, zetPijn] = useState([4])
  const [gekozen, zetGekozen] = useState([])
  const [duur, zetDuur] = useState('weken')
  const [bewaard, zetBewaard] = useState('')
  const { register, handleSubmit, formState: { errors } } = useForm({ resolver: zodResolver(intakeSchema), defaultValues: { naam: '', telefoon: '', klacht: '' } })
  const verstuur = useMutation({ mutationFn: () => post('/intake'), onSuccess: () => toaster.success({ title: 'Bedankt, wij hebben uw antwoorden' }) })
  const wissel = (sleutel) => zetGekozen((oud) => (oud.includes(sleutel) ? oud.filter((s) => s !== sleutel) : [...oud, sleutel]))
  const eerste = useRef(true)
  useEffect(() => {
    if (eerste.current) { eerste.current = false; return }
    const klok = setTimeout(() => api('/intake/concept', { method: 'PUT' }).then(() => zetBewaard(new Date().toLocaleTimeString('nl-NL'))), 800)
    return () => clearTimeout(klok)
  }, [pijn, gekozen, duur])
  return (
    <>
      <Kop titel="Vragenlijst vooraf">Met uw antwoorden kan de therapeut zich voorbereiden. Uw antwoorden worden onderweg bewaard.</Kop>
      <form onSubmit={handleSubmit(() => verstuur.mutate())} noValidate>
        <Stack gap="8" maxW="3xl">
          <Grid templateColumns={{ base: '1fr', md: '240px 1fr' }} gap="8">
            <Box><Text fontWeight="medium" mb="2">Waar heeft u pijn?</Text><Lichaam gekozen={gekozen} wissel={wissel} /></Box>
            <Stack gap="6">
              <HStack wrap="wrap" minH="32px" id="plaatsen">{gekozen.length === 0 ? <Text fontSize="sm" color="fg.muted">Nog geen plaats gekozen</Text> : gekozen.map((s) => <Tag.Root key={s} closable="true"><Tag.Label>{zones.find((z) => z[0] === s)[1]}</Tag.Label><Tag.EndElement><Tag.CloseTrigger onClick={() => wissel(s)} /></Tag.EndElement></Tag.Root>)}</HStack>
              <Slider.Root id="pijn" value={pijn} onValueChange={(staat) => zetPijn(staat.value)} min={0} max={10} width="full">
                <HStack justify="space-between"><Slider.Label>Hoeveel pijn heeft u?</Slider.Label><Slider.ValueText /></HStack>
                <Slider.Control><Slider.Track><Slider.Range /></Slider.Track><Slider.Thumbs /></Slider.Control>
              </Slider.Root>
              <RadioGroup.Root value={duur} onValueChange={(staat) => zetDuur(staat.value)}><RadioGroup.Label>Hoe lang al?</RadioGroup.Label><HStack gap="5" wrap="wrap" mt="2">{[['dagen', 'Enkele dagen'], ['weken', 'Enkele weken'], ['maanden', 'Maanden']].map(([waarde, label]) => <RadioGroup.Item key={waarde} value={waarde}><RadioGroup.ItemHiddenInput /><RadioGroup.ItemIndicator /><RadioGroup.ItemText>{label}</RadioGroup.ItemText></RadioGroup.Item>)}</HStack></RadioGroup.Root>
              <Text fontSize="sm" color="fg.muted" minH="20px">{bewaard && 'Concept bewaard om ' + bewaard}</Text>
            </Stack>
          </Grid>
          <FileUpload.Root id="bestanden" maxFiles={3} maxFileSize={5000000} accept={['image/*', 'application/pdf']}>
            <FileUpload.HiddenInput data-testid="bestand" />
            <FileUpload.Label>Verwijsbrief of foto</FileUpload.Label>
            <FileUpload.Trigger asChild><Button variant="outline" size="sm">Bestand kiezen</Button></FileUpload.Trigger>
            <FileUpload.List showSize clearable />
          </FileUpload.Root>
          <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5">
            <Field.Root invalid={!!errors.naam} required><Field.Label>Naam</Field.Label><Input {...register('naam')} /><Field.ErrorText>{errors.naam?.message}</Field.ErrorText></Field.Root>
            <Field.Root invalid={!!errors.telefoon} required><Field.Label>Telefoonnummer</Field.Label><Input {...register('telefoon')} type="tel" placeholder="06 12345678" /><Field.ErrorText>{errors.telefoon?.message}</Field.ErrorText></Field.Root>
          </Grid>
          <Field.Root><Field.Label>Toelichting</Field.Label><Textarea {...register('klacht')} rows={4} /><Field.HelperText>Bijvoorbeeld wanneer de pijn begint</Field.HelperText></Field.Root>
          <Box><Button id="verstuur-intake" type="submit" loading={verstuur.isPending}>Vragenlijst versturen</Button></Box>
        </Stack>
      </form>
    </>
  )
}
`;
