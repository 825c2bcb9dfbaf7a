/** The map of stations, the routes and the reviews. */
export const places = `
const priceIcon = (text) => L.divIcon({ className: 'marca', html: '<span>' + text + '</span>', iconSize: [64, 28], iconAnchor: [32, 28] });

function MapHandle({ onMap }) {
  const map = useMap();
  useEffect(() => { onMap(map); }, [map]);
  return null;
}

function Stations() {
  const { data: stations } = useApi('/estaciones');
  const [map, setMap] = useState(null);
  const [selected, setSelected] = useState(null);
  const markers = useRef({});
  const show = (station) => {
    map.flyTo([station.lat, station.lng], 12, { duration: 0.8 });
    setSelected(station.id);
    map.once('moveend', () => markers.current[station.id]?.openPopup());
  };
  return (
    <Page title="Estaciones de recogida" lead="Recoge y devuelve la furgo a cualquier hora: el acceso se abre con tu móvil.">
      <Grid container spacing={3}>
        <Grid size={{ xs: 12, md: 4 }}>
          {stations ? (
            <List id="estaciones">
              {stations.map((station) => (
                <ListItem key={station.id} disablePadding divider>
                  <ListItemButton id={'estacion-' + station.id} selected={selected === station.id} onClick={() => show(station)}>
                    <ListItemIcon><PlaceIcon color={selected === station.id ? 'secondary' : 'inherit'} /></ListItemIcon>
                    <ListItemText primary={station.name} secondary={station.address} />
                  </ListItemButton>
                </ListItem>
              ))}
            </List>
          ) : <Waiting rows={6} height={56} />}
        </Grid>
        <Grid size={{ xs: 12, md: 8 }}>
          <MapContainer center={[39.35, -0.1]} zoom={8} style={{ height: 440, borderRadius: 12 }} id="mapa" scrollWheelZoom={false}>
            <TileLayer url="/teselas/{z}/{x}/{y}.svg" attribution="Cartografía de muestra" />
            <MapHandle onMap={setMap} />
            {stations?.filter((station) => station.lat).map((station) => (
              <Marker key={station.id} position={[station.lat, station.lng]} icon={priceIcon(station.vans + ' furgos')} ref={(marker) => { markers.current[station.id] = marker; }}>
                <Popup><b>{station.name}</b><br />{station.address}<br />Hay {station.vans} furgos</Popup>
              </Marker>
            ))}
          </MapContainer>
        </Grid>
      </Grid>
    </Page>
  );
}

function RoutesPage() {
  const { data: routes } = useApi('/rutas');
  const [page, setPage] = useState(1);
  return (
    <Page title="Rutas para una escapada" lead="Recorridos que hemos hecho nosotros, con los sitios donde se puede dormir.">
      {routes ? (
        <>
          <Grid container spacing={2}>
            {routes.slice((page - 1) * 4, page * 4).map((route) => (
              <Grid key={route.id} size={{ xs: 12, sm: 6 }}>
                <Card><CardMedia component="img" image={'/fotos/' + (20 + route.id) + '-0.svg'} alt="" sx={{ aspectRatio: '1000 / 420' }} />
                  <CardContent><Typography variant="h6">{route.name}</Typography><Typography variant="body2">{route.days} días · {route.km} km</Typography></CardContent>
                  <CardActions><Button component={Link} to={'/rutas/' + route.id}>Ver la ruta</Button></CardActions></Card>
              </Grid>
            ))}
          </Grid>
          <Pagination id="paginas" sx={{ mt: 3 }} count={Math.ceil(routes.length / 4)} page={page} onChange={(_, value) => setPage(value)} />
        </>
      ) : <Waiting rows={3} height={220} />}
    </Page>
  );
}

function RouteMap({ route }) {
  return (
    <Box component="ol" id="paradas">
      {route.stages.map((stage) => <li key={stage.day}>Día {stage.day}: se duerme en {stage.stop.name}</li>)}
    </Box>
  );
}

function RoutePage() {
  const { id } = useParams();
  const { data: route } = useApi('/ruta?id=' + id);
  const [tab, setTab] = useState('etapas');
  if (!route) return <Page title="Cargando ruta"><Waiting rows={5} /></Page>;
  return (
    <Page title={route.name} lead={route.text}>
      <Box component="img" src={'/fotos/' + (20 + route.id) + '-0.svg'} alt={route.name} sx={{ width: 1, aspectRatio: '1000 / 420', borderRadius: 3 }} />
      <Tabs value={tab} onChange={(_, value) => setTab(value)}>
        <Tab id="ver-etapas" value="etapas" label="Etapas" />
        <Tab id="ver-paradas" value="paradas" label="Dónde dormir" />
        <Tab id="ver-consejos" value="consejos" label="Consejos" />
      </Tabs>
      {tab === 'etapas' && <List>{route.stages.map((stage) => <ListItem key={stage.day} divider><ListItemText primary={'Día ' + stage.day} secondary={stage.text} /></ListItem>)}</List>}
      {tab === 'paradas' && <RouteMap route={route} />}
      {tab === 'consejos' && <Typography sx={{ py: 3 }}>Llena el depósito de agua antes de salir y evita las calas los fines de semana de agosto.</Typography>}
      <Button component={Link} to="/rutas">Volver a las rutas</Button>
    </Page>
  );
}

function Reviews() {
  const { data } = useApi('/opiniones');
  return (
    <Page title="Opiniones">
      {data ? (
        <>
          <Paper sx={{ p: 3, mb: 3 }}><Typography sx={{ fontSize: 24, lineHeight: 1.5 }}>{data.featured}</Typography><Typography>Familia Ferrer, agosto</Typography></Paper>
          <Stack spacing={2}>{data.items.map((item) => <Paper key={item.id} variant="outlined" sx={{ p: 2 }}><Rating readOnly size="small" value={item.stars} /><Typography>{item.text}</Typography><Typography variant="caption">{item.who}</Typography></Paper>)}</Stack>
        </>
      ) : <Waiting rows={5} height={110} />}
    </Page>
  );
}
`;
