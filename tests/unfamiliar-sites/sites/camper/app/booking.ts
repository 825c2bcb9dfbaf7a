/** The first two steps of a booking: dates and extras. */
export const booking = `
const steps = [['/reserva/fechas', 'Fechas'], ['/reserva/extras', 'Extras'], ['/reserva/conductor', 'Conductor'], ['/reserva/pago', 'Pago']];

function BookingFrame({ at, title, children, next, onNext, nextId = 'continuar' }) {
  const navigate = useNavigate();
  const { booking } = useBooking();
  const narrow = useMediaQuery('(max-width:600px)');
  return (
    <Page title={title}>
      <Stepper activeStep={at} alternativeLabel={narrow} sx={{ mb: 4 }}>
        {steps.map(([path, label]) => <Step key={path}><StepLabel>{label}</StepLabel></Step>)}
      </Stepper>
      <Grid container spacing={4}>
        <Grid size={{ xs: 12, md: 8 }}>{children}</Grid>
        <Grid size={{ xs: 12, md: 4 }}>
          <Paper variant="outlined" sx={{ p: 2 }}>
            <Typography variant="h6" component="h2">Tu reserva</Typography>
            <Table size="small"><TableBody>
              <TableRow><TableCell>Furgo</TableCell><TableCell align="right">{booking.name}</TableCell></TableRow>
              <TableRow><TableCell>Días</TableCell><TableCell align="right">{booking.days}</TableCell></TableRow>
              <TableRow><TableCell>Precio por día</TableCell><TableCell align="right">{euros(booking.pricePerDay)}</TableCell></TableRow>
              <TableRow><TableCell>Seguro</TableCell><TableCell align="right">{booking.insurance.name}</TableCell></TableRow>
              <TableRow><TableCell><b>Total</b></TableCell><TableCell align="right" id="total"><b>{euros(totalOf(booking))}</b></TableCell></TableRow>
            </TableBody></Table>
          </Paper>
          <Stack direction="row" spacing={2} sx={{ mt: 2 }}>
            {at > 0 && <Button id="atras" onClick={() => navigate(steps[at - 1][0])}>Atrás</Button>}
            {next && <Button id={nextId} variant="contained" onClick={onNext ?? (() => navigate(next))}>Continuar</Button>}
          </Stack>
        </Grid>
      </Grid>
    </Page>
  );
}

function RangeDay({ from, to, ...props }) {
  const inside = from && to && !props.outsideCurrentMonth && props.day.isAfter(from, 'day') && props.day.isBefore(to, 'day');
  const isEnd = [from, to].some((day) => day && props.day.isSame(day, 'day')) && !props.outsideCurrentMonth;
  return <PickersDay {...props} selected={isEnd} sx={inside ? { bgcolor: 'rgba(15,107,107,.18)', borderRadius: 0 } : undefined} />;
}

function Dates() {
  const { booking, setBooking } = useBooking();
  const [from, setFrom] = useState(null);
  const [to, setTo] = useState(null);
  const [hour, setHour] = useState('10');
  const pick = (day) => {
    if (!from || to || day.isBefore(from, 'day')) { setFrom(day); setTo(null); return; }
    setTo(day);
    setBooking((before) => ({ ...before, days: Math.max(1, day.diff(from, 'day')) }));
  };
  const ready = from && to;
  return (
    <BookingFrame at={0} title="¿Cuándo viajas?" next="/reserva/extras">
      <DateCalendar value={null} onChange={pick} disablePast slots={{ day: RangeDay }} referenceDate={dayjs().add(1, 'month').startOf('month')}
        slotProps={{ day: { from, to }, nextIconButton: { id: 'calendario-siguiente' }, previousIconButton: { id: 'calendario-anterior' } }} />
      <Typography id="rango" aria-live="polite" sx={{ textAlign: 'center', minHeight: 28 }}>
        {ready ? 'Del ' + from.format('D [de] MMMM') + ' al ' + to.format('D [de] MMMM') : from ? 'Ahora elige el día de vuelta.' : 'Elige el día de recogida. Si no lo cambias, guardamos ' + booking.days + ' días.'}
      </Typography>
      <Stack direction="row" spacing={2} sx={{ mt: 2, justifyContent: 'center' }}>
        <TextField select id="hora" label="Hora de recogida" value={hour} onChange={(event) => setHour(event.target.value)} sx={{ minWidth: 180 }}>
          {['9', '10', '11', '12', '16', '17', '18'].map((n) => <MenuItem key={n} value={n}>{n + ':00'}</MenuItem>)}
        </TextField>
        <Button id="borrar-fechas" onClick={() => { setFrom(null); setTo(null); }} disabled={!from}>Borrar fechas</Button>
      </Stack>
    </BookingFrame>
  );
}

function Coupon() {
  const { setBooking } = useBooking();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const asking = useRef(false);
  const apply = async () => {
    if (asking.current) return;
    asking.current = true;
    const answer = await api('/cupon?codigo=' + encodeURIComponent(code));
    if (!answer.valid) {
      setProblem('Este código no existe o ha caducado');
      return;
    }
    setBooking((before) => ({ ...before, discount: answer.discount }));
    enqueueSnackbar('Descuento aplicado', { variant: 'success' });
    asking.current = false;
  };
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start', mt: 3 }}>
      <TextField name="codigo" label="Código de descuento" size="small" value={code} error={Boolean(problem)} helperText={problem || ' '} onChange={(event) => { setCode(event.target.value); setProblem(''); }} />
      <Button id="aplicar" variant="outlined" onClick={apply}>Aplicar código</Button>
    </Stack>
  );
}

const extras = [['sabanas', 'Sábanas y toallas', 'Un juego por persona.'], ['bici', 'Bicicleta', 'Con candado y casco.'], ['mesa', 'Mesa plegable', 'Para cuatro.'], ['barbacoa', 'Barbacoa de gas', 'Con bombona llena.'], ['silla', 'Silla infantil', 'De 9 a 36 kilos.']];

function Extras() {
  const { booking, setBooking } = useBooking();
  const [working, setWorking] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const [quote, setQuote] = useState();
  useEffect(() => {
    if (!working) return;
    const timer = setInterval(() => setSeconds((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [working]);
  const ask = async () => {
    setSeconds(0);
    setWorking(true);
    setQuote(await api('/ferry'));
    setWorking(false);
  };
  return (
    <BookingFrame at={1} title="¿Qué más necesitas?" next="/reserva/conductor">
      <List>
        {extras.map(([id, name, text]) => (
          <ListItem key={id} divider secondaryAction={<Counter id={id} label={name} value={booking.extras[id]} onChange={(count) => setBooking((before) => ({ ...before, extras: { ...before.extras, [id]: count } }))} />}>
            <ListItemText primary={name + ' · ' + euros(extraPrices[id])} secondary={text} sx={{ pr: 12 }} />
          </ListItem>
        ))}
      </List>
      <Paper variant="outlined" sx={{ p: 2, mt: 3 }}>
        <Typography variant="h6" component="h2">Ferri a Baleares</Typography>
        <Typography variant="body2" gutterBottom>Preguntamos el precio a tres navieras. Puede tardar unos diez segundos.</Typography>
        <Button id="ferri" variant="outlined" onClick={ask} disabled={working}>Consultar el ferri</Button>
        {quote && <Typography id="ferri-precio" sx={{ mt: 1 }}>Desde {euros(quote.price)} ida y vuelta con {quote.company}.</Typography>}
      </Paper>
      <Coupon />
      <Backdrop open={working} sx={{ color: '#fff', zIndex: 1500, flexDirection: 'column', gap: 2 }}>
        <CircularProgress color="inherit" />
        <Typography role="status">Preguntando a las navieras… {seconds} s</Typography>
      </Backdrop>
    </BookingFrame>
  );
}
`;
