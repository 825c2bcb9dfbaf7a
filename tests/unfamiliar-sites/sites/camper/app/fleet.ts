/** The list of vans with its filters, and the favourites. */
export const fleet = `
function VanCard({ van }) {
  const [favourites, setFavourites] = useContext(FavouritesContext);
  const liked = favourites.includes(van.id);
  const toggle = () => {
    setFavourites(liked ? favourites.filter((id) => id !== van.id) : [...favourites, van.id]);
    api('/favorita?id=' + van.id, { method: 'POST' }).catch(() => undefined);
  };
  return (
    <Card sx={{ height: 1, display: 'flex', flexDirection: 'column' }} className="furgo">
      <CardMedia component="img" loading="lazy" image={'/fotos/' + van.id + '-0.svg'} alt={'Furgo ' + van.name} sx={{ aspectRatio: '1000 / 420' }} />
      <CardContent sx={{ flexGrow: 1 }}>
        <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
          <Typography variant="h6" component="h3">{van.name}</Typography>
          <IconButton id={'corazon-' + van.id} aria-label={liked ? 'Quitar de favoritas' : 'Guardar en favoritas'} color={liked ? 'secondary' : 'default'} onClick={toggle}>
            {liked ? <FavoriteIcon /> : <FavoriteBorderIcon />}
          </IconButton>
        </Stack>
        <Typography variant="body2" color="text.secondary">{van.model} · {van.year}</Typography>
        <Stack direction="row" spacing={1} sx={{ mt: 1, flexWrap: 'wrap' }}>
          <Chip size="small" icon={<HotelIcon />} label={van.beds + ' camas'} />
          {van.shower && <Chip size="small" icon={<ShowerIcon />} label="Ducha" />}
          <Chip size="small" icon={<StarIcon />} label={van.stars} />
        </Stack>
      </CardContent>
      <CardActions sx={{ justifyContent: 'space-between', px: 2, pb: 2 }}>
        <Typography><b>{euros(van.price)}</b> / día</Typography>
        <Button component={Link} to={'/furgos/' + van.id} size="small" variant="contained">Ver furgo</Button>
      </CardActions>
    </Card>
  );
}

const features = [['ducha', 'Con ducha'], ['perro', 'Admite perros'], ['automatica', 'Automática'], ['techo', 'Techo elevable'], ['solar', 'Placa solar']];

function Filters({ filters, setFilters }) {
  const [price, setPrice] = useState([filters.min, filters.max]);
  useEffect(() => setPrice([filters.min, filters.max]), [filters.min, filters.max]);
  const toggle = (id) => setFilters({ ...filters, with: filters.with.includes(id) ? filters.with.filter((one) => one !== id) : [...filters.with, id] });
  return (
    <Stack spacing={3} sx={{ p: { xs: 3, md: 0 } }}>
      <Box>
        <Typography id="precio-titulo" gutterBottom>Precio por día: {euros(price[0])} a {euros(price[1])}</Typography>
        <Box sx={{ px: 1.5 }}>
          <Slider id="precio" aria-labelledby="precio-titulo" min={60} max={180} step={5} value={price} valueLabelDisplay="auto" onChange={(_, value) => setPrice(value)}
            onChangeCommitted={(_, [min, max]) => setFilters({ ...filters, min, max })} />
        </Box>
      </Box>
      <Box>
        <Typography gutterBottom>Equipamiento</Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {features.map(([id, label]) => (
            <Chip key={id} id={'filtro-' + id} label={label} clickable color={filters.with.includes(id) ? 'primary' : 'default'} variant={filters.with.includes(id) ? 'filled' : 'outlined'} onClick={() => toggle(id)} />
          ))}
        </Stack>
      </Box>
      <FormGroup>
        <Typography gutterBottom>Plazas</Typography>
        {[2, 3, 4, 5].map((n) => (
          <FormControlLabel key={n} label={n + ' plazas'} control={<Checkbox size="small" checked={filters.seats.includes(n)} onChange={() => setFilters({ ...filters, seats: filters.seats.includes(n) ? filters.seats.filter((one) => one !== n) : [...filters.seats, n] })} />} />
        ))}
      </FormGroup>
    </Stack>
  );
}

function Fleet() {
  const wide = useMediaQuery('(min-width:900px)');
  const [drawer, setDrawer] = useState(false);
  const [order, setOrder] = useState('recomendadas');
  const [filters, setFilters] = useState({ min: 60, max: 180, with: [], seats: [] });
  const [vans, setVans] = useState();
  const [busy, setBusy] = useState(false);
  const query = new URLSearchParams({ orden: order, min: filters.min, max: filters.max, con: filters.with.join(), plazas: filters.seats.join() }).toString();
  useEffect(() => {
    let isStale = false;
    setBusy(true);
    fetch('/api/furgos?' + query)
      .then((response) => (response.ok ? response.json() : undefined))
      .then((found) => {
        if (isStale) return;
        if (found) setVans(found);
        setBusy(false);
      });
    return () => { isStale = true; };
  }, [query]);
  const panel = <Filters filters={filters} setFilters={setFilters} />;
  return (
    <Page title="Nuestras furgos" lead="Quince furgos, todas con cocina, nevera y calefacción. Los kilómetros van incluidos.">
      <Grid container spacing={3}>
        {wide && <Grid size={3}>{panel}</Grid>}
        <Grid size={{ xs: 12, md: 9 }}>
          <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 2, gap: 1 }}>
            <Typography aria-live="polite" id="cuantas">{vans ? vans.length + ' furgos' : 'Buscando…'}</Typography>
            <Stack direction="row" spacing={1}>
              {!wide && <Button id="abrir-filtros" startIcon={<TuneIcon />} onClick={() => setDrawer(true)}>Filtros</Button>}
              <TextField select size="small" id="orden" label="Ordenar" value={order} onChange={(event) => setOrder(event.target.value)} sx={{ minWidth: 160 }}>
                <MenuItem value="recomendadas">Recomendadas</MenuItem>
                <MenuItem value="precio">Más baratas</MenuItem>
                <MenuItem value="nuevas">Más nuevas</MenuItem>
              </TextField>
            </Stack>
          </Stack>
          <Box sx={{ height: 4, mb: 1 }}>{busy && <LinearProgress />}</Box>
          {vans ? (
            vans.length ? <Grid container spacing={2} id="lista">{vans.map((van) => <Grid key={van.id} size={{ xs: 12, sm: 6, lg: 4 }}><VanCard van={van} /></Grid>)}</Grid>
              : <Alert severity="info">No hay furgos con esos filtros. Prueba con un precio más amplio.</Alert>
          ) : <Waiting rows={5} height={220} />}
        </Grid>
      </Grid>
      <Drawer anchor="bottom" open={drawer && !wide} onClose={() => setDrawer(false)}>
        {panel}
        <Box sx={{ p: 2 }}><Button id="ver-resultados" fullWidth variant="contained" onClick={() => setDrawer(false)}>Ver resultados</Button></Box>
      </Drawer>
    </Page>
  );
}

function Favourites() {
  const [signIn, setSignIn] = useState(false);
  const [favourites] = useContext(FavouritesContext);
  useEffect(() => {
    fetch('/api/sesion').then((response) => setSignIn(response.status === 401));
    fetch('https://metricas.viajeros.example/v1/vista', { method: 'POST', mode: 'no-cors' }).catch(() => undefined);
  }, []);
  return (
    <Page title="Tus favoritas">
      {signIn && <Alert severity="info" sx={{ mb: 2 }} action={<Button id="entrar" size="small" color="inherit" component={Link} to="/cuenta">Entrar</Button>}>Las guardamos en este navegador. Entra en tu cuenta para verlas también en el móvil.</Alert>}
      {favourites.length ? <Typography>Tienes {favourites.length} furgos guardadas.</Typography> : <Typography>Todavía no has guardado ninguna. Toca el corazón de una furgo y aparecerá aquí.</Typography>}
      <Button id="volver-furgos" component={Link} to="/furgos" sx={{ mt: 2 }}>Ver todas las furgos</Button>
    </Page>
  );
}
`;
