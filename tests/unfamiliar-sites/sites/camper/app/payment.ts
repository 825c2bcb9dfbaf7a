/** The last two steps of a booking: driver and payment, with the card processor's own document. */
export const payment = `
const driverSchema = yup.object({
  nombre: yup.string().trim().required('Escribe tu nombre y apellidos'),
  correo: yup.string().required('Escribe tu correo').email('Este correo no parece correcto'),
  telefono: yup.string().required('Escribe tu teléfono').matches(/^[679][0-9]{8}$/, 'Introduce un teléfono válido'),
  carnet: yup.string().required('Escribe el número de tu carnet').min(8, 'El número tiene al menos 8 caracteres'),
});

function Driver() {
  const navigate = useNavigate();
  const form = useFormik({
    initialValues: { nombre: '', correo: '', telefono: '', carnet: '', conductores: '1', acepta: false },
    validationSchema: driverSchema,
    onSubmit: async (values) => { await api('/conductor', { method: 'POST', body: JSON.stringify(values) }); navigate('/reserva/pago'); },
  });
  const field = (name, label, rest = {}) => (
    <TextField fullWidth name={name} id={name} label={label} value={form.values[name]} onChange={form.handleChange} onBlur={form.handleBlur}
      error={Boolean(form.touched[name] && form.errors[name])} helperText={(form.touched[name] && form.errors[name]) || ' '} {...rest} />
  );
  return (
    <BookingFrame at={2} title="¿Quién conduce?" next="/reserva/pago" nextId="guardar-conductor" onNext={form.submitForm}>
      <form noValidate onSubmit={form.handleSubmit} id="formulario-conductor">
        <Grid container spacing={2}>
          <Grid size={{ xs: 12, sm: 6 }}>{field('nombre', 'Nombre y apellidos')}</Grid>
          <Grid size={{ xs: 12, sm: 6 }}>{field('correo', 'Correo electrónico', { type: 'email' })}</Grid>
          <Grid size={{ xs: 12, sm: 6 }}>{field('telefono', 'Teléfono móvil', { type: 'tel' })}</Grid>
          <Grid size={{ xs: 12, sm: 6 }}>{field('carnet', 'Número del carnet de conducir')}</Grid>
        </Grid>
        <RadioGroup row name="conductores" value={form.values.conductores} onChange={form.handleChange}>
          <FormControlLabel value="1" control={<Radio />} label="Solo yo" />
          <FormControlLabel value="2" control={<Radio />} label="Dos conductores" />
        </RadioGroup>
        <Button type="submit" sx={{ display: 'none' }}>Guardar</Button>
      </form>
    </BookingFrame>
  );
}

const cardDocument = [
  '<!doctype html><html lang="es"><meta charset="utf-8"><style>body{font:15px sans-serif;margin:0;padding:8px}label{display:block;margin-bottom:10px;color:#444}',
  'input{display:block;width:100%;box-sizing:border-box;font:inherit;padding:10px;border:1px solid #aaa;border-radius:8px}div{display:flex;gap:10px}p{color:#b3261e;margin:0;min-height:18px;font-size:13px}</style>',
  '<form><label>Número de tarjeta<input name="numero" inputmode="numeric" autocomplete="cc-number"></label>',
  '<div><label>Caducidad<input name="caduca" placeholder="MM/AA"></label><label>CVC<input name="cvc" inputmode="numeric" maxlength="4"></label></div><p role="alert"></p></form>',
  '<scr' + 'ipt>var n=document.querySelector("[name=numero]"),p=document.querySelector("p");',
  'n.addEventListener("input",function(){n.value=n.value.replace(/[^0-9]/g,"").slice(0,16).replace(/(.{4})(?=.)/g,"$1 ")});',
  'n.addEventListener("blur",function(){p.textContent=n.value.length&&n.value.length<19?"Faltan cifras":""});',
  'addEventListener("message",function(e){if(e.data&&e.data.type==="tokenize")setTimeout(function(){parent.postMessage({type:"token",token:"tk_"+Date.now()},"*")},280)});</scr' + 'ipt></html>',
].join('');

function receiptOf(booking, token) {
  return { token, total: totalOf(booking), deposit: booking.insurance.deposit.amount, vans: [booking.van] };
}

function Payment() {
  const navigate = useNavigate();
  const { booking } = useBooking();
  const [method, setMethod] = useState('tarjeta');
  const [help, setHelp] = useState(null);
  const [sending, setSending] = useState(false);
  const frame = useRef(null);
  useEffect(() => {
    const onMessage = (event) => {
      if (event.source !== frame.current?.contentWindow || event.data?.type !== 'token') return;
      const receipt = receiptOf(booking, event.data.token);
      setSending(true);
      api('/pago', { method: 'POST', body: JSON.stringify(receipt) }).then(() => navigate('/reserva/gracias'));
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [booking]);
  const pay = async () => {
    if (method === 'tarjeta') return frame.current.contentWindow.postMessage({ type: 'tokenize' }, '*');
    setSending(true);
    await api('/pago', { method: 'POST', body: JSON.stringify({ method, total: totalOf(booking) }) });
    navigate('/reserva/gracias');
  };
  return (
    <BookingFrame at={3} title="Pago">
      <RadioGroup value={method} onChange={(event) => setMethod(event.target.value)} name="metodo">
        <FormControlLabel id="metodo-tarjeta" value="tarjeta" control={<Radio />} label="Tarjeta" />
        <FormControlLabel id="metodo-transferencia" value="transferencia" control={<Radio />} label="Transferencia" />
        <FormControlLabel id="metodo-bizum" value="bizum" control={<Radio />} label="Bizum" />
      </RadioGroup>
      {method === 'tarjeta' && (
        <Box sx={{ mt: 1 }}>
          <iframe ref={frame} id="tarjeta" title="Datos de la tarjeta" sandbox="allow-scripts allow-forms" srcDoc={cardDocument} style={{ border: 0, width: '100%', height: 200 }} />
          <Button id="que-es-cvc" size="small" startIcon={<HelpOutlineIcon />} onClick={(event) => setHelp(event.currentTarget)}>¿Dónde está el CVC?</Button>
          <Popover open={Boolean(help)} anchorEl={help} onClose={() => setHelp(null)} anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}>
            <Box sx={{ p: 2, maxWidth: 280 }} id="cvc-ayuda"><Typography gutterBottom>Son las tres cifras del reverso, junto a la firma.</Typography><Button id="cvc-entendido" size="small" onClick={() => setHelp(null)}>Entendido</Button></Box>
          </Popover>
        </Box>
      )}
      {method === 'transferencia' && <Alert severity="info" sx={{ mt: 2 }}>Tienes 24 horas para hacer la transferencia. Te enviamos los datos por correo.</Alert>}
      {method === 'bizum' && <Alert severity="info" sx={{ mt: 2 }}>Recibirás el aviso en tu móvil después de confirmar.</Alert>}
      <Button id="pagar" size="large" variant="contained" color="secondary" sx={{ mt: 3 }} loading={sending} onClick={pay}>Confirmar y pagar</Button>
    </BookingFrame>
  );
}

function Thanks() {
  const { booking } = useBooking();
  return (
    <Page title="¡Reserva hecha!">
      <Alert severity="success" sx={{ mb: 2 }}>Tu reserva BC-2041 de {booking.name} está confirmada. Te hemos enviado un correo con todo.</Alert>
      <Button component={Link} to="/cuenta" variant="outlined">Ver mis reservas</Button>
    </Page>
  );
}
`;
