/** Help, offers, gift cards, forms, terms and the routes of the app. */
export const service = `
function Help() {
  const { data: questions } = useApi('/preguntas');
  const [open, setOpen] = useState(null);
  const [text, setText] = useState('');
  const shown = questions?.filter((one) => one.q.toLowerCase().includes(text.trim().toLowerCase()));
  return (
    <Page title="Ayuda" maxWidth="md">
      <TextField fullWidth name="duda" label="Busca tu duda" value={text} onChange={(event) => setText(event.target.value)} sx={{ mb: 3 }} />
      {shown ? (
        <Box id="preguntas">
          {shown.map((one, n) => (
            <Accordion key={one.q} expanded={open === one.q} onChange={(_, isOpen) => setOpen(isOpen ? one.q : null)}>
              <AccordionSummary className="pregunta" expandIcon={<ExpandMoreIcon />} id={'pregunta-' + n}><Typography>{one.q}</Typography></AccordionSummary>
              <AccordionDetails>{one.a}</AccordionDetails>
            </Accordion>
          ))}
          {shown.length === 0 && <Alert severity="info">No hay respuestas con «{text}». Escríbenos y te contestamos hoy.</Alert>}
        </Box>
      ) : <Waiting rows={6} height={48} />}
    </Page>
  );
}

function Countdown() {
  const [left, setLeft] = useState(3 * 3600 + 1225);
  useEffect(() => {
    const timer = setInterval(() => setLeft((n) => n - 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const two = (n) => String(n).padStart(2, '0');
  return <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>Terminan en {two(Math.floor(left / 3600))}:{two(Math.floor(left / 60) % 60)}:{two(left % 60)}</Typography>;
}

function Offers() {
  const { data } = useApi('/ofertas');
  const [copied, setCopied] = useState('');
  const copy = (code) => {
    navigator.clipboard?.writeText(code).catch(() => undefined);
    setCopied(code);
    setTimeout(() => setCopied(''), 2000);
  };
  return (
    <Page title="Ofertas de última hora">
      <Countdown />
      <Grid container spacing={2} sx={{ mt: 1 }}>
        {data ? data.map((offer) => (
          <Grid key={offer.code} size={{ xs: 12, sm: 6 }}>
            <Paper variant="outlined" sx={{ p: 2 }} className="oferta">
              <Typography variant="h6">{offer.title}</Typography>
              <Typography>{offer.text}</Typography>
              <Stack direction="row" spacing={2} sx={{ mt: 1, alignItems: 'center' }}>
                <Box component="code" id={'codigo-' + offer.code} sx={{ bgcolor: '#eee', px: 1, py: 0.5 }}>{offer.code}</Box>
                <Button id={'copiar-' + offer.code} size="small" startIcon={<ContentCopyIcon />} onClick={() => copy(offer.code)}>{copied === offer.code ? 'Copiado' : 'Copiar código'}</Button>
              </Stack>
            </Paper>
          </Grid>
        )) : <Grid size={12}><Waiting rows={3} /></Grid>}
      </Grid>
    </Page>
  );
}

function Autumn() {
  return <Page title="Ofertas de otoño"><Alert severity="info">Esta campaña ha terminado. No hay ninguna oferta de otoño disponible.</Alert></Page>;
}

const designs = ['Playa', 'Montaña', 'Faro', 'Olivos', 'Atardecer', 'Naranjos'];

function DesignPicker({ open, onPick, onClose }) {
  const [text, setText] = useState('');
  return (
    <Dialog open={open} fullWidth aria-labelledby="diseno-titulo">
      <DialogTitle id="diseno-titulo" sx={{ display: 'flex', justifyContent: 'space-between' }}>
        Elige un diseño
        <Box component="span" className="cerrar" onClick={onClose} sx={{ cursor: 'pointer' }}><CloseIcon /></Box>
      </DialogTitle>
      <DialogContent>
        <TextField fullWidth size="small" label="Buscar un diseño" name="diseno" value={text} onChange={(event) => setText(event.target.value)} sx={{ my: 1 }} />
        <Grid container spacing={1}>
          {designs.filter((name) => name.toLowerCase().includes(text.toLowerCase())).map((name, n) => (
            <Grid key={name} size={4}>
              <Box className="diseno" onClick={() => onPick(name)} sx={{ cursor: 'pointer', p: 1, border: '1px solid #ddd', borderRadius: 2 }}><img src={'/fotos/' + (40 + n) + '-0.svg'} alt="" style={{ width: '100%' }} /><Typography variant="body2">{name}</Typography></Box>
            </Grid>
          ))}
        </Grid>
      </DialogContent>
    </Dialog>
  );
}

function Gift() {
  const [amount, setAmount] = useState(150);
  const [delivery, setDelivery] = useState('correo');
  const [month, setMonth] = useState('mayo');
  const [design, setDesign] = useState('Playa');
  const [open, setOpen] = useState(false);
  return (
    <Page title="Tarjeta regalo" maxWidth="sm" lead="Vale para cualquier furgo y no caduca.">
      <Typography id="importe-titulo">Importe: {euros(amount)}</Typography>
      <Slider id="importe" aria-labelledby="importe-titulo" value={amount} min={50} max={500} step={10} onChange={(_, value) => setAmount(value)} />
      <TextField select fullWidth id="mes" label="Mes de la escapada" value={month} onChange={(event) => setMonth(event.target.value)} sx={{ my: 2 }}>
        {['abril', 'mayo', 'junio', 'septiembre', 'octubre'].map((name) => <MenuItem key={name} value={name}>{name}</MenuItem>)}
      </TextField>
      <RadioGroup name="envio" value={delivery} onChange={(event) => setDelivery(event.target.value)}>
        <FormControlLabel value="correo" control={<Radio />} label="Por correo electrónico" />
        <FormControlLabel value="casa" control={<Radio />} label="En papel, a casa" />
      </RadioGroup>
      <Stack direction="row" spacing={2} sx={{ my: 2, alignItems: 'center' }}>
        <Typography>Diseño: {design}</Typography>
        <Button id="elegir-diseno" variant="outlined" onClick={() => setOpen(true)}>Elegir diseño</Button>
      </Stack>
      <Button id="comprar-regalo" variant="contained" onClick={() => enqueueSnackbar('Tarjeta añadida a tu compra', { variant: 'success' })}>Comprar la tarjeta</Button>
      <DesignPicker open={open} onClose={() => setOpen(false)} onPick={(name) => { setDesign(name); setOpen(false); }} />
    </Page>
  );
}

function Request({ title, lead, id, button, done, sending }) {
  const [isDone, setDone] = useState(false);
  const form = useFormik({
    initialValues: { asunto: '', mensaje: '' },
    validationSchema: yup.object({ asunto: yup.string().required('Falta el asunto'), mensaje: yup.string().required('Falta el mensaje').min(10, 'Cuéntanos un poco más') }),
    onSubmit: async () => { await api('/' + id, { method: 'POST' }); setDone(true); },
  });
  return (
    <Page title={title} lead={lead} maxWidth="sm">
      {isDone ? <Alert severity="success" id={id + '-hecho'}>{done}</Alert> : (
        <form noValidate onSubmit={form.handleSubmit}>
          {[['asunto', 'Asunto', 1], ['mensaje', 'Mensaje', 4]].map(([name, label, rows]) => (
            <TextField key={name} fullWidth margin="normal" name={name} label={label} multiline={rows > 1} minRows={rows} value={form.values[name]} onChange={form.handleChange} onBlur={form.handleBlur}
              error={Boolean(form.touched[name] && form.errors[name])} helperText={(form.touched[name] && form.errors[name]) || ' '} />
          ))}
          <Button id={id + '-enviar'} type="submit" variant="contained" loading={form.isSubmitting} loadingPosition="start" startIcon={<ChevronRightIcon />}>{form.isSubmitting ? sending : button}</Button>
        </form>
      )}
    </Page>
  );
}

const terms = ['Quién puede conducir', 'Documentación', 'Recogida', 'Devolución', 'Fianza', 'Combustible', 'Limpieza', 'Mascotas', 'Fumar a bordo', 'Asistencia en carretera', 'Averías', 'Seguro', 'Multas y peajes', 'Salir de España', 'Cancelaciones', 'Cambios de fecha', 'Objetos olvidados', 'Protección de datos'];

const clauses = [
  'Lo indicado en este apartado se aplica durante todo el periodo de alquiler, desde la apertura de la furgo hasta su cierre en la estación de devolución.',
  'El titular de la reserva responde de que las demás personas a bordo conozcan estas condiciones y las cumplan.',
  'Cualquier incidencia debe comunicarse en las dos horas siguientes por teléfono o desde el área de cliente.',
  'Si la furgo reservada no está disponible por causa ajena a la empresa, se ofrecerá otra de igual categoría o la devolución íntegra.',
  'Los gastos que se deriven de un uso inadecuado se descuentan de la fianza y se justifican con factura.',
  'Las fotografías tomadas en la recogida sirven como prueba del estado de la carrocería y del interior.',
  'La empresa conserva la documentación durante el plazo que exige la ley y la destruye al terminar.',
];

function Terms() {
  return (
    <Page title="Condiciones de alquiler" maxWidth="md">
      {terms.map((name, n) => (
        <Box key={name} component="section" sx={{ mb: 3 }}>
          <Typography variant="h6" component="h2">{n + 1}. {name}</Typography>
          {[0, 1, 2].map((part) => <Typography key={part} sx={{ mb: 1 }}>{[0, 1, 2].map((line) => clauses[(n * 2 + part * 3 + line) % clauses.length]).join(' ')}</Typography>)}
        </Box>
      ))}
    </Page>
  );
}

const FavouritesContext = createContext(null);

function ScrollToTop() {
  const { pathname } = useLocation();
  useEffect(() => { window.scrollTo(0, 0); }, [pathname]);
  return null;
}

function App() {
  const [booking, setBooking] = useKept('brisa-reserva', emptyBooking);
  const favourites = useKept('brisa-favoritas', [3]);
  const bookingValue = useMemo(() => ({ booking, setBooking }), [booking]);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="es">
        <SnackbarProvider maxSnack={3} autoHideDuration={2400} anchorOrigin={{ vertical: 'top', horizontal: 'right' }}>
          <BookingContext.Provider value={bookingValue}>
            <FavouritesContext.Provider value={favourites}>
              <BrowserRouter>
                <ScrollToTop />
                <Header />
                <Routes>
                  <Route path="/" element={<Home />} />
                  <Route path="/furgos" element={<Fleet />} />
                  <Route path="/furgos/:id" element={<VanPage />} />
                  <Route path="/favoritas" element={<Favourites />} />
                  <Route path="/reserva/fechas" element={<Dates />} />
                  <Route path="/reserva/extras" element={<Extras />} />
                  <Route path="/reserva/conductor" element={<Driver />} />
                  <Route path="/reserva/pago" element={<Payment />} />
                  <Route path="/reserva/gracias" element={<Thanks />} />
                  <Route path="/estaciones" element={<Stations />} />
                  <Route path="/rutas" element={<RoutesPage />} />
                  <Route path="/rutas/:id" element={<RoutePage />} />
                  <Route path="/opiniones" element={<Reviews />} />
                  <Route path="/cuenta" element={<Account />} />
                  <Route path="/cuenta/ajustes" element={<Settings />} />
                  <Route path="/cuenta/puntos" element={<Points />} />
                  <Route path="/ayuda" element={<Help />} />
                  <Route path="/ofertas" element={<Offers />} />
                  <Route path="/ofertas/otono" element={<Autumn />} />
                  <Route path="/regalo" element={<Gift />} />
                  <Route path="/contacto" element={<Request id="mensaje" title="Contacto" lead="Contestamos el mismo día." button="Enviar mensaje" sending="Enviando… puede tardar unos segundos" done="Gracias, te contestamos hoy mismo." />} />
                  <Route path="/larga-estancia" element={<Request id="presupuesto" title="Larga estancia" lead="Para un mes o más te preparamos un precio a medida." button="Pedir presupuesto" sending="Calculando…" done="Recibido. Te mandamos el presupuesto por correo." />} />
                  <Route path="/condiciones" element={<Terms />} />
                  <Route path="*" element={<Page title="Aquí no hay nada"><Button component={Link} to="/">Ir al inicio</Button></Page>} />
                </Routes>
                <Footer />
              </BrowserRouter>
            </FavouritesContext.Provider>
          </BookingContext.Provider>
        </SnackbarProvider>
      </LocalizationProvider>
    </ThemeProvider>
  );
}

createRoot(document.getElementById('root')).render(<App />);
`;
