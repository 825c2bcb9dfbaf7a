/** One van: pictures, tabs, calendar, price. */
export const van = `
function Viewer({ photos, open, onClose }) {
  const [shown, setShown] = useState(0);
  const [opened, setOpened] = useState(false);
  useEffect(() => { if (open) setOpened(true); }, [open]);
  if (!opened) return null;
  return (
    <Box className="visor-fotos" role="dialog" aria-label="Visor de fotos" aria-hidden={!open}
      sx={{ position: 'fixed', inset: 0, zIndex: 1400, bgcolor: 'rgba(0,0,0,.86)', opacity: open ? 1 : 0, transition: 'opacity .25s', display: 'grid', placeItems: 'center' }}>
      <Box component="img" src={photos[shown]} alt={'Foto ' + (shown + 1) + ' ampliada'} sx={{ width: 'min(94vw, 1000px)' }} />
      {open && (
        <>
          <IconButton id="visor-cerrar" aria-label="Cerrar fotos" onClick={onClose} sx={{ position: 'absolute', top: 12, right: 12, color: '#fff' }}><CloseIcon /></IconButton>
          <Button id="visor-otra" onClick={() => setShown((shown + 1) % photos.length)} sx={{ position: 'absolute', bottom: 24, color: '#fff' }}>Otra foto</Button>
        </>
      )}
    </Box>
  );
}

function Availability({ van }) {
  const [month, setMonth] = useState(dayjs().add(1, 'month').startOf('month'));
  const [note, setNote] = useState('');
  const { data, loading } = useApi('/disponibilidad?furgo=' + van.id + '&mes=' + month.format('YYYY-MM'));
  const taken = data?.taken ?? [];
  return (
    <Box>
      <Typography variant="h6" component="h2">Disponibilidad</Typography>
      <DateCalendar value={null} referenceDate={month} loading={loading} renderLoading={() => <CircularProgress size={28} />} onMonthChange={setMonth}
        slots={{ day: TakenDay }} slotProps={{ day: { taken, onTaken: setNote }, nextIconButton: { id: 'mes-siguiente' }, previousIconButton: { id: 'mes-anterior' } }}
        onChange={(day) => setNote(day ? 'El ' + day.format('D [de] MMMM') + ' está libre desde ' + euros(van.price) : '')} disablePast />
      <Typography variant="body2" aria-live="polite" id="nota-dia" sx={{ minHeight: 44, textAlign: 'center' }}>{note || 'Toca un día para ver si está libre.'}</Typography>
    </Box>
  );
}

function TakenDay({ taken, onTaken, ...props }) {
  const isTaken = !props.outsideCurrentMonth && taken.includes(props.day.date());
  if (!isTaken) return <PickersDay {...props} />;
  return (
    <Box className="ocupado" onClick={() => onTaken('El ' + props.day.format('D [de] MMMM') + ' ya está reservado.')}>
      <PickersDay {...props} disabled sx={{ textDecoration: 'line-through' }} />
    </Box>
  );
}

function VanTabs({ van }) {
  const [tab, setTab] = useState('equipamiento');
  const { data, loading } = useApi('/ficha?furgo=' + van.id + '&parte=' + tab);
  return (
    <Box sx={{ mt: 3 }}>
      <Tabs value={tab} onChange={(_, value) => setTab(value)} variant="scrollable" allowScrollButtonsMobile>
        <Tab id="tab-equipamiento" value="equipamiento" label="Equipamiento" />
        <Tab id="tab-medidas" value="medidas" label="Medidas" />
        <Tab id="tab-comentarios" value="comentarios" label="Comentarios" />
      </Tabs>
      <Divider />
      <Box sx={{ minHeight: 260, pt: 2 }} role="tabpanel">
        {loading || !data ? <Waiting rows={4} height={36} /> : (
          <List dense id="ficha">{data.map((line) => <ListItem key={line[0]}><ListItemText primary={line[0]} secondary={line[1]} /></ListItem>)}</List>
        )}
      </Box>
    </Box>
  );
}

function Share({ van }) {
  const [anchor, setAnchor] = useState(null);
  const copy = () => {
    navigator.clipboard?.writeText(location.href).catch(() => undefined);
    setAnchor(null);
    enqueueSnackbar('Enlace copiado', { variant: 'success' });
  };
  return (
    <>
      <Button id="compartir" startIcon={<ShareIcon />} onClick={(event) => setAnchor(event.currentTarget)} aria-haspopup="menu">Compartir</Button>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        <MenuItem id="copiar-enlace" onClick={copy}><ListItemIcon><ContentCopyIcon fontSize="small" /></ListItemIcon>Copiar enlace</MenuItem>
        <MenuItem onClick={() => setAnchor(null)}>Enviar por correo</MenuItem>
      </Menu>
    </>
  );
}

function Watching({ id }) {
  const [count, setCount] = useState();
  useEffect(() => {
    const ask = () => api('/viendo?furgo=' + id).then((answer) => setCount(answer.count)).catch(() => undefined);
    ask();
    const timer = setInterval(ask, 4000);
    return () => clearInterval(timer);
  }, [id]);
  return <Typography variant="body2" color="secondary" sx={{ minHeight: 24 }}>{count ? count + ' personas están mirando esta furgo' : ''}</Typography>;
}

function VanPage() {
  const { id } = useParams();
  const navigate = useNavigate();
  const { setBooking } = useBooking();
  const { data: van, error } = useApi('/furgo?id=' + id);
  const [viewing, setViewing] = useState(false);
  if (error) return <Page title="Furgo no encontrada"><Button component={Link} to="/furgos">Ver todas las furgos</Button></Page>;
  if (!van) return <Page title="Cargando furgo"><Skeleton variant="rounded" sx={{ aspectRatio: '1000 / 420', height: 'auto' }} /><Box sx={{ mt: 2 }}><Waiting /></Box></Page>;
  const photos = [0, 1, 2, 3, 4].map((n) => '/fotos/' + van.id + '-' + n + '.svg');
  const book = () => {
    setBooking((before) => ({ ...before, van: van.id, name: van.name, pricePerDay: van.price }));
    navigate('/reserva/fechas');
  };
  return (
    <Page title={van.name}>
      <Breadcrumbs sx={{ mb: 2 }}><Link to="/">Inicio</Link><Link to="/furgos">Furgos</Link><Typography>{van.name}</Typography></Breadcrumbs>
      <Grid container spacing={4}>
        <Grid size={{ xs: 12, md: 8 }}>
          <PhotoStrip id="fotos" photos={photos} />
          <Stack direction="row" spacing={1} sx={{ mt: 1 }}><Button id="ampliar" onClick={() => setViewing(true)}>Ampliar fotos</Button><Share van={van} /></Stack>
          <Typography sx={{ mt: 2 }} id="descripcion">{van.text}</Typography>
          <VanTabs van={van} />
        </Grid>
        <Grid size={{ xs: 12, md: 4 }}>
          <Paper variant="outlined" sx={{ p: 2 }}>
            <Typography variant="h5">{euros(van.price)} <small>/ día</small></Typography>
            <Watching id={van.id} />
            <Button id="reservar" variant="contained" color="secondary" size="large" fullWidth sx={{ my: 2 }} onClick={book}>Reservar esta furgo</Button>
            <Availability van={van} />
          </Paper>
        </Grid>
      </Grid>
      <Viewer photos={photos} open={viewing} onClose={() => setViewing(false)} />
    </Page>
  );
}
`;
