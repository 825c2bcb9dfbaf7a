/** The front page: search, carousel, offers, voices, newsletter. */
export const home = `
function SearchBox() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [place, setPlace] = useState(null);
  const [options, setOptions] = useState([]);
  const [loading, setLoading] = useState(false);
  const [from, setFrom] = useState(null);
  const [people, setPeople] = useState('2');
  useEffect(() => {
    if (text.length < 2) return setOptions([]);
    const aborter = new AbortController();
    const timer = setTimeout(() => {
      setLoading(true);
      api('/lugares?q=' + encodeURIComponent(text), { signal: aborter.signal })
        .then((found) => { setOptions(found); setLoading(false); })
        .catch(() => undefined);
    }, 180);
    return () => { clearTimeout(timer); aborter.abort(); };
  }, [text]);
  return (
    <Paper elevation={3} sx={{ p: 2, mt: 3 }} component="form" onSubmit={(event) => { event.preventDefault(); navigate('/furgos'); }}>
      <Grid container spacing={2}>
        <Grid size={{ xs: 12, md: 4 }}>
          <Autocomplete
            id="lugar" options={options} loading={loading} value={place} inputValue={text} onChange={(_, value) => setPlace(value)}
            onInputChange={(_, value) => setText(value)} filterOptions={(all) => all} getOptionLabel={(option) => option.name}
            isOptionEqualToValue={(a, b) => a.id === b.id}
            renderInput={(params) => <TextField {...params} label="¿Dónde recoges la furgo?" />}
          />
        </Grid>
        <Grid size={{ xs: 12, md: 3 }}>
          <DatePicker label="Fecha de recogida" value={from} onChange={setFrom} disablePast sx={{ width: 1 }} slotProps={{ openPickerButton: { id: 'abrir-fecha' }, nextIconButton: { id: 'fecha-siguiente' } }} />
        </Grid>
        <Grid size={{ xs: 12, md: 3 }}>
          <TextField select fullWidth id="personas" label="Viajeros" value={people} onChange={(event) => setPeople(event.target.value)}>
            {['1', '2', '3', '4', '5'].map((n) => <MenuItem key={n} value={n}>{n === '1' ? '1 persona' : n + ' personas'}</MenuItem>)}
          </TextField>
        </Grid>
        <Grid size={{ xs: 12, md: 2 }}><Button id="buscar" type="submit" variant="contained" fullWidth size="large" sx={{ height: 56 }}>Buscar</Button></Grid>
      </Grid>
    </Paper>
  );
}

function PhotoStrip({ id, photos, autoplay }) {
  const plugins = useMemo(() => (autoplay ? [Autoplay({ delay: 4500, stopOnInteraction: true })] : []), [autoplay]);
  const [viewport, embla] = useEmblaCarousel({ loop: true }, plugins);
  const [index, setIndex] = useState(0);
  useEffect(() => {
    if (!embla) return;
    embla.on('select', () => setIndex(embla.selectedScrollSnap()));
  }, [embla]);
  return (
    <Box sx={{ position: 'relative' }} aria-roledescription="carrusel">
      <Box ref={viewport} sx={{ overflow: 'hidden', borderRadius: 3 }}>
        <Box sx={{ display: 'flex' }}>
          {photos.map((photo, n) => (
            <Box key={photo} sx={{ flex: '0 0 100%', minWidth: 0 }}><img src={photo} width="1000" height="420" alt={'Foto ' + (n + 1)} style={{ width: '100%', height: 'auto', display: 'block' }} /></Box>
          ))}
        </Box>
      </Box>
      <IconButton id={id + '-anterior'} aria-label="Foto anterior" onClick={() => embla?.scrollPrev()} sx={{ position: 'absolute', left: 8, top: '45%', bgcolor: '#fffc' }}><ChevronLeftIcon /></IconButton>
      <IconButton id={id + '-siguiente'} aria-label="Foto siguiente" onClick={() => embla?.scrollNext()} sx={{ position: 'absolute', right: 8, top: '45%', bgcolor: '#fffc' }}><ChevronRightIcon /></IconButton>
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'center', mt: 1 }}>
        {photos.map((photo, n) => (
          <Box key={photo} component="button" type="button" aria-label={'Ir a la foto ' + (n + 1)} onClick={() => embla?.scrollTo(n)}
            sx={{ width: 12, height: 12, p: 0, border: 0, borderRadius: 6, bgcolor: n === index ? 'primary.main' : 'grey.400', cursor: 'pointer' }} />
        ))}
      </Stack>
    </Box>
  );
}

function Voices() {
  const { data } = useApi('/voces');
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (!data) return;
    const timer = setInterval(() => setShown((n) => (n + 1) % data.length), 5000);
    return () => clearInterval(timer);
  }, [data]);
  if (!data) return <Skeleton variant="rounded" height={120} />;
  const voice = data[shown];
  return (
    <Fade in key={shown} timeout={500}>
      <Paper sx={{ p: 3, minHeight: 130 }} variant="outlined">
        <Rating readOnly value={voice.stars} size="small" />
        <Typography>{voice.text}</Typography>
        <Typography variant="caption">{voice.who}</Typography>
      </Paper>
    </Fade>
  );
}

function Newsletter() {
  const [done, setDone] = useState(false);
  const form = useFormik({
    initialValues: { correo: '' },
    validationSchema: yup.object({ correo: yup.string().required('Escribe tu correo').email('Este correo no parece correcto') }),
    validateOnBlur: false,
    onSubmit: async (values) => { await api('/boletin', { method: 'POST', body: JSON.stringify(values) }); setDone(true); },
  });
  if (done) return <Alert severity="success" id="boletin-hecho">¡Gracias! Te hemos enviado un correo para confirmar.</Alert>;
  return (
    <form noValidate onSubmit={form.handleSubmit}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ alignItems: 'flex-start' }}>
        <TextField name="correo" type="email" label="Tu correo" size="small" value={form.values.correo} onChange={form.handleChange}
          error={Boolean(form.touched.correo && form.errors.correo)} helperText={form.touched.correo && form.errors.correo} sx={{ minWidth: 280 }} />
        <Button id="suscribir" type="submit" variant="outlined" loading={form.isSubmitting}>Suscribirme</Button>
      </Stack>
    </form>
  );
}

function Home() {
  const [cookies, setCookies] = useKept('brisa-cookies', false);
  const { data: tops } = useApi('/destacadas');
  return (
    <Page title="Tu casa sobre ruedas junto al mar" lead="Alquila una furgo camper en Valencia, Castellón, Dénia o Alicante. Sin mostradores ni letra pequeña: la reservas aquí y la recoges con el móvil.">
      {!cookies && (
        <Alert severity="info" sx={{ mb: 2 }} action={<Button id="aceptar-cookies" color="inherit" size="small" onClick={() => setCookies(true)}>Aceptar</Button>}>
          Usamos cookies propias para recordar tu reserva.
        </Alert>
      )}
      <SearchBox />
      <Typography variant="h5" component="h2" sx={{ mt: 4, mb: 2 }}>Así viajan nuestras furgos</Typography>
      <PhotoStrip id="portada" autoplay photos={[1, 2, 3, 4, 5, 6].map((n) => '/fotos/' + n + '-0.svg')} />
      <Typography variant="h5" component="h2" sx={{ mt: 4, mb: 2 }}>Este mes</Typography>
      <Grid container spacing={2}>
        {[['/ofertas', 'Última hora', 'Hasta un 20 % si sales esta semana.'], ['/ofertas/otono', 'Ofertas de otoño', 'Escapadas de tres noches desde 190 €.'], ['/larga-estancia', 'Un mes o más', 'Pide un presupuesto a medida.'], ['/regalo', 'Regala una escapada', 'Una tarjeta que no caduca.']].map(([to, title, text]) => (
          <Grid key={to} size={{ xs: 12, sm: 6, md: 3 }}>
            <Card sx={{ height: 1 }}><CardContent><Typography variant="h6">{title}</Typography><Typography variant="body2">{text}</Typography></CardContent>
              <CardActions><Button component={Link} to={to} size="small">{title === 'Ofertas de otoño' ? 'Ver ofertas de otoño' : 'Saber más'}</Button></CardActions></Card>
          </Grid>
        ))}
      </Grid>
      <Typography variant="h5" component="h2" sx={{ mt: 4, mb: 2 }}>Las más queridas</Typography>
      {tops ? (
        <Grid container spacing={2}>{tops.map((van) => <Grid key={van.id} size={{ xs: 12, sm: 6, md: 4 }}><VanCard van={van} /></Grid>)}</Grid>
      ) : <Waiting rows={2} height={200} />}
      <Typography variant="h5" component="h2" sx={{ mt: 4, mb: 2 }}>Cómo funciona</Typography>
      <Grid container spacing={2}>
        {['Elige furgo y fechas', 'Añade lo que te haga falta', 'Sube tu carnet y paga', 'Abre la furgo con el móvil'].map((text, n) => (
          <Grid key={text} size={{ xs: 12, sm: 6, md: 3 }}><Paper variant="outlined" sx={{ p: 2, minHeight: 130 }}><Avatar sx={{ bgcolor: 'primary.main', mb: 1 }}>{n + 1}</Avatar><Typography>{text}</Typography></Paper></Grid>
        ))}
      </Grid>
      <Typography variant="h5" component="h2" sx={{ mt: 4, mb: 2 }}>Lo que cuentan al volver</Typography>
      <Voices />
      <Typography variant="h5" component="h2" sx={{ mt: 4, mb: 2 }}>Boletín</Typography>
      <Newsletter />
    </Page>
  );
}
`;
