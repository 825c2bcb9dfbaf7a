/** The account: bookings, settings that save themselves, the points of the club. */
export const account = `
function AccountTabs({ value }) {
  return (
    <Tabs value={value} variant="scrollable" sx={{ mb: 3 }}>
      <Tab value="reservas" label="Reservas" component={Link} to="/cuenta" />
      <Tab value="ajustes" label="Ajustes" component={Link} to="/cuenta/ajustes" />
      <Tab value="puntos" label="Club Brisa" component={Link} to="/cuenta/puntos" />
    </Tabs>
  );
}

function Account() {
  const [bookings, setBookings] = useState();
  useEffect(() => {
    fetch('/api/reservas').then(async (response) => { if (response.ok) setBookings(await response.json()); });
  }, []);
  return (
    <Page title="Mi cuenta">
      <AccountTabs value="reservas" />
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mb: 3 }}>
        <Avatar sx={{ width: 56, height: 56 }}><PersonIcon /></Avatar>
        <Box><Typography>Marta Soler</Typography><Typography variant="body2" color="text.secondary">Cliente desde 2022</Typography></Box>
      </Stack>
      <Typography variant="h6" component="h2" gutterBottom>Próximas reservas</Typography>
      {bookings ? <List>{bookings.map((one) => <ListItem key={one.id}><ListItemText primary={one.van} secondary={one.dates} /></ListItem>)}</List> : <Box><LinearProgress sx={{ mb: 2 }} /><Waiting rows={3} height={64} /></Box>}
    </Page>
  );
}

function Password() {
  const [open, setOpen] = useState(false);
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    await api('/clave', { method: 'POST' });
    setSaving(false);
    setOpen(false);
    enqueueSnackbar('Contraseña cambiada', { variant: 'success' });
  };
  return (
    <>
      <Button id="cambiar-clave" onClick={() => setOpen(true)}>Cambiar contraseña</Button>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby="clave-titulo">
        <DialogTitle id="clave-titulo">Cambiar contraseña</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>Usa al menos diez caracteres.</DialogContentText>
          <TextField autoFocus fullWidth type="password" name="clave" label="Contraseña nueva" />
        </DialogContent>
        <DialogActions>
          <Button id="clave-cancelar" onClick={() => setOpen(false)}>Cancelar</Button>
          <Button id="clave-guardar" loading={saving} onClick={save}>Guardar</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

const settings = [['avisos', 'Avisarme por correo antes de la recogida'], ['sms', 'Avisarme por SMS'], ['ofertas', 'Recibir ofertas de última hora'], ['facturas', 'Facturas en papel']];

function Settings() {
  const [values, setValues] = useKept('brisa-ajustes', { avisos: true, sms: false, ofertas: false, facturas: false });
  const [busy, setBusy] = useState('');
  const change = async (id) => {
    setValues({ ...values, [id]: !values[id] });
    setBusy(id);
    await api('/ajustes', { method: 'POST' }).catch(() => undefined);
    setBusy('');
    enqueueSnackbar('Guardado');
  };
  return (
    <Page title="Ajustes" maxWidth="md">
      <AccountTabs value="ajustes" />
      <FormGroup>
        {settings.map(([id, label]) => (
          <Stack key={id} direction="row" sx={{ alignItems: 'center' }}>
            <FormControlLabel control={<Switch id={'ajuste-' + id} checked={values[id]} onChange={() => change(id)} />} label={label} />
            {busy === id && <CircularProgress size={16} />}
          </Stack>
        ))}
      </FormGroup>
      <Divider sx={{ my: 3 }} />
      <Box sx={{ mb: 2 }}><Password /></Box>
      <Tooltip title="Podrás borrarla cuando devuelvas la furgo de tu reserva actual" describeChild>
        <span id="borrar-cuenta"><Button color="error" disabled>Borrar mi cuenta</Button></span>
      </Tooltip>
      <Typography variant="body2" color="text.secondary">Tienes una reserva en curso: podrás borrar la cuenta cuando termine.</Typography>
    </Page>
  );
}

const pointColumns = [
  { field: 'date', headerName: 'Fecha', width: 130 },
  { field: 'reason', headerName: 'Motivo', flex: 1, minWidth: 180 },
  { field: 'points', headerName: 'Puntos', type: 'number', width: 110 },
];

function Points() {
  const { data, loading } = useApi('/puntos');
  return (
    <Page title="Club Brisa" lead="Cada día de viaje suma diez puntos.">
      <AccountTabs value="puntos" />
      <Box sx={{ height: 420 }} id="movimientos">
        <DataGrid rows={data ?? []} columns={pointColumns} loading={loading} initialState={{ pagination: { paginationModel: { pageSize: 10 } } }} pageSizeOptions={[10, 25]} disableRowSelectionOnClick />
      </Box>
    </Page>
  );
}
`;
